import { competitionPhase, competitorOf, isTooFast, pointsGained, type NotCounted } from '@takhti/domain';
import type { AttemptScore, EndingAttempt } from '../../../http/content-attempt.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { listAllEntries, type Entry } from './entries.ts';
import { addTooFast, lockCompetitorsOf } from '../competitors.queries.ts';
import { insertPointsOnce, listBestScores } from './points.queries.ts';
import { addToTotals } from './totals.queries.ts';

/**
 * Counts a result in the competitions of its learner, in the transaction in which the attempt ends: points never depend on the
 * page or on a connection. Not counted if begun before entering or received after the end: the device's clock is not proof.
 * @returns why it was not counted; null if it was, or if this is no competition
 */
export async function countResult(
  tx: Tx,
  attempt: EndingAttempt,
  result: AttemptScore,
  now: Date,
): Promise<NotCounted | null> {
  let why: NotCounted | null = null;
  for (const competing of await listAllEntries(tx, attempt, now, lockCompetitorsOf))
    why = (await countFor(tx, competing, attempt, result, now)) ?? why;
  return why;
}

async function countFor(
  tx: Tx,
  { competitor, competition }: Entry,
  { attempt_id, content_id: lesson_id, started_on, question_ids, user_id }: EndingAttempt,
  { score, has_played }: AttemptScore,
  now: Date,
): Promise<NotCounted | null> {
  const { institution_id, content_id, player_id, joined_on, left_on } = competitor;
  const isIn = left_on === null && Date.parse(started_on) >= Date.parse(joined_on);
  if (!isIn) return null;
  if (competition.phase !== 'running') {
    // Attempts of a login after a competition have nothing to do with it.
    const wasIn = competitorOf(user_id) !== null;
    return wasIn && competitionPhase(competition.doc, new Date(started_on)) !== 'over' ? 'late' : null;
  }
  if (isTooFast(question_ids.length, now.getTime() - Date.parse(started_on))) {
    await addTooFast(tx, competitor, lesson_id);
    return 'too_fast';
  }
  const before = await listBestScores(tx, competitor);
  const best = before.find((each) => each.lesson_id === lesson_id)?.best ?? null;
  const playsOnce = competition.doc.isnorepeat === 1;
  const points = pointsGained(score, best, playsOnce);
  if (points === null) return null;
  // If retries are off, a skipped attempt is final.
  const is_played = has_played || playsOnce;
  const isNew = await insertPointsOnce(tx, {
    institution_id,
    content_id,
    player_id,
    attempt_id,
    lesson_id,
    score: Math.max(best ?? 0, Math.round(Math.min(Math.max(score, 0), 100))),
    points,
    scored_on: now,
    is_played,
  });
  if (isNew && points > 0) await addToTotals(tx, competitor, competition.doc, { points, scored_on: now });
  return is_played ? null : 'skipped';
}
