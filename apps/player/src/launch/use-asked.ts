import { useCallback, useEffect, useState } from 'react';

interface Asked<Answer, Query> {
  /** Null until it is there. */
  readonly answer: Answer | null;
  /** Asks once more; until then there is no answer. */
  readonly askAgain: (query: Query | null) => void;
}

/**
 * Asks the server for what a page shows, first without a query. `ask` never throws; while it stays the same it is called once, and with each `askAgain`.
 */
export function useAsked<Answer, Query = never>(
  ask: (query: Query | null) => Promise<Answer>,
): Asked<Answer, Query> {
  const [round, setRound] = useState<{ query: Query | null; number: number }>({ query: null, number: 0 });
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void ask(round.query).then((answered) => {
      if (isCurrent) setAnswer(answered);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, round]);

  const askAgain = useCallback((query: Query | null) => {
    setAnswer(null);
    setRound(({ number }) => ({ query, number: number + 1 }));
  }, []);
  return { answer, askAgain };
}
