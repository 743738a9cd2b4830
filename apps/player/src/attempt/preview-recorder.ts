import type { Recorder, RecorderEvents } from './recorder.ts';

/** A preview: nothing is sent, nothing is kept; only the end answers, with the figures the server would give (C-557). */
export function createPreviewRecorder<State, Outcome>(
  score: (state: State) => Outcome,
  events: Pick<RecorderEvents<Outcome>, 'onFinished'>,
): Recorder<State> {
  const nothing = (): void => undefined;
  return {
    record: nothing,
    keep: nothing,
    flush: nothing,
    leave: nothing,
    stop: nothing,
    finish(state) {
      events.onFinished(score(state));
    },
  };
}
