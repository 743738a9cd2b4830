import type { Call, Problem, ReplyOf, RequestInput, Topic } from '@takhti/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SendOptions } from './client.ts';
import { sendCall, type ChangeOptions } from './send-call.ts';

export interface UseCallOptions {
  /** Called for a problem; true when the screen shows it in its own place, so that no toast is needed. */
  readonly onProblem?: (problem: Problem) => boolean;
  readonly silent?: boolean;
  /** Topics that must be on the screen again before `run` resolves; of the others nobody waits. */
  readonly waitsFor?: readonly Topic[];
}

export interface RunningCall<C extends Call> {
  /**
   * Makes the call. Returns its reply, or undefined after a failure: it was shown, and nothing further should happen (C-1013).
   * Topics that the call changed are fetched again.
   */
  run(input: RequestInput<C>, options?: RunOptions<C>): Promise<ReplyOf<C> | undefined>;
  readonly isRunning: boolean;
  /** Why the last run failed. */
  readonly error: Error | null;
}

export type RunOptions<C extends Call> = Pick<SendOptions, 'file' | 'onUpload' | 'onProgress' | 'signal'> &
  Pick<ChangeOptions<C>, 'beforeRefresh'>;

/** An action of a screen: a call that is made when somebody asks for it. */
export function useCall<C extends Call>(call: C, options: UseCallOptions = {}): RunningCall<C> {
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (input: RequestInput<C>, runOptions: RunOptions<C> = {}): Promise<ReplyOf<C> | undefined> => {
      setRunning((count) => count + 1);
      setError(null);
      try {
        const { silent, onProblem, waitsFor } = latest.current;
        return await sendCall(call, input, { ...runOptions, silent, waitsFor, handles: onProblem });
      } catch (failure) {
        setError(failure instanceof Error ? failure : new Error(String(failure)));
        return undefined;
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [call],
  );
  return { run, isRunning: running > 0, error };
}
