import { useCallback, useMemo } from 'react';
import { knownLearner } from '../launch/known-learner.ts';
import { useAsked } from '../launch/use-asked.ts';
import type { AnyLaunch, AttemptKind } from './attempt-kind.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import type { ContentKey } from './content-key.ts';
import { attemptToGoOn } from './go-on.ts';
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
  const launch = useCallback(
    async (isNew: boolean) => {
      takeFromAddress(store);
      return launchAttempt(kind, content, store, knownLearner, isNew);
    },
    [kind, content, store],
  );
  const { answer, askAgain } = useAsked(launch);
  const again = useCallback(() => askAgain(true), [askAgain]);
  const reload = useCallback(() => askAgain(false), [askAgain]);
  return { state: answer ?? { kind: 'loading' }, again, reload };
}

// Another device's attempt is taken from the address once; then the address is as everybody's.
function takeFromAddress<State>(store: AttemptStore<State>): void {
  const attempt = attemptToGoOn(location.hash);
  if (attempt === null) return;
  if (store.read()?.attempt_id !== attempt.attempt_id)
    store.write({ ...attempt, pending: null, is_finishing: false });
  history.replaceState(null, '', location.pathname + location.search);
}
