import type { GameDoc } from '@takhti/content-types/rounds';
import { isSame } from '@takhti/domain';
import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** Which cards of the open round the player found too full; nothing is known of another round, or before it was rendered. */
export function useFit(round: GameDoc['questionData'][number] | undefined) {
  const [found, setFound] = useState<{
    readonly questionId: number;
    readonly cards: readonly number[];
  } | null>(null);
  const questionId = round?.questionId;
  const report = useCallback(
    (cards: readonly number[]) =>
      // The player reports it after every start of a round: a known value must render nothing again.
      setFound((last) => {
        const next = questionId === undefined ? null : { questionId, cards };
        return isSame(last, next) ? last : next;
      }),
    [questionId],
  );
  const overflowing = useMemo(
    () => (found && found.questionId === questionId ? new Set(found.cards) : none),
    [found, questionId],
  );
  return { overflowing, report };
}
