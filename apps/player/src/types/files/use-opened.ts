import type { GenericContent } from '@takhti/domain';
import { useCallback, useEffect, useState } from 'react';
import type { ContentKey } from '../../attempt/content-key.ts';
import { failureOf, type Failure, type Outcome } from '../../net/call.ts';
import { keepOpened } from '../../kept-copy/keep-opened.ts';
import { askedFor, genericPath, openGeneric } from './generic-calls.ts';

interface Opened {
  /** Null until it is there. */
  readonly shown: GenericContent | null;
  /** Why it does not come; null as long as it may. */
  readonly failure: Failure | null;
  /** Asks once more. */
  readonly reload: () => void;
}

/** Fetches what is published. */
export function useOpened({ content_id, institution_id, gathering_id }: ContentKey): Opened {
  const [round, setRound] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<GenericContent> | null>(null);
  useEffect(() => {
    let isCurrent = true;
    async function run(): Promise<void> {
      const asked = askedFor(content_id, institution_id, gathering_id);
      const next = await openGeneric(asked);
      if (!isCurrent) return;
      setOutcome(next);
      if (next.kind === 'ok') keepOpened(genericPath, asked, next.data);
    }
    void run();
    return () => {
      isCurrent = false;
    };
  }, [content_id, institution_id, gathering_id, round]);

  const reload = useCallback(() => {
    setOutcome(null);
    setRound((number) => number + 1);
  }, []);
  if (outcome?.kind === 'ok') return { shown: outcome.data, failure: null, reload };
  return { shown: null, failure: outcome && failureOf(outcome), reload };
}
