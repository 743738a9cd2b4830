import type { DemoSkill, DemoSubject } from '../types.ts';

/** Topic (`-` for none), skill and, where there is one, secondary skill. */
type SkillRow = readonly [subcategory: string, skill: string, secondary_skill?: string];

interface Unit {
  grade: string;
  code: string;
  category: string;
  rows: readonly SkillRow[];
}

export function unit(grade: string, code: string, category: string, rows: readonly SkillRow[]): Unit {
  return { grade, code, category, rows };
}

// Codes are numbered within their unit, and banks name skills by code: a new skill goes to the end of its unit.
export function skillTree(subject: DemoSubject, prefix: string, units: readonly Unit[]): DemoSkill[] {
  return units
    .flatMap(({ grade, code, category, rows }) =>
      rows.map(([subcategory, skill, secondary_skill = ''], index) => ({
        skill_code: `${prefix}-${gradeCode(grade)}-${code}-${String(index + 1).padStart(2, '0')}`,
        grade,
        subject,
        category,
        subcategory,
        skill,
        secondary_skill,
      })),
    )
    .map((skill, index) => ({ ...skill, skill_order: index + 1 }));
}

function gradeCode(grade: string): string {
  const first = grade.split(',')[0] ?? grade;
  return /^\d+$/.test(first) ? `G${first}` : first;
}
