import type { ContentType } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { AttemptClock } from './attempt-time.ts';
import type { Attempt } from './attempts.queries.ts';
import type { Publication } from './publications.queries.ts';

/** What an attempt plays, whether it is stored yet or about to be. */
export type Played = Pick<Attempt, Exclude<keyof Publication, 'pool'> | 'seed' | 'question_ids'>;

/** A learner's copy, and what answers to it are worth. */
export interface Opened<Play, State, Outcome> {
  readonly play: Play;
  readonly score: (state: State) => Outcome;
}

/**
 * A way of playing: what differs between assessments and games. Launching, resuming, the clock, secrets, saving once and the
 * delivery of a result are the same for all, and know nothing of questions or rounds (ADR 0004).
 */
export interface PlayKind<Play, State extends { readonly seconds: number }, Outcome extends object> {
  readonly plays: (content_type: ContentType) => boolean;
  readonly newState: State;
  /** Seconds allowed; 0 means no limit. */
  readonly timerOf: (attempt: Pick<Attempt, 'json_data'>) => number;
  /** The ids of what one attempt shows, in its order. */
  readonly draw: (publication: Publication, seed: string) => string[];
  /** The same copy however often it is asked for. */
  readonly open: (tx: Tx, played: Played) => Promise<Opened<Play, State, Outcome>>;
  /** The copy as it goes out, with the addresses of its files signed. */
  readonly sign: (files: Services['files'], play: Play) => Play;
  /** What is kept of a state that a player sent. */
  readonly keep: (sent: State, question_ids: readonly string[], clock: AttemptClock) => State;
  /** What is stored of an attempt: its publication's type decides the shape. */
  readonly stateOf: (attempt: Pick<Attempt, 'state'>) => State;
  readonly resultOf: (attempt: Pick<Attempt, 'result'>) => Outcome | null;
}
