import type { Tx } from '../../../platform/db/index.ts';
import type { PlayKind, Scored } from '../../../types/play-kind.ts';
import { enqueueResult } from '../../lms/index.ts';
import { updateFinished, type Attempt } from './attempts.queries.ts';
import { countResult } from './counters.ts';
import { playedContent } from '../played-content.ts';
import type { PlayedQuestions } from '../played-questions.ts';

/**
 * Ends an attempt with this state, of which it keeps what the publication asks for: computes its result from that and stores it (C-556), queues it for the LMS (C-555), and
 * counts it in competitions.
 */
export async function finishAttempt<Play, State extends { readonly seconds: number }, Outcome extends Scored>(
  kind: PlayKind<Play, State, Outcome>,
  tx: Tx,
  { questions }: { readonly questions: PlayedQuestions },
  attempt: Attempt,
  sent: State,
  now: Date,
): Promise<Outcome> {
  const content = await playedContent(tx, kind, attempt, attempt.question_ids, questions);
  const { score, tidy } = kind.open(attempt, content, attempt.seed);
  const state = tidy(sent);
  const ended: Outcome = { ...score(state), finished_at: now.toISOString() };
  const not_counted = await countResult(
    tx,
    attempt,
    { score: ended.GameScore, has_played: kind.hasPlayed(state, ended) },
    now,
  );
  const result: Outcome = not_counted === null ? ended : { ...ended, not_counted };
  await updateFinished(tx, attempt, kind.state.toKeep(state), kind.result.toKeep(result), now);
  await enqueueResult(tx, attempt, result, now);
  return result;
}
