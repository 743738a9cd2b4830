import type { BotTurn } from '@takhti/domain';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import type { Talk } from './use-talk.ts';

/** A talk in which nobody is asked: each question is answered by the words that say so, and nothing is kept. */
export function usePreviewTalk(): Talk {
  const { t } = useTexts();
  const [turns, setTurns] = useState<readonly BotTurn[]>([]);
  return {
    opened: { is_ready: true, is_known: true, left: 1, turns: [...turns] },
    isPreview: true,
    failure: null,
    asking: null,
    askFailure: null,
    ask(question) {
      const turn: BotTurn = {
        turn_id: String(turns.length),
        state: 'answered',
        question,
        answer: t('bot_preview'),
        was_hidden: false,
        is_reported: false,
        asked_on: '',
      };
      setTurns([...turns, turn]);
      return Promise.resolve(true);
    },
    report(turn_id) {
      setTurns(turns.map((turn) => (turn.turn_id === turn_id ? { ...turn, is_reported: true } : turn)));
      return Promise.resolve(true);
    },
    reload: () => undefined,
  };
}
