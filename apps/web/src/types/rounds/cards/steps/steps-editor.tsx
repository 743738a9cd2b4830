import type { SequenceRound } from '@takhti/content-types/rounds';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { useStableCallbacks } from '../../../../performance/use-stable-callbacks.ts';
import { useIncrementalCount } from '../../../../performance/use-incremental-count.ts';
import { AddButton } from '../add-button.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import type { RoundDesk } from '../round-desk.ts';
import { Section } from '../section.tsx';
import { StepRow } from './step-row.tsx';
import classes from './steps-editor.module.css';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';

/** Cards in their right order, to be put in another one by dragging, by keys or by buttons. */
export function StepsEditor({ desk }: { desk: RoundDesk<SequenceRound> }) {
  const t = useText();
  const actions = useCardActions(desk);
  const [said, setSaid] = useState('');
  const share = useIncrementalCount(desk.round.cardsData.length, 2);
  const { cardsData, template_type } = desk.round;

  const { move } = useStableCallbacks({
    move(from: number, to: number): void {
      actions.move(from, to);
      setSaid(t('common:move.done', { position: to + 1, count: cardsData.length }));
    },
  });

  return (
    <Section
      desk={desk}
      title={t('game-cards:steps.title')}
      hint={t(`game-cards:steps.hint.${template_type}`)}
      tally={useTally(desk, 'cards')}
      foot={
        <CardsFoot desk={desk}>
          <AddButton isCard onClick={() => actions.add()}>
            {t('game-cards:card.add')}
          </AddButton>
        </CardsFoot>
      }
    >
      <ol className={classes.steps}>
        {cardsData.slice(0, share).map((card, at) => (
          <StepRow key={card.id} desk={desk} actions={actions} at={at} onMove={move} />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </Section>
  );
}
