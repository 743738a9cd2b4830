import type { Recorder, RecorderEvents } from '../../../attempt/recorder.ts';

interface TeamsRecording<State, Result> {
  /** Keeps where the game is. */
  readonly keep: (state: State) => void;
  readonly score: (state: State) => Result;
  readonly events: Pick<RecorderEvents<Result>, 'onFinished'>;
}

/** Keeps a game between teams with every move; its end is counted here and not sent. */
export function createTeamsRecorder<State, Result>({
  keep,
  score,
  events,
}: TeamsRecording<State, Result>): Recorder<State> {
  let isOver = false;
  const record = (state: State): void => {
    if (!isOver) keep(state);
  };
  return {
    record,
    keep: record,
    flush: () => undefined,
    leave: record,
    stop: () => undefined,
    finish(state) {
      keep(state);
      isOver = true;
      events.onFinished(score(state));
    },
  };
}
