import type { Call, ReplyOf, RequestInput } from '@takhti/contract';
import { useState } from 'react';
import { refreshAfter, sendAlone } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { showToast } from '../../ui/index.ts';
import { eachInTurn, type Outcome } from './each-in-turn.ts';

/** Makes the same call for each of many; the caller reports the refusals together. */
export interface InTurn {
  readonly isRunning: boolean;
  readonly run: <C extends Call, T>(
    call: C,
    items: readonly T[],
    inputOf: (item: T) => RequestInput<C>,
  ) => Promise<InTurnOutcome<T, C>>;
  /** Undoes what was done to many, and reports what could not be undone. */
  readonly undo: InTurn['run'];
}

interface InTurnOutcome<T, C extends Call> extends Outcome<T> {
  readonly replies: readonly ReplyOf<C>[];
}

const handled = { handles: () => true };

export function useInTurn(): InTurn {
  const t = useText();
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

  const undo: InTurn['run'] = async (call, items, inputOf) => {
    const outcome = await run(call, items, inputOf);
    for (const { problem } of outcome.refused) showToast({ kind: 'error', text: t(`problems:${problem}`) });
    return outcome;
  };

  return { run, undo, isRunning };
}
