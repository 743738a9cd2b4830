import { type ChoiceRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { AddButton } from '../add-button.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import { OptionRow } from './option-row.tsx';
import classes from './options-editor.module.css';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';

/** Options, with a mark at every one that is right; of two options one is. */
export function OptionsEditor({ opened }: { opened: OpenedRound<ChoiceRound> }) {
  const t = useText();
  const actions = useCardActions(opened);
  const { cardsData, template_type } = opened.round;
  const tally = useTally(opened, 'options');
  const isSingle = template_type === 'mcq_two_option';
  return (
    <Section
      opened={opened}
      title={t('game-cards:options.title')}
      hint={t(isSingle ? 'game-cards:options.hint_single' : 'game-cards:options.hint')}
      tally={isSingle ? undefined : tally}
      foot={
        <CardsFoot opened={opened}>
          {!(isSingle && cardsData.length >= 2) && (
            <AddButton isCard onClick={() => actions.add()}>
              {t('game-cards:options.add')}
            </AddButton>
          )}
        </CardsFoot>
      }
    >
      <ol className={classes.options}>
        {cardsData.map((card, at) => (
          <OptionRow key={card.id} opened={opened} actions={actions} at={at} isSingle={isSingle} />
        ))}
      </ol>
    </Section>
  );
}
