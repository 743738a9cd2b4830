import type { Recorder, RecorderEvents } from '../attempt/recorder.ts';
import type { LmsSession, Outcome } from './lms/lms-session.ts';
import { packState } from './suspended.ts';

/** How one attempt at packaged content is kept and counted. */
export interface PackagedAttempt<State, Result> {
  readonly seed: string;
  /** The texts that its states repeat. */
  readonly words: readonly string[];
  readonly score: (state: State) => Result;
  /** The learner's view of a result. */
  readonly forLearner: (result: Result) => Result;
  readonly outcomeOf: (result: Result) => Outcome;
}

/** Keeps an attempt in the system that the package was opened in, and reports its end there. */
export function createPackagedRecorder<State, Result>(
  lms: LmsSession,
  attempt: PackagedAttempt<State, Result>,
  events: RecorderEvents<Result>,
): Recorder<State> {
  let isOver = false;
  function record(state: State): void {
    if (isOver) return;
    lms.keep(packState({ seed: attempt.seed, state }, attempt.words));
    events.onStatus('saved');
  }
  return {
    record,
    keep: record,
    flush: () => undefined,
    leave: record,
    stop: () => undefined,
    finish(state) {
      isOver = true;
      const result = attempt.score(state);
      lms.finish(attempt.outcomeOf(result));
      events.onFinished({ ...attempt.forLearner(result), finished_at: new Date().toISOString() });
    },
  };
}
