import { competitorOf, countsFor } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { Attempting } from '../../../http/attempting.ts';
import { listCompetitorsOf, type Competitor } from '../competitors.queries.ts';
import { findCompetition, type OpenCompetition } from '../open-competition.ts';

/** As whom somebody competes, and where. */
export interface Competing {
  readonly competitor: Competitor;
  readonly competition: OpenCompetition;
}

/**
 * Where the learner of an attempt competes with its content: in competitions in which it counts, that are not over. Those who left
 * are among them, for they may enter again.
 */
export async function competingWith(tx: Tx, attempt: Attempting, now: Date): Promise<Competing[]> {
  const all = await competedWith(tx, attempt, now, listCompetitorsOf);
  return all.filter(({ competition }) => competition.phase !== 'over');
}

/** When the learner of an attempt entered the last of the competitions in which it counts now; null where they compete in none. */
export async function countsFrom(tx: Tx, attempt: Attempting, now: Date): Promise<Date | null> {
  const running = (await competingWith(tx, attempt, now)).filter(
    ({ competitor, competition }) => competition.phase === 'running' && competitor.left_on === null,
  );
  const times = running.map(({ competitor }) => Date.parse(competitor.joined_on));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/**
 * The same, with competitions that are over.
 * @param listOf locks them where they are counted
 */
export async function competedWith(
  tx: Tx,
  attempt: Attempting,
  now: Date,
  listOf: typeof listCompetitorsOf,
): Promise<Competing[]> {
  // Attempts keep such a name only for who proved it (`provenLearner`); what an LMS calls its learners is another thing.
  const player_id = attempt.known_by === '' ? competitorOf(attempt.user_id) : null;
  if (player_id === null && attempt.known_by === '') return [];
  const { institution_id, content_id, user_id, known_by } = attempt;
  const found: Competing[] = [];
  for (const competitor of await listOf(tx, { institution_id, content_id, user_id, known_by, player_id })) {
    const competition = await findCompetition(tx, competitor, now);
    if (competition && countsFor(competition.doc, competitor.grade, content_id))
      found.push({ competitor, competition });
  }
  return found;
}
