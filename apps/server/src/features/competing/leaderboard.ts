import { Problem, type Leaderboard, type readLeaderboard, type RequestOf } from '@takhti/contract';
import { instantIn, leaderboardPeriods, periodStart } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { InCompetition } from './open-competition.ts';
import { listPlaces } from './counting/points.queries.ts';
import type { Competitor } from './competitors.queries.ts';
import { placesOf } from './places.ts';
import { hasTotals } from './counting/totals.queries.ts';

/** Places shown beside one's own. */
const shownPlaces = 20;

/**
 * A leaderboard for a learner: it shows names of their own school only. After the end it stays as it was at the last moment.
 * @throws Problem competitions.not_found if learners see only their own points
 */
export async function leaderboardOf(
  tx: Tx,
  counts: Services['board_counts'],
  { competition: { doc }, me }: InCompetition,
  { period, scope }: Pick<RequestOf<typeof readLeaderboard>, 'period' | 'scope'>,
  now: Date,
): Promise<Leaderboard> {
  if (doc.ismultiplayer === 0) throw new Problem('competitions.not_found');
  const end = instantIn(doc.timezone, doc.end_date) ?? now;
  const moment = now < end ? now : new Date(end.getTime() - 1);
  const starts_on = periodStart(period, moment, doc);
  const request = { me, scope, most: shownPlaces };
  // The author may have changed the clock, and no result has been counted by the new one yet.
  const places = (await hasTotals(tx, me, doc))
    ? await placesOf(tx, counts, { ...request, period, starts_on, clock: doc })
    : await listPlaces(tx, {
        ...request,
        since: instantIn(doc.timezone, `${starts_on} 00:00:00`) ?? new Date(0),
        isOfCoins: period === leaderboardPeriods.redeem,
      });
  const mine = places.find(({ player_id }) => player_id === me.player_id);
  return {
    starts_on,
    rows: places.map((each) => ({
      place: each.place,
      name: isOfOwnSchool(each, me) ? each.name : null,
      school: each.school,
      points: each.points,
      is_me: each.player_id === me.player_id,
    })),
    me: mine ? { place: mine.place, points: mine.points } : null,
    total: places[0]?.total ?? 0,
  };
}

// Competitors who came by the link have no school: they are strangers to each other.
function isOfOwnSchool(
  each: Pick<Competitor, 'player_id' | 'school' | 'entered_by'>,
  me: Competitor,
): boolean {
  if (each.player_id === me.player_id) return true;
  return each.entered_by === me.entered_by && each.school === me.school && each.entered_by !== 'open';
}
