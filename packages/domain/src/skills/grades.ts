/** Every grade a skill or a content item can have, in the order in which people expect them (specification, section 3). */
export const grades = [
  'Pre-Nursery',
  'Nursery',
  'KG',
  'K',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
  '10',
  '11',
  '12',
  'K-2',
  '3-5',
  '6-8',
  '9-12',
  'Secondary',
  'O-Level',
  'A-Level',
  'GCSE',
  'IGCSE',
  'Generic',
  'Adults',
] as const;

/**
 * The entries of a comma list as skills and users carry it (`'4,5'`), trimmed, empty ones left out.
 */
export function splitList(list: string): string[] {
  return list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * The grades a user may choose from: `grades_access` and `specs.grades` together (both must allow), where `ALL` or empty
 * means every grade (specification, section 6; C-811, C-812, C-813).
 */
export function allowedGrades(access: { grades_access: string; specs_grades: string }): string[] {
  const limits = [access.grades_access, access.specs_grades]
    .map(splitList)
    .filter((list) => list.length > 0 && !list.some((entry) => entry.toUpperCase() === 'ALL'));
  return grades.filter((grade) => limits.every((limit) => limit.includes(grade)));
}
