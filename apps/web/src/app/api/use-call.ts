import type { Call, Problem, ReplyOf, RequestInput } from '@takhti/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sendCall } from './api.ts';
import type { SendOptions } from './client.ts';

export interface UseCallOptions<C extends Call> {
  /** Called for a problem; true when the screen shows it in its own place, so that no toast is needed. */
  readonly onProblem?: (problem: Problem) => boolean;
  readonly onDone?: (reply: ReplyOf<C>) => void;
  readonly silent?: boolean;
}

export interface RunningCall<C extends Call> {
  /**
   * Makes the call. Gives its reply, or undefined when it failed: the person has been told by then, and nothing further
   * should happen (C-1013).
   */
  run(input: RequestInput<C>, options?: RunOptions): Promise<ReplyOf<C> | undefined>;
  readonly isRunning: boolean;
  /** Why the last run failed. */
  readonly error: Error | null;
}

export type RunOptions = Pick<SendOptions, 'file' | 'onUpload' | 'onProgress' | 'signal'>;

/** An action of a screen: a call that is made when somebody asks for it. */
export function useCall<C extends Call>(call: C, options: UseCallOptions<C> = {}): RunningCall<C> {
  const [running, setRunning] = useState(0);
  const [error, setError] = useState<Error | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const run = useCallback(
    async (input: RequestInput<C>, runOptions: RunOptions = {}): Promise<ReplyOf<C> | undefined> => {
      setRunning((count) => count + 1);
      setError(null);
      try {
        const { silent, onProblem } = latest.current;
        const reply = await sendCall(call, input, { ...runOptions, silent, handles: onProblem });
        latest.current.onDone?.(reply);
        return reply;
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
