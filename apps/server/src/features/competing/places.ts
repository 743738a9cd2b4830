import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Place } from './counting/points.queries.ts';
import {
  countByPoints,
  countOnBoard,
  listPlacesByCounts,
  listPlacesOfTotals,
  type TotalsWish,
} from './totals-board.queries.ts';
import { clockOf } from './counting/totals.queries.ts';

/** How long a large board goes by the same count, and how many boards are remembered. */
export const boardCountLimits = { keeps_ms: 20_000, most: 500 } as const;

/** Learners of a board that are counted whenever somebody looks: schools, and countries that are not large. */
const counted = 5_000;

/**
 * The first places of a board of totals and one's own. The first ones are always those of this moment; on a board of more than some
 * thousands anyone who is not among them is told a place, and how many there are, as counted within the last seconds.
 */
export async function placesOf(
  tx: Tx,
  counts: Services['board_counts'],
  wish: TotalsWish,
  most_counted = counted,
): Promise<Place[]> {
  const { me, scope, period, starts_on, clock } = wish;
  const who = scope === 'country' ? [] : [me.entered_by, me.school, scope === 'class' ? me.grade : null];
  const board = JSON.stringify([me.institution_id, me.content_id, clockOf(clock), period, starts_on, ...who]);
  // What was counted a moment ago is large still.
  if (!counts.knows(board) && (await countOnBoard(tx, wish, most_counted + 1)) <= most_counted)
    return listPlacesOfTotals(tx, wish);
  return listPlacesByCounts(tx, wish, await counts.recall(board, () => countByPoints(tx, wish)));
}
