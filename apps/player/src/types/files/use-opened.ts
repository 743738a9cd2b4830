import type { GenericContent } from '@takhti/domain';
import { useCallback, useEffect, useState } from 'react';
import type { ContentKey } from '../../attempt/content-key.ts';
import { failureOf, type Failure, type Outcome } from '../../net/call.ts';
import { openGeneric } from './generic-calls.ts';

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
      const next = await openGeneric({ content_id, institution_id, gathering_id });
      if (isCurrent) setOutcome(next);
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
