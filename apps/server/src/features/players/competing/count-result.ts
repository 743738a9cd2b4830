import { competitorOf, countsFor, isTooFast, pointsGained } from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import type { Attempt } from '../attempts/attempts.queries.ts';
import { lockCompetitorsOf, type Competitor } from './competitors.queries.ts';
import { findCompetition } from './open-competition.ts';
import { insertPointsOnce, listBestScores } from './points.queries.ts';
import { addToTotals } from './totals.queries.ts';

const Scored = z.object({ GameScore: z.number() });

type Finished = Pick<
  Attempt,
  'institution_id' | 'attempt_id' | 'content_id' | 'user_id' | 'known_by' | 'started_on' | 'question_ids'
>;

/**
 * Counts a result in the competitions of its learner, in the transaction in which the attempt ends: points never depend on what a
 * page says or on a line that holds. What was begun before entering, or comes when the competition is not running, counts nothing.
 * @returns false for a result that came too fast to count where it would have
 */
export async function countResult(tx: Tx, attempt: Finished, result: object, now: Date): Promise<boolean> {
  // Attempts keep such a name only for who proved it (`provenLearner`); what an LMS calls its learners is another thing.
  const player_id = attempt.known_by === '' ? competitorOf(attempt.user_id) : null;
  const scored = Scored.safeParse(result).data;
  if (!scored || (player_id === null && attempt.known_by === '')) return true;
  const competitors = await lockCompetitorsOf(tx, attempt.institution_id, { ...attempt, player_id });
  let isCounted = true;
  for (const competitor of competitors)
    if (!(await countFor(tx, competitor, attempt, scored.GameScore, now))) isCounted = false;
  return isCounted;
}

async function countFor(
  tx: Tx,
  competitor: Competitor,
  { attempt_id, content_id: lesson_id, started_on, question_ids }: Finished,
  score: number,
  now: Date,
): Promise<boolean> {
  const { institution_id, content_id, player_id, grade, joined_on } = competitor;
  const competition = await findCompetition(tx, competitor, now);
  if (competition?.phase !== 'running' || Date.parse(started_on) < Date.parse(joined_on)) return true;
  if (!countsFor(competition.doc, grade, lesson_id)) return true;
  if (isTooFast(question_ids.length, now.getTime() - Date.parse(started_on))) return false;
  const before = await listBestScores(tx, competitor);
  const best = before.find((each) => each.lesson_id === lesson_id)?.best ?? null;
  const points = pointsGained(score, best, competition.doc.isnorepeat === 1);
  if (points === null) return true;
  const isNew = await insertPointsOnce(tx, {
    institution_id,
    content_id,
    player_id,
    attempt_id,
    lesson_id,
    score: Math.max(best ?? 0, Math.round(Math.min(Math.max(score, 0), 100))),
    points,
    scored_on: now,
  });
  if (isNew && points > 0) await addToTotals(tx, competitor, competition.doc, { points, scored_on: now });
  return true;
}
