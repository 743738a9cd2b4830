import type { PlayRound, RoundResponse } from '@takhti/domain';
import { useEffect, useState } from 'react';
import { keepTry, keptTry } from './kept-try.ts';

interface FirstTry {
  readonly round: PlayRound;
  readonly draft: RoundResponse | null;
  readonly response: RoundResponse | null;
  readonly onDraft: (draft: RoundResponse) => void;
  readonly onDone: (response: RoundResponse) => void;
}

interface Tries extends Pick<FirstTry, 'response' | 'onDraft' | 'onDone'> {
  /** Counts up with each try; 0 is the first, which is the one that counts. */
  readonly turn: number;
  /** What was done so far in this try; null before its first move. */
  readonly draft: RoundResponse | null;
  /** Whether this try may be followed by another: not the last one, and nobody has looked at the answer. */
  readonly hasNext: boolean;
  /** @param kept what stays of this try */
  readonly tryAgain: (kept: RoundResponse | null) => void;
  /** Gives the other tries up. */
  readonly showAnswer: () => void;
}

/** The last try; after it the answer is shown. */
const last = 1;

const untouched = { draft: null, response: null };

/** A round can be tried once more for its own sake, as long as nobody has seen its answer: only the first try is recorded. */
export function useTries(first: FirstTry): Tries {
  const { round } = first;
  // Who loads the page again in the middle of a later try continues with it.
  const [begun] = useState(() => (first.response === null ? null : keptTry(round)));
  const [turn, setTurn] = useState(begun === null ? 0 : last);
  const [isAnswerShown, setAnswerShown] = useState(false);
  const [later, setLater] = useState<Pick<FirstTry, 'draft' | 'response'>>({ ...untouched, ...begun });
  useEffect(
    () => keepTry(round, turn > 0 && later.response === null ? { draft: later.draft } : null),
    [round, turn, later],
  );
  function tryAgain(kept: RoundResponse | null): void {
    setTurn(turn + 1);
    setLater({ draft: kept, response: null });
  }
  const { draft, response } = turn === 0 ? first : later;
  return {
    turn,
    draft,
    response,
    onDraft: turn === 0 ? first.onDraft : (made) => setLater({ draft: made, response: null }),
    onDone: turn === 0 ? first.onDone : (done) => setLater({ draft: null, response: done }),
    hasNext: turn < last && !isAnswerShown,
    tryAgain,
    showAnswer: () => setAnswerShown(true),
  };
}
