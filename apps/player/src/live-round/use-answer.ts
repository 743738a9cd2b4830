import { useEffect, useState } from 'react';
import type { Given } from '../types/assessments/kinds/player-kind.ts';
import type { Joined } from './joined.ts';
import { ask } from './connection/live-calls.ts';

/** The state of the answer to the open question. */
type Sending = 'none' | 'sending' | 'sent' | 'late';

interface UnsentAnswer {
  readonly question_at: number;
  readonly answer: Given;
  readonly given_ms: number;
}

const pause_ms = 700;

/** Sends an answer until the server accepts or refuses it; it contains how long it waited for a network. */
export function useAnswer(
  { institution_id, round_id, player_id, player_token }: Joined,
  question_at: number,
): { readonly sending: Sending; readonly give: (answer: Given) => void } {
  const [unsent, setUnsent] = useState<UnsentAnswer | null>(null);
  const [outcome, setOutcome] = useState<{ readonly at: number; readonly is: 'sent' | 'late' } | null>(null);

  useEffect(() => {
    if (unsent === null) return;
    let isCurrent = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const { question_at: at, answer, given_ms } = unsent;
    async function send(): Promise<void> {
      const state = await ask('answerLiveRound', {
        institution_id,
        round_id,
        player_id,
        player_token,
        question_at: at,
        answer,
        held_ms: Math.round(performance.now() - given_ms),
      });
      if (!isCurrent) return;
      if (state.kind === 'ok' || state.kind === 'refused') {
        setOutcome({ at, is: state.kind === 'ok' ? 'sent' : 'late' });
        setUnsent(null);
      } else timer = setTimeout(() => void send(), pause_ms);
    }
    void send();
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [unsent, institution_id, round_id, player_id, player_token]);

  const state = outcome?.at === question_at ? outcome.is : 'none';
  return {
    sending: unsent?.question_at === question_at ? 'sending' : state,
    give: (answer) => setUnsent({ question_at, answer, given_ms: performance.now() }),
  };
}
