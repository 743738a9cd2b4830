import type { RubricCriterion, RubricDoc } from '../entities/rubric.ts';

/** Whether a score was given: a field that is empty has none, and is kept as JSON keeps what is no number. */
export function isScore(score: number | null): score is number {
  return Number.isFinite(score);
}

/** Points have at most two decimals; sums of them, too, no matter what a computer makes of 0.1 and 0.2. */
function rounded(points: number): number {
  return Math.round(points * 100) / 100;
}

/** The highest score of a criterion; 0 without levels. */
export function topScore({ levels }: Pick<RubricCriterion, 'levels'>): number {
  return Math.max(0, ...levels.map(({ score }) => score).filter(isScore));
}

/** The sum of a rubric (D-43): the top scores of its criteria, and their number. */
export function rubricTotals({ criterion_json }: Pick<RubricDoc, 'criterion_json'>): {
  readonly total_points: number;
  readonly total_criterion: number;
} {
  const sum = criterion_json.reduce((points, criterion) => points + topScore(criterion), 0);
  return { total_points: rounded(sum), total_criterion: criterion_json.length };
}

/** The chosen levels: for each criterion the place of a level, or null. */
export type Marks = readonly (number | null)[];

/** The sum of the levels that were given, and whether every criterion has one. */
export function markRubric(
  { criterion_json }: Pick<RubricDoc, 'criterion_json'>,
  marks: Marks,
): { readonly points: number; readonly is_complete: boolean } {
  const given = criterion_json.map(({ levels }, at) => levels[marks[at] ?? -1]);
  const sum = given.reduce((points, level) => points + (level?.score ?? 0), 0);
  return { points: rounded(sum), is_complete: given.length > 0 && given.every(Boolean) };
}
