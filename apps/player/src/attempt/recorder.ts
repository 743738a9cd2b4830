/** The target of recorded work: the server, this device, or none in a preview. */
export interface Recorder<State> {
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

/** How far the server knows the attempt; `unkept` for an end that cannot be sent, and that this browser has no room for either. */
export type SaveStatus = 'saved' | 'saving' | 'unreachable' | 'unkept';

/** Whether it waits for a network. */
export function isCutOff(saving: SaveStatus | null): boolean {
  return saving === 'unreachable' || saving === 'unkept';
}

/** Why the server takes no more of an attempt. */
export type Refusal = 'unauthorized' | 'finished' | 'not_found' | 'invalid';

export interface RecorderEvents<Result> {
  readonly onStatus: (status: SaveStatus) => void;
  readonly onFinished: (result: Result) => void;
  readonly onRefused: (why: Refusal) => void;
}

/** Makes the recorder of an attempt. */
export type Connect<State, Result> = (events: RecorderEvents<Result>) => Recorder<State>;
