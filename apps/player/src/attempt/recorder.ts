import type { AttemptState, Result } from '@takhti/domain';

/** Where an attempt's answers go: to the server, or nowhere in a preview. Games keep another state than assessments. */
export interface Recorder<State = AttemptState> {
  /** Keeps the state, and sends it soon. */
  record(state: State): void;
  /** Keeps the state in this browser only: time passes too often to be sent. */
  keep(state: State): void;
  /** Sends at once what waits. */
  flush(): void;
  /** Ends the attempt; the result comes by `onFinished`. */
  finish(state: State): void;
  /** The page goes away: sends what waits without waiting for an answer. */
  leave(state: State): void;
  /** Sends nothing any more. */
  stop(): void;
}

/** How far the server knows the attempt. */
export type SaveStatus = 'saved' | 'saving' | 'unreachable';

/** Why the server takes no more of an attempt. */
export type Refusal = 'unauthorized' | 'finished' | 'not_found' | 'invalid';

export interface RecorderEvents<Outcome = Result> {
  readonly onStatus: (status: SaveStatus) => void;
  readonly onFinished: (result: Outcome) => void;
  readonly onRefused: (why: Refusal) => void;
}
