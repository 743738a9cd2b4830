import { useCallback, useEffect, useState } from 'react';

interface Asked<Answer> {
  /** Null until it is there. */
  readonly answer: Answer | null;
  /** Asks once more; until then there is no answer. */
  readonly askAgain: (isNew: boolean) => void;
}

/** Asks the server for what a page shows. `ask` never throws; while it stays the same it is called once, and with each `askAgain`. */
export function useAsked<Answer>(ask: (isNew: boolean) => Promise<Answer>): Asked<Answer> {
  const [round, setRound] = useState({ isNew: false, number: 0 });
  const [answer, setAnswer] = useState<Answer | null>(null);

  useEffect(() => {
    let isCurrent = true;
    void ask(round.isNew).then((answered) => {
      if (isCurrent) setAnswer(answered);
    });
    return () => {
      isCurrent = false;
    };
  }, [ask, round]);

  const askAgain = useCallback((isNew: boolean) => {
    setAnswer(null);
    setRound(({ number }) => ({ isNew, number: number + 1 }));
  }, []);
  return { answer, askAgain };
}
