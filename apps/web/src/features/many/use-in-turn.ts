import type { Call, ReplyOf, RequestInput } from '@takhti/contract';
import { useState } from 'react';
import { refreshAfter, sendAlone } from '../../app/api/index.ts';
import { eachInTurn, type Outcome } from './each-in-turn.ts';

/** The same call for each of many; what is refused is told together, by who asked. */
export interface InTurn {
  readonly isRunning: boolean;
  readonly run: <C extends Call, T>(
    call: C,
    items: readonly T[],
    inputOf: (item: T) => RequestInput<C>,
  ) => Promise<InTurnOutcome<T, C>>;
}

interface InTurnOutcome<T, C extends Call> extends Outcome<T> {
  readonly replies: readonly ReplyOf<C>[];
}

const handled = { handles: () => true };

export function useInTurn(): InTurn {
  const [isRunning, setRunning] = useState(false);

  async function run<C extends Call, T>(
    call: C,
    items: readonly T[],
    inputOf: (item: T) => RequestInput<C>,
  ): Promise<InTurnOutcome<T, C>> {
    setRunning(true);
    const replies: ReplyOf<C>[] = [];
    const outcome = await eachInTurn(items, async (item) =>
      replies.push(await sendAlone(call, inputOf(item), handled)),
    );
    await refreshAfter(call);
    setRunning(false);
    return { ...outcome, replies };
  }

  return { run, isRunning };
}
