import { isTooFast, pointsGained } from '@takhti/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/index.ts';
import type { Attempt } from '../attempts/attempts.queries.ts';
import { competingWith, type Competing } from './competing-with.ts';
import { addTooFast, lockCompetitorsOf } from './competitors.queries.ts';
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
  const scored = Scored.safeParse(result).data;
  if (!scored) return true;
  let isCounted = true;
  for (const competing of await competingWith(tx, attempt, now, lockCompetitorsOf))
    if (!(await countFor(tx, competing, attempt, scored.GameScore, now))) isCounted = false;
  return isCounted;
}

async function countFor(
  tx: Tx,
  { competitor, competition }: Competing,
  { attempt_id, content_id: lesson_id, started_on, question_ids }: Finished,
  score: number,
  now: Date,
): Promise<boolean> {
  const { institution_id, content_id, player_id, joined_on, left_on } = competitor;
  const isIn = left_on === null && Date.parse(started_on) >= Date.parse(joined_on);
  if (competition.phase !== 'running' || !isIn) return true;
  if (isTooFast(question_ids.length, now.getTime() - Date.parse(started_on))) {
    await addTooFast(tx, competitor, lesson_id);
    return false;
  }
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
