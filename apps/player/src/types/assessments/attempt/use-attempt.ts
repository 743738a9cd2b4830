import type { Result } from '@takhti/domain';
import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { reduceAttempt, stateOf, type Attempt, type AttemptAction } from './attempt.ts';
import type { Recorder, RecorderEvents, Refusal, SaveStatus } from '../../../attempt/recorder.ts';
import { useClock } from '../../../attempt/use-clock.ts';
import { useRecorderEdges } from '../../../attempt/use-recorder-edges.ts';

export interface RunningAttempt {
  readonly attempt: Attempt;
  readonly dispatch: (action: AttemptAction) => void;
  readonly saving: SaveStatus;
  readonly result: Result | null;
  readonly refusal: Refusal | null;
  /** Sends what waits, now. */
  readonly flush: () => void;
  /** Keeps everything and stops the clock; `resume` goes on. */
  readonly leave: () => void;
  readonly resume: () => void;
  readonly isLeaving: boolean;
}

/** An attempt with its edges: the clock, the recorder, and the moments in which a browser may take the page away. */
export function useAttempt(start: Attempt, connect: (events: RecorderEvents) => Recorder): RunningAttempt {
  const [attempt, dispatch] = useReducer(reduceAttempt, start);
  const [saving, setSaving] = useState<SaveStatus>('saved');
  const [result, setResult] = useState<Result | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [recorder] = useState(() =>
    connect({ onStatus: setSaving, onFinished: setResult, onRefused: setRefusal }),
  );
  const latest = useRef(attempt);
  useEffect(() => {
    latest.current = attempt;
  });

  // A time limit runs by the server's clock, which does not stop for a bookmark either.
  const isTimed = attempt.play.timer > 0;
  const isRunning = attempt.ended === null && result === null && refusal === null && (isTimed || !isLeaving);
  useClock(isRunning, isTimed, (seconds) => dispatch({ type: 'tick', seconds }));

  const { chosen, checked, flagged, current, ended, seconds } = attempt;
  const recorded = useRef({ chosen, checked, flagged, current });
  useEffect(() => {
    const before = recorded.current;
    recorded.current = { chosen, checked, flagged, current };
    const hasChanged =
      before.chosen !== chosen ||
      before.checked !== checked ||
      before.flagged !== flagged ||
      before.current !== current;
    if (hasChanged && ended === null) recorder.record(stateOf(latest.current));
  }, [recorder, chosen, checked, flagged, current, ended]);

  useEffect(() => {
    if (seconds % 5 === 0 && seconds > 0) recorder.keep(stateOf(latest.current));
  }, [recorder, seconds]);

  useEffect(() => {
    if (ended !== null) recorder.finish(stateOf(latest.current));
  }, [recorder, ended]);

  const currentState = useCallback(() => stateOf(latest.current), []);
  useRecorderEdges(recorder, currentState);

  return {
    attempt,
    dispatch,
    saving,
    result,
    refusal,
    isLeaving,
    flush: () => recorder.flush(),
    leave() {
      recorder.record(stateOf(attempt));
      recorder.flush();
      setLeaving(true);
    },
    resume: () => setLeaving(false),
  };
}
