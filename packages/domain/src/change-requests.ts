import { isSame } from './same.ts';

/** changed: a reviewer did it already. suggested: they left it to the author. */
export const changeKinds = ['changed', 'suggested'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** accepted and rejected by the author; open until then. */
export const changeStatuses = ['open', 'accepted', 'rejected'] as const;
export type ChangeStatus = (typeof changeStatuses)[number];

/** What a reviewer would have of a field, and what it was when they said so. */
export interface WantedChange {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * How a field stands to a change of it: applied, it holds the new value; unchanged, still the old one; moved_on, somebody wrote
 * a third one since; gone, there is no such question or field any more.
 */
export type ChangeStanding = 'applied' | 'unchanged' | 'moved_on' | 'gone';

/** How a field stands to a change that a reviewer made or suggested. */
export function standingOf(
  change: WantedChange,
  current: { readonly value: unknown } | null,
): ChangeStanding {
  if (current === null) return 'gone';
  if (isSame(current.value, change.after)) return 'applied';
  return isSame(current.value, change.before) ? 'unchanged' : 'moved_on';
}

/** Which of the three texts an author keeps where a field has moved on. */
export const keptTexts = ['before', 'after', 'current'] as const;
export type KeptText = (typeof keptTexts)[number];

/** What settling a change does: writes a value, leaves the field as it is, or waits until the author has chosen a text. */
export type Settlement =
  | { readonly kind: 'write'; readonly value: unknown }
  | { readonly kind: 'leave' }
  | { readonly kind: 'choose' };

/**
 * What becomes of a field when its author accepts or rejects a change of it. One that has moved on is never written blindly:
 * the author says which text stays.
 */
export function settleChange(
  change: WantedChange,
  standing: ChangeStanding,
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
