import { useCallback, useEffect, useState } from 'react';

interface Asked<Answer, Wish> {
  /** Null until it is there. */
  readonly answer: Answer | null;
  /** Asks once more; until then there is no answer. */
  readonly askAgain: (wish: Wish | null) => void;
}

/**
 * Asks the server for what a page shows, first without a wish. `ask` never throws; while it stays the same it is called once, and with each `askAgain`.
 */
export function useAsked<Answer, Wish = never>(
  ask: (wish: Wish | null) => Promise<Answer>,
): Asked<Answer, Wish> {
  const [round, setRound] = useState<{ wish: Wish | null; number: number }>({ wish: null, number: 0 });
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void ask(round.wish).then((answered) => {
      if (isCurrent) setAnswer(answered);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, round]);

  const askAgain = useCallback((wish: Wish | null) => {
    setAnswer(null);
    setRound(({ number }) => ({ wish, number: number + 1 }));
  }, []);
  return { answer, askAgain };
}
