import type { GameDoc } from '@takhti/content-types/rounds';
import { useCallback, useMemo, useState } from 'react';

const none: ReadonlySet<number> = new Set();

/** Which cards of the open round the player found too full; nothing is known of another round, or before it was drawn. */
export function useFit(round: GameDoc['questionData'][number] | undefined) {
  const [found, setFound] = useState<{
    readonly questionId: number;
    readonly cards: readonly number[];
  } | null>(null);
  const questionId = round?.questionId;
  const tell = useCallback(
    (cards: readonly number[]) => setFound(questionId === undefined ? null : { questionId, cards }),
    [questionId],
  );
  const overflowing = useMemo(
    () => (found && found.questionId === questionId ? new Set(found.cards) : none),
    [found, questionId],
  );
  return { overflowing, tell };
}
