import { Problem } from '@takhti/contract';
import type { AttemptsUsed } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { canonicalJson } from '../canonical-json.ts';
import { hashSecret, makeSecret } from '../../../platform/secret.ts';
import {
  countAttemptsOf,
  lockLearner,
  selectOptionalOpenAttempt,
  takeOver,
  type LearnerAtContent,
} from './limited-attempts.queries.ts';
import type { Learner } from '../../../http/learner.ts';

/** Null where attempts are not limited, and for an attempt of an unknown learner, begun before they were. */
export async function attemptsUsed(tx: Tx, of: LearnerAtContent, max: number): Promise<AttemptsUsed | null> {
  return max === 0 || of.known_by === '' ? null : { used: await countAttemptsOf(tx, of), max };
}

interface OpenAttempt {
  readonly secret: { readonly attempt_id: string; readonly attempt_token: string };
  /** Whether anything was done in it. */
  readonly isBegun: boolean;
}

/**
 * The attempt that a known learner left open, with a new secret: where it counts they must be able to continue with it from another
 * browser, and a session needs no secret in the browser. A name that nobody checked is not counted by: anybody could use up
 * somebody's attempts, or have as many as they like.
 * @param limit how many there may be, and how one in which nothing was done is kept
 * @returns null when they begin a new one
 * @throws Problem players.learner_unknown, players.no_attempts_left
 */
export async function openAttemptOf(
  tx: Tx,
  { institution_id, content_id, learner }: { institution_id: number; content_id: string; learner: Learner },
  limit: {
    readonly max_attempts: number;
    readonly newState: object;
    /** Attempts begun earlier do not count if the learner competes with the content; null if all count. */
    readonly counting_starts_on: () => Promise<Date | null>;
  },
): Promise<OpenAttempt | null> {
  const { max_attempts } = limit;
  const isLimited = max_attempts > 0;
  // A client that sends a session need remember nothing of an attempt; others resume by its secret where nothing is counted.
  if (!isLimited && learner.known_by !== 'session') return null;
  if (learner.known_by === '') throw new Problem('players.learner_unknown');
  const of = { institution_id, content_id, ...learner };
  // Two windows that begin at once must not both find one attempt left.
  await lockLearner(tx, of);
  const open = await selectOptionalOpenAttempt(tx, of);
  // A limited one is continued with all the same: there may be no other.
  const counting_starts_on = open && !isLimited ? await limit.counting_starts_on() : null;
  if (open && (counting_starts_on === null || Date.parse(open.started_on) >= counting_starts_on.getTime())) {
    const { attempt_id, state } = open;
    const isBegun = canonicalJson(state) !== canonicalJson(limit.newState);
    const attempt_token = makeSecret();
    await takeOver(tx, { institution_id, attempt_id }, hashSecret(attempt_token));
    return { secret: { attempt_id, attempt_token }, isBegun };
  }
  if (isLimited && (await countAttemptsOf(tx, of)) >= max_attempts)
    throw new Problem('players.no_attempts_left', { max_attempts });
  return null;
}

/**
 * Whether an attempt is another learner's than the one who asks: they may share a browser, and with it the attempt's secret. One
 * that was begun by a login is continued with by that login.
 */
export function isOfAnother(attempt: Learner, learner: Learner): boolean {
  if (learner.known_by === '') return attempt.known_by === 'session';
  return attempt.user_id !== learner.user_id || attempt.known_by !== learner.known_by;
}
