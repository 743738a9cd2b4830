import { templateLimits, type ClueRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { AddButton } from '../add-button.tsx';
import { CardList } from '../list/card-list.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import { WrittenField } from '../number/written-field.tsx';
import type { RoundDesk } from '../round-desk.ts';
import { Section } from '../section.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ClueRow } from './clue-row.tsx';
import classes from './clues-editor.module.css';

/** An answer, whom it is for, and the clues that lead to it, in the order in which they are uncovered. */
export function CluesEditor({ desk }: { desk: RoundDesk<ClueRound> }) {
  const t = useText();
  const actions = useCardActions(desk);
  const { template_type, Answer } = desk.round;
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
      <CardList desk={desk} actions={actions} Row={ClueRow} />
    </Section>
  );
}
