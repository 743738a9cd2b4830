import { competitorOf, countsFor } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { ContentAttempt } from '../../../http/content-attempt.ts';
import { listCompetitorsOf, type Competitor } from '../competitors.queries.ts';
import { listCompetitions, type OpenCompetition } from '../open-competition.ts';

/** A competitor and their competition. */
export interface Entry {
  readonly competitor: Competitor;
  readonly competition: OpenCompetition;
}

/**
 * The entries of an attempt's learner in competitions that count its content and are not over; also those who left, as they may
 * enter again.
 */
export async function listOpenEntries(tx: Tx, attempt: ContentAttempt, now: Date): Promise<Entry[]> {
  const all = await listAllEntries(tx, attempt, now, listCompetitorsOf);
  return all.filter(({ competition }) => competition.phase !== 'over');
}

/** When the learner entered the last of the running competitions that count the attempt; null if they are in none. */
export async function countingStartsOn(tx: Tx, attempt: ContentAttempt, now: Date): Promise<Date | null> {
  const running = (await listOpenEntries(tx, attempt, now)).filter(
    ({ competitor, competition }) => competition.phase === 'running' && competitor.left_on === null,
  );
  const times = running.map(({ competitor }) => Date.parse(competitor.joined_on));
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/**
 * The same, also in competitions that are over.
 * @param listOf the version that locks, for counting
 */
export async function listAllEntries(
  tx: Tx,
  attempt: ContentAttempt,
  now: Date,
  listOf: typeof listCompetitorsOf,
): Promise<Entry[]> {
  // LMS ids are never competitor names. Attempts keep such a name only with proof (`provenLearner`).
  const player_id = attempt.known_by === '' ? competitorOf(attempt.user_id) : null;
  if (player_id === null && attempt.known_by === '') return [];
  const { institution_id, content_id, user_id, known_by } = attempt;
  const competitors = await listOf(tx, { institution_id, content_id, user_id, known_by, player_id });
  const competition_ids = [...new Set(competitors.map((competitor) => competitor.content_id))];
  const competitions = await listCompetitions(tx, institution_id, competition_ids, now);
  const byId = new Map(competitions.map((competition) => [competition.content_id, competition]));
  return competitors.flatMap((competitor) => {
    const competition = byId.get(competitor.content_id);
    const isCounted = competition && countsFor(competition.doc, competitor.grade, content_id);
    return isCounted ? [{ competitor, competition }] : [];
  });
}
