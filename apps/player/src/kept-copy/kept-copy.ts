import { isRecord, type GameResult, type GameState } from '@takhti/domain';
import type { BeganOffline } from '../attempt/attempt-store.ts';
import type { ContentKey } from '../attempt/content-key.ts';
import type { GameCopy, GameLaunch } from '../types/rounds/game/game-calls.ts';
import { isGameState } from '../types/rounds/game/game-state.ts';
import { isGamePlay } from '../types/rounds/game/is-game-play.ts';

/** An attempt at a game that is here, as far as this browser knows it. */
export interface KeptAttempt {
  readonly attempt_id: string;
  readonly attempt_token: string;
  readonly began_offline?: BeganOffline | undefined;
  readonly bookmarking_data: GameState;
  readonly result: GameResult | null;
}

/** The kept copy of a game, so that it opens again without a network. */
export interface KeptCopy {
  readonly laid: GameLaunch['laid'];
  readonly play: GameLaunch['play'];
  /** All of this draw, the newest last. */
  readonly attempts: readonly KeptAttempt[];
}

// Kept by this player or an older one: what would stop the worker or the boards is looked at, and no more.
/** Whether something that was kept is the copy of a game. */
export function isKeptCopy(value: unknown): value is KeptCopy {
  if (!isRecord(value)) return false;
  const { laid, play, attempts } = value;
  return (
    isRecord(laid) &&
    typeof laid['publication_id'] === 'string' &&
    typeof laid['seed'] === 'string' &&
    isGamePlay(play) &&
    Array.isArray(attempts) &&
    attempts.every(isKeptAttempt)
  );
}

function isKeptAttempt(value: unknown): value is KeptAttempt {
  return (
    isRecord(value) &&
    typeof value['attempt_id'] === 'string' &&
    typeof value['attempt_token'] === 'string' &&
    isGameState(value['bookmarking_data'])
  );
}

/** The fields of a launch that matter here. */
export interface AskedLaunch extends ContentKey {
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
  /** Only the server can check a learner's proof. */
  readonly auth_token?: string | undefined;
  readonly player_token?: string | undefined;
}

/** The fields of a save that matter here. */
export interface AskedSave extends ContentKey {
  readonly attempt_id?: string | undefined;
  readonly attempt_token?: string | undefined;
  readonly bookmarking_data: GameState;
  /** The result as the player counted it, at the end. */
  readonly attempt_data: GameResult | null;
}

/** More than a family begins on one phone before it is online again. */
const most = 20;
const emptyState: GameState = { rounds: [], current: 0, seconds: 0 };

/** Under what a copy is kept; null for a learner whose identity is confirmed, who plays with the server alone. */
export function nameOfCopy({
  institution_id,
  content_id,
  gathering_id = '',
  auth_token,
  player_token,
}: AskedLaunch): string | null {
  if (auth_token !== undefined || player_token !== undefined) return null;
  return `/player/kept/${institution_id}/${content_id}/${gathering_id}`;
}

/** The copy after a launch that the server answered: of another draw, the attempts at the former one are over. */
export function withLaunch(copy: KeptCopy | null, launch: GameLaunch): KeptCopy {
  const { laid, play, attempt_id, attempt_token, bookmarking_data, result } = launch;
  const before = copy && isSameDraw(copy.laid, laid) ? copy.attempts : [];
  return {
    laid,
    play,
    attempts: withAttempt(before, { attempt_id, attempt_token, bookmarking_data, result }),
  };
}

/** The copy after a page asks to keep what it launched; what is known of that attempt already is newer. */
export function withLaunched(copy: KeptCopy | null, launch: GameLaunch): KeptCopy {
  return copy?.attempts.some(({ attempt_id }) => attempt_id === launch.attempt_id)
    ? copy
    : withLaunch(copy, launch);
}

/** The copy after one was laid out ahead: that which is here stays, unless there is a newer version and nobody is in its middle. */
export function withCopy(copy: KeptCopy | null, { laid, play }: GameCopy): KeptCopy {
  const isOpen = copy?.attempts.some(({ result }) => result === null) === true;
  const isSame = copy?.laid.publication_id === laid.publication_id;
  return copy && (isOpen || isSame) ? copy : { laid, play, attempts: [] };
}

/**
 * The copy after a save, whether it reached the server or waits.
 * @param result as the server counted it; null where it did not answer, or the attempt continues
 */
export function withSave(copy: KeptCopy, saved: AskedSave, result: GameResult | null): KeptCopy {
  const attempt = copy.attempts.find((each) => isOf(each, saved));
  if (!attempt) return copy;
  const { bookmarking_data, attempt_data } = saved;
  const next = { ...attempt, bookmarking_data, result: result ?? attempt_data ?? attempt.result };
  return { ...copy, attempts: withAttempt(copy.attempts, next) };
}

/** The ids and the secret of an attempt that begins here. */
export interface Fresh {
  readonly attempt_id: string;
  readonly attempt_token: string;
  readonly started_on: string;
}

/**
 * What the server would answer to a launch, from what is kept here: the attempt that is asked for, or a new one, which says with all
 * that is saved of it how it began.
 */
export function launchOffline(
  copy: KeptCopy,
  asked: AskedLaunch,
  { started_on, ...secret }: Fresh,
): { readonly launch: GameLaunch; readonly copy: KeptCopy } {
  const { laid, play, attempts } = copy;
  const known = attempts.find((each) => isOf(each, asked));
  const attempt: KeptAttempt = known ?? {
    ...secret,
    began_offline: { ...laid, started_on },
    bookmarking_data: emptyState,
    result: null,
  };
  return {
    launch: { ...attempt, laid, play, is_resumed: known !== undefined },
    copy: { ...copy, attempts: withAttempt(attempts, attempt) },
  };
}

function isOf(
  { attempt_id, attempt_token }: KeptAttempt,
  asked: Pick<AskedLaunch, 'attempt_id' | 'attempt_token'>,
): boolean {
  return attempt_id === asked.attempt_id && attempt_token === asked.attempt_token;
}

function withAttempt(attempts: readonly KeptAttempt[], attempt: KeptAttempt): readonly KeptAttempt[] {
  const others = attempts.filter(({ attempt_id }) => attempt_id !== attempt.attempt_id);
  return [...others, attempt].slice(-most);
}

function isSameDraw(one: KeptCopy['laid'], other: KeptCopy['laid']): boolean {
  return one.publication_id === other.publication_id && one.seed === other.seed;
}
