import type { BotTurn } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';

interface TurnViewProps {
  readonly turn: BotTurn;
  readonly onReport: () => void;
}

/** A question with what came of it. Everything that is no answer has a text of ours. */
export function TurnView({ turn, onReport }: TurnViewProps): ReactNode {
  const { t } = useTexts();
  const { state, question, answer, was_hidden, is_reported } = turn;
  return (
    <li className="bot-turn">
      <p className="bot-asked bot-bubble" dir="auto">
        {question}
      </p>
      {was_hidden && <p className="bot-hint">{t('bot_hidden')}</p>}
      <p className={`bot-said bot-bubble bot-${state}`} dir="auto">
        {state === 'answered' ? answer : state === 'asked' ? t('bot_thinks') : t(`bot_${state}`)}
      </p>
      {state === 'answered' &&
        (is_reported ? (
          <p className="bot-hint">{t('bot_reported')}</p>
        ) : (
          <div className="bot-tools">
            <Button icon="flag" onClick={onReport}>
              {t('bot_report')}
            </Button>
          </div>
        ))}
    </li>
  );
}
