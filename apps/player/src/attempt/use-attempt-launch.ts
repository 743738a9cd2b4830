import { useCallback, useMemo } from 'react';
import { knownLearner } from '../launch/known-learner.ts';
import { useAsked } from '../launch/use-asked.ts';
import type { AnyLaunch, AttemptKind } from './attempt-kind.ts';
import { createAttemptStore, type AttemptStore } from './attempt-store.ts';
import type { ContentKey, LaunchedKey, PartRequest } from './content-key.ts';
import { againHash, attemptToGoOn } from './go-on.ts';
import { unsentHere } from './unsent/keep-sending.ts';
import { launchAttempt, type LaunchState } from './launch-attempt.ts';

/** A new attempt; of which part, where there are several. */
type LaunchRequest = Pick<LaunchedKey, 'part'>;

interface Launched<Launch, Model, State, Result> {
  readonly state: LaunchState<Launch, Model, State, Result>;
  /** A new attempt. */
  readonly again: () => void;
  /** A new attempt at a part of it. */
  readonly startPart: (part: PartRequest) => void;
  /** Asks the server for the state of this attempt. */
  readonly reload: () => void;
}

/** Launches content, with the attempt that this browser remembers. */
export function useAttemptLaunch<Launch extends AnyLaunch<Result>, Model, Action, State, Result>(
  kind: AttemptKind<Launch, Model, Action, State, Result>,
  content: ContentKey,
): Launched<Launch, Model, State, Result> {
  const store = useMemo(() => createAttemptStore(() => localStorage, content, kind.isState), [content, kind]);
  const launch = useCallback(
    async (request: LaunchRequest | null) => {
      const isAgain = location.hash === againHash;
      takeFromAddress(store);
      const launched = await launchAttempt(kind, content, store, knownLearner, request, unsentHere());
      if (!isAgain || launched.kind !== 'done' || launched.isNewlyKnown) return launched;
      const restarted = await launchAttempt(kind, content, store, knownLearner, 'restart', unsentHere());
      // Without an attempt left, the last result says more than that.
      return restarted.kind === 'failed' ? launched : restarted;
    },
    [kind, content, store],
  );
  const { answer, askAgain } = useAsked(launch);
  const again = useCallback(() => askAgain({}), [askAgain]);
  const reload = useCallback(() => askAgain(null), [askAgain]);
  const startPart = useCallback((part: PartRequest) => askAgain({ part }), [askAgain]);
  return { state: answer ?? { kind: 'loading' }, again, startPart, reload };
}

// Another device's attempt is taken from the address once; then the address is as everybody's.
function takeFromAddress<State>(store: AttemptStore<State>): void {
  const attempt = attemptToGoOn(location.hash);
  if (attempt === null && location.hash !== againHash) return;
  if (attempt !== null && store.read()?.attempt_id !== attempt.attempt_id)
    store.write({ ...attempt, pending: null, is_finishing: false });
  history.replaceState(null, '', location.pathname + location.search);
}
