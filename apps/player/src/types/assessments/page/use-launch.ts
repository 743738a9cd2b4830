import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  createAttemptStore,
  resumedState,
  type AttemptKey,
  type AttemptStore,
} from '../../../attempt/attempt-store.ts';
import { reduceAttempt, startAttempt, type Attempt } from '../attempt/attempt.ts';
import { launch, type Launch } from '../../../net/assessment-calls.ts';

export type LaunchState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly why: 'unreachable' | 'unauthorized' | 'not_found' }
  | { readonly kind: 'empty'; readonly launch: Launch }
  | {
      readonly kind: 'done';
      readonly launch: Launch;
      /** This browser finished it and had not heard so far that it arrived. */
      readonly isNews: boolean;
    }
  | { readonly kind: 'ready'; readonly launch: Launch; readonly start: Attempt };

interface Launched {
  readonly state: LaunchState;
  readonly store: AttemptStore;
  /** Launches once more: the same attempt, or a new one. */
  readonly relaunch: (isNew: boolean) => void;
}

/** Launches an assessment, with the attempt that this browser remembers; what was not sent yet goes on from here. */
export function useLaunch(key: AttemptKey): Launched {
  const store = useMemo(() => createAttemptStore(localStorage, key), [key]);
  const [round, setRound] = useState({ isNew: false, number: 0 });
  const [state, setState] = useState<LaunchState>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      const next = await launchWith(key, store, round.isNew);
      if (isCurrent) setState(next);
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [key, store, round]);

  const relaunch = useCallback((isNew: boolean) => {
    setState({ kind: 'loading' });
    setRound(({ number }) => ({ isNew, number: number + 1 }));
  }, []);
  return { state, store, relaunch };
}

async function launchWith(key: AttemptKey, store: AttemptStore, isNew: boolean): Promise<LaunchState> {
  const stored = isNew ? null : store.read();
  const remembered =
    stored === null ? {} : { attempt_id: stored.attempt_id, attempt_token: stored.attempt_token };
  const outcome = await launch({ ...key, ...remembered });
  if (outcome.kind === 'refused') return { kind: 'failed', why: 'not_found' };
  if (outcome.kind !== 'ok') return { kind: 'failed', why: outcome.kind };

  const { attempt_id, play, state, result } = outcome.data;
  // The server starts anew when it does not know the attempt any more.
  const mine = stored?.attempt_id === attempt_id ? stored : null;
  if (play.questions.length === 0) return { kind: 'empty', launch: outcome.data };
  if (result !== null) return { kind: 'done', launch: outcome.data, isNews: mine?.is_finishing === true };
  const start = startAttempt(play, resumedState(state, mine?.pending ?? null));
  const isFinishing = mine?.is_finishing === true;
  return {
    kind: 'ready',
    launch: outcome.data,
    start: isFinishing ? reduceAttempt(start, { type: 'finish' }) : start,
  };
}
