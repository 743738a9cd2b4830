import { templateLimits, type ClueRound } from '@takhti/content-types/rounds';
import { useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { useIncrementalCount } from '../../../../performance/use-incremental-count.ts';
import { useStableCallbacks } from '../../../../performance/use-stable-callbacks.ts';
import { AddButton } from '../add-button.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import { WrittenField } from '../number/written-field.tsx';
import type { RoundDesk } from '../round-desk.ts';
import { Section } from '../section.tsx';
import steps from '../steps/steps-editor.module.css';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ClueRow } from './clue-row.tsx';
import classes from './clues-editor.module.css';

/** An answer, whom it is for, and the clues that lead to it, in the order in which they are uncovered. */
export function CluesEditor({ desk }: { desk: RoundDesk<ClueRound> }) {
  const t = useText();
  const actions = useCardActions(desk);
  const [said, setSaid] = useState('');
  const { cardsData, template_type, Answer } = desk.round;
  const share = useIncrementalCount(cardsData.length, 2);
  const { move } = useStableCallbacks({
    move(from: number, to: number): void {
      actions.move(from, to);
      setSaid(t('common:move.done', { position: to + 1, count: cardsData.length }));
    },
  });
  return (
    <Section
      desk={desk}
      title={t('game-cards:clues.title')}
      hint={t(`game-cards:clues.hint.${template_type}`)}
      tally={useTally(desk, 'cards')}
      foot={
        <CardsFoot desk={desk}>
          <AddButton isCard onClick={() => actions.add()}>
            {t('game-cards:clues.add')}
          </AddButton>
        </CardsFoot>
      }
    >
      <div className={classes.answer} data-tour="fill-in">
        <WrittenField
          desk={desk}
          at={['Answer']}
          label={t('game-cards:clues.answer')}
          value={Answer}
          isOneLine
          isRequired
          chars={templateLimits[template_type].answer}
          onText={(text) => desk.change((now) => ({ ...now, Answer: text }))}
        />
        <ChoiceFields desk={desk} />
      </div>
      <ol className={steps.steps}>
        {cardsData.slice(0, share).map((card, at) => (
          <ClueRow key={card.id} desk={desk} actions={actions} at={at} onMove={move} />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </Section>
  );
}
