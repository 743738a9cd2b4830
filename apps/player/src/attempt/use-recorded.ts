import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { Connect, Refusal, SaveStatus } from './recorder.ts';
import { useRecorderEdges } from './use-recorder-edges.ts';

/** How a kind of attempt continues, and what of it is recorded. Its functions are pure. */
export interface RecordedKind<Model, Action, State> {
  readonly reduce: (model: Model, action: Action) => Model;
  readonly stateOf: (model: Model) => State;
  readonly hasEnded: (model: Model) => boolean;
  /** The state that is sent soon after it changed. Time is not part of it: it changes too often. */
  readonly movesOf: (model: Model) => readonly unknown[];
  /** Whether time alone is kept in this browser, every few seconds. */
  readonly keepsTime: boolean;
}

/** An attempt as it runs. */
export interface Recorded<Model, Action, Result> {
  readonly model: Model;
  readonly dispatch: (action: Action) => void;
  readonly saving: SaveStatus;
  readonly result: Result | null;
  readonly refusal: Refusal | null;
  readonly hasEnded: boolean;
  /** Neither ended nor refused. */
  readonly isOpen: boolean;
  /** Sends what waits, now. */
  readonly flush: () => void;
  /** Keeps everything and waits for `resume`. */
  readonly leave: () => void;
  readonly resume: () => void;
  readonly isLeaving: boolean;
}

const KEPT_EVERY_SECONDS = 5;

/** An attempt with its recorder, and the moments in which a browser may take the page away. */
export function useRecorded<Model extends { readonly seconds: number }, Action, State, Result>(
  kind: RecordedKind<Model, Action, State>,
  start: Model,
  connect: Connect<State, Result>,
): Recorded<Model, Action, Result> {
  const [model, dispatch] = useReducer(kind.reduce, start);
  const [saving, setSaving] = useState<SaveStatus>('saved');
  const [result, setResult] = useState<Result | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [recorder] = useState(() =>
    connect({ onStatus: setSaving, onFinished: setResult, onRefused: setRefusal }),
  );
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  });
  const currentState = useCallback(() => kind.stateOf(latest.current), [kind]);
  useRecorderEdges(recorder, currentState);

  const hasEnded = kind.hasEnded(model);
  const moves = kind.movesOf(model);
  const recorded = useRef(moves);
  useEffect(() => {
    const before = recorded.current;
    recorded.current = moves;
    if (!hasEnded && moves.some((move, at) => move !== before[at])) recorder.record(currentState());
  });

  const { keepsTime } = kind;
  const { seconds } = model;
  useEffect(() => {
    if (keepsTime && seconds % KEPT_EVERY_SECONDS === 0 && seconds > 0) recorder.keep(currentState());
  }, [recorder, keepsTime, seconds, currentState]);

  useEffect(() => {
    if (hasEnded) recorder.finish(currentState());
  }, [recorder, hasEnded, currentState]);

  return {
    model,
    dispatch,
    saving,
    result,
    refusal,
    hasEnded,
    isOpen: !hasEnded && result === null && refusal === null,
    isLeaving,
    flush: () => recorder.flush(),
    leave() {
      recorder.record(kind.stateOf(model));
      recorder.flush();
      setLeaving(true);
    },
    resume: () => setLeaving(false),
  };
}
