import { isOrder } from './field-path.ts';
import { isSame } from '../values.ts';

/** changed: a reviewer did it already. suggested: they left it to the author. */
export const changeKinds = ['changed', 'suggested'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** accepted and rejected by the author; open until then. */
export const changeStatuses = ['open', 'accepted', 'rejected'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/**
 * The field of a change that is about a question as a whole, one that a reviewer added or deleted: no path leads deeper. Its
 * values are whole questions, null on the side where there is none.
 */
export const wholeQuestion = '';

/** The field of a change that is about the skill of a question: a reviewer moved it. */
export const skillOfQuestion = 'skill_id';

/** The value that a reviewer wants for a field, and its value at that time. */
export interface WantedChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The state of a field compared with a change of it. applied: it has the new value; unchanged: still the old value; moved_on: a third
 * value was written since; gone: the question or field no longer exists. The value of a whole question that does not exist is null.
 */
export type ChangeState = 'applied' | 'unchanged' | 'moved_on' | 'gone';

/** Compares a field with a change that a reviewer made or suggested. */
export function standingOf(change: WantedChange, current: { readonly value: unknown } | null): ChangeState {
  if (current === null) return 'gone';
  const { field, before, after } = change;
  if (isSameValue(field, current.value, after)) return 'applied';
  return isSameValue(field, current.value, before) ? 'unchanged' : 'moved_on';
}

/**
 * Whether two values of a field are the same to people. The number of questions of a skill is ignored: the server counts it at every
 * save of an assessment. Two orders are the same if the entries that both have are in the same order.
 */
export function isSameValue(field: string, a: unknown, b: unknown): boolean {
  if (isOrder(field) && Array.isArray(a) && Array.isArray(b)) return isSame(known(a, b), known(b, a));
  return field === skillsField ? isSame(withoutCounts(a), withoutCounts(b)) : isSame(a, b);
}

function known(order: readonly unknown[], other: readonly unknown[]): unknown[] {
  return order.filter((name) => other.includes(name));
}

function withoutCounts(skills: unknown): unknown {
  if (!Array.isArray(skills)) return skills;
  return skills.map((skill: unknown) =>
    typeof skill === 'object' && skill !== null ? { ...skill, total_questions: 0 } : skill,
  );
}

const skillsField = 'json_data.skills';

const followingSkills: ReadonlySet<string> = new Set([
  'json_data.show_questions',
  'json_data.total_questions',
  'json_data.is_show_questions_changed',
  'json_data.subjects',
  'json_data.weightage',
]);

/** Whether a field of an assessment follows from its skills, so that it is accepted and rejected with them. */
export function followsSkills(field: string): boolean {
  return followingSkills.has(field);
}

/** Which of the three texts an author keeps where a field has moved on. */
export const keptTexts = ['before', 'after', 'current'] as const;
export type KeptText = (typeof keptTexts)[number];

/** The result of settling a change: write a value, leave the field, or wait until the author has chosen a text. */
export type Settlement =
  | { readonly kind: 'write'; readonly value: unknown }
  | { readonly kind: 'leave' }
  | { readonly kind: 'choose' };

/**
 * What happens to a field when its author accepts or rejects a change of it. A field that has moved on is never overwritten without
 * asking: the author chooses which text to keep.
 */
export function settleChange(
  change: WantedChange,
  standing: ChangeState,
  decision: Exclude<ChangeStatus, 'open'>,
  keep?: KeptText,
): Settlement {
  const wanted = decision === 'accepted' ? 'after' : 'before';
  switch (standing) {
    case 'gone':
      return { kind: 'leave' };
    case 'applied':
      return wanted === 'after' ? { kind: 'leave' } : { kind: 'write', value: change.before };
    case 'unchanged':
      return wanted === 'before' ? { kind: 'leave' } : { kind: 'write', value: change.after };
    case 'moved_on':
      if (keep === undefined) return { kind: 'choose' };
      return keep === 'current' ? { kind: 'leave' } : { kind: 'write', value: change[keep] };
    default:
      return standing satisfies never;
  }
}
