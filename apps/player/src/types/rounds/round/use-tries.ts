import type { RoundResponse } from '@takhti/domain';
import { useState } from 'react';

interface FirstTry {
  readonly draft: RoundResponse | null;
  readonly response: RoundResponse | null;
  readonly onDraft: (draft: RoundResponse) => void;
  readonly onDone: (response: RoundResponse) => void;
}

interface Tries extends Pick<FirstTry, 'response' | 'onDraft' | 'onDone'> {
  /** Counts up with each try; 0 is the first, which is the one that counts. */
  readonly turn: number;
  /** What was done so far in this try; null before its first move. */
  readonly made: RoundResponse | null;
  readonly tryAgain: () => void;
}

const untouched = { draft: null, response: null };

/** A round can be tried again for its own sake: only the first try is recorded. */
export function useTries(first: FirstTry): Tries {
  const [turn, setTurn] = useState(0);
  const [later, setLater] = useState<Pick<FirstTry, 'draft' | 'response'>>(untouched);
  function tryAgain(): void {
    setTurn(turn + 1);
    setLater(untouched);
  }
  const { draft, response } = turn === 0 ? first : later;
  return {
    turn,
    made: draft,
    response,
    onDraft: turn === 0 ? first.onDraft : (made) => setLater({ draft: made, response: null }),
    onDone: turn === 0 ? first.onDone : (done) => setLater({ draft: null, response: done }),
    tryAgain,
  };
}
