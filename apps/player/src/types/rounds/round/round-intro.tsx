import type { PlayRound } from '@takhti/domain';
import { useEffect, useRef, type ReactNode } from 'react';
import { useAsleep } from '../../../frame/use-asleep.ts';
import { useTexts } from '../../../i18n/texts-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Slate } from '../../../ui/slate.tsx';
import { takeFocus } from '../../../ui/take-focus.ts';
import './round-screen.css';

interface RoundIntroProps {
  readonly round: PlayRound;
  readonly total: number;
  readonly onGo: () => void;
}

/** Words that come before a round. */
export function RoundIntro({ round, total, onGo }: RoundIntroProps): ReactNode {
  const { t } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  const isAsleep = useAsleep(round.QuestionId);
  useEffect(() => {
    takeFocus(title.current);
  }, [round.QuestionId]);
  return (
    <main className="round">
      <div className="round-card round-challenge">
        <Slate mood="ready" />
        <h2 className="round-number" ref={title} tabIndex={-1}>
          {t('round_of', { n: round.Number, total })}
        </h2>
        <p className="round-question">{round.challenge}</p>
        <Button isMain iconAtEnd="forward" data-asleep={isAsleep || undefined} onClick={onGo}>
          {t('go')}
        </Button>
      </div>
    </main>
  );
}
