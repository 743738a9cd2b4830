import type { SequenceRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { AddButton } from '../add-button.tsx';
import { CardList } from '../list/card-list.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import type { RoundDesk } from '../round-desk.ts';
import { Section } from '../section.tsx';
import { StepRow } from './step-row.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';

/** Cards in their right order, to be put in another one by dragging, by keys or by buttons. */
export function StepsEditor({ desk }: { desk: RoundDesk<SequenceRound> }) {
  const t = useText();
  const actions = useCardActions(desk);
  const { template_type } = desk.round;

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
      <CardList desk={desk} actions={actions} Row={StepRow} />
    </Section>
  );
}
