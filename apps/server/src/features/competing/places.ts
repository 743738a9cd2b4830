import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Place } from './counting/points.queries.ts';
import {
  countByPoints,
  countOnBoard,
  listPlacesByCounts,
  listPlacesOfTotals,
  type TotalsRequest,
} from './totals-board.queries.ts';
import { clockOf } from './counting/totals.queries.ts';

/** Cache lifetime of a large board's counts, and the limit of cached boards. */
export const boardCountLimits = { keeps_ms: 20_000, most: 500 } as const;

/** Boards up to this size are counted exactly each time: schools, and small countries. */
const max_exact_rows = 5_000;

/**
 * The first places of a board of totals and one's own. The first ones are always exact; on a large board the other places and
 * the total come from a cache of some seconds.
 */
export async function placesOf(
  tx: Tx,
  counts: Services['board_counts'],
  request: TotalsRequest,
  most_exact_rows = max_exact_rows,
): Promise<Place[]> {
  const { me, scope, period, starts_on, clock } = request;
  const who = scope === 'country' ? [] : [me.entered_by, me.school, scope === 'class' ? me.grade : null];
  const board = JSON.stringify([me.institution_id, me.content_id, clockOf(clock), period, starts_on, ...who]);
  // A cached board is known to be large.
  if (!counts.knows(board) && (await countOnBoard(tx, request, most_exact_rows + 1)) <= most_exact_rows)
    return listPlacesOfTotals(tx, request);
  return listPlacesByCounts(tx, request, await counts.recall(board, () => countByPoints(tx, request)));
}
