import { useCallback, useEffect, useMemo, useState } from 'react';
import { attemptToGoOn } from './go-on.ts';
import type { AnyLaunch, AttemptKind } from './attempt-kind.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import type { ContentKey } from './content-key.ts';
import { launchAttempt, type LaunchState } from './launch-attempt.ts';

interface Launched<Launch, Model, State, Result> {
  readonly state: LaunchState<Launch, Model, State, Result>;
  /** A new attempt. */
  readonly again: () => void;
  /** Asks the server how this attempt stands. */
  readonly reload: () => void;
}

/** Launches content, with the attempt that this browser remembers. */
export function useAttemptLaunch<Launch extends AnyLaunch<Result>, Model, Action, State, Result>(
  kind: AttemptKind<Launch, Model, Action, State, Result>,
  content: ContentKey,
): Launched<Launch, Model, State, Result> {
  const store = useMemo(() => createAttemptStore(localStorage, content, kind.isState), [content, kind]);
  const [round, setRound] = useState({ isNew: false, number: 0 });
  const [state, setState] = useState<LaunchState<Launch, Model, State, Result>>({ kind: 'loading' });

  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      takeFromAddress(store);
      const next = await launchAttempt(kind, content, store, round.isNew);
      if (isCurrent) setState(next);
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [kind, content, store, round]);

  const relaunch = useCallback((isNew: boolean) => {
    setState({ kind: 'loading' });
    setRound(({ number }) => ({ isNew, number: number + 1 }));
  }, []);
  const again = useCallback(() => relaunch(true), [relaunch]);
  const reload = useCallback(() => relaunch(false), [relaunch]);
  return { state, again, reload };
}

// Another device's attempt is taken from the address once; then the address is as everybody's.
function takeFromAddress<State>(store: AttemptStore<State>): void {
  const attempt = attemptToGoOn(location.hash);
  if (attempt === null) return;
  if (store.read()?.attempt_id !== attempt.attempt_id)
    store.write({ ...attempt, pending: null, is_finishing: false });
  history.replaceState(null, '', location.pathname + location.search);
}
