import { templateLimits, type ClueRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { AddButton } from '../add-button.tsx';
import { CardList } from '../list/card-list.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import { WrittenField } from '../number/written-field.tsx';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { ClueRow } from './clue-row.tsx';
import classes from './clues-editor.module.css';

/** An answer, whom it is for, and the clues that lead to it, in the order in which they are uncovered. */
export function CluesEditor({ opened }: { opened: OpenedRound<ClueRound> }) {
  const t = useText();
  const actions = useCardActions(opened);
  const { template_type, Answer } = opened.round;
  return (
    <Section
      opened={opened}
      title={t('game-cards:clues.title')}
      hint={t(`game-cards:clues.hint.${template_type}`)}
      tally={useTally(opened, 'cards')}
      foot={
        <CardsFoot opened={opened}>
          <AddButton isCard onClick={() => actions.add()}>
            {t('game-cards:clues.add')}
          </AddButton>
        </CardsFoot>
      }
    >
      <div className={classes.answer} data-tour="fill-in">
        <WrittenField
          opened={opened}
          at={['Answer']}
          label={t('game-cards:clues.answer')}
          value={Answer}
          isOneLine
          isRequired
          chars={templateLimits[template_type].answer}
          onText={(text) => opened.change((now) => ({ ...now, Answer: text }))}
        />
        <ChoiceFields opened={opened} />
      </div>
      <CardList opened={opened} actions={actions} Row={ClueRow} />
    </Section>
  );
}
