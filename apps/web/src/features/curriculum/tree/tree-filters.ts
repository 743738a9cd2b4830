import { coverageOf, matchingSkills, type KeptSkill } from '@takhti/domain';

/** The filters of the tree in the address. */
export interface TreeFilters {
  readonly grade: string;
  readonly subject: string;
  readonly search: string;
  readonly gaps: boolean;
}

/** The filters in an address. */
export function readTreeFilters(query: URLSearchParams): TreeFilters {
  const text = (name: string): string => (query.get(name) ?? '').slice(0, 200);
  return {
    grade: text('grade'),
    subject: text('subject'),
    search: text('search'),
    gaps: query.get('gaps') === '1',
  };
}

/** Filters as an address carries them. */
export function writeTreeFilters({ grade, subject, search, gaps }: TreeFilters): URLSearchParams {
  const entries = Object.entries({ grade, subject, search, gaps: gaps ? '1' : '' });
  return new URLSearchParams(entries.filter(([, value]) => value !== ''));
}

/** Another grade clears what is below it (C-727); another subject starts again within it. */
export function changeTreeFilters(filters: TreeFilters, change: Partial<TreeFilters>): TreeFilters {
  if (change.grade !== undefined && change.grade !== filters.grade)
    return { grade: change.grade, subject: '', search: '', gaps: false };
  if (change.subject !== undefined && change.subject !== filters.subject)
    return { ...filters, search: '', ...change };
  return { ...filters, ...change };
}

/** Whether only a part of the skills is shown. */
export function isNarrowed({ search, gaps }: Pick<TreeFilters, 'search' | 'gaps'>): boolean {
  return search !== '' || gaps;
}

/** The skills that filters leave. */
export function shownSkills(
  skills: readonly KeptSkill[],
  { search, gaps }: Pick<TreeFilters, 'search' | 'gaps'>,
): KeptSkill[] {
  const found = matchingSkills(skills, { unit: '', search });
  return gaps ? found.filter((skill) => coverageOf(skill) === 'none') : found;
}
