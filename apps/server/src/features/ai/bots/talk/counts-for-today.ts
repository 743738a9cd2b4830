import type { TurnRow } from './turns.queries.ts';

/**
 * Whether a question of today is one of those that a learner has: what failed is not, unless the service was at work for it. Else
 * anyone who brings a model to say nothing of use asks without end.
 */
export function countsForToday({ state, is_charged }: Pick<TurnRow, 'state' | 'is_charged'>): boolean {
  return state !== 'failed' || is_charged === 1;
}
