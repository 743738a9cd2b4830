import type { SequenceRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { AddButton } from '../add-button.tsx';
import { CardList } from '../list/card-list.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { StepRow } from './step-row.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';

/** Cards in their right order, to be put in another one by dragging, by keys or by buttons. */
export function StepsEditor({ opened }: { opened: OpenedRound<SequenceRound> }) {
  const t = useText();
  const actions = useCardActions(opened);
  const { template_type } = opened.round;

  return (
    <Section
      opened={opened}
      title={t('game-cards:steps.title')}
      hint={t(`game-cards:steps.hint.${template_type}`)}
      tally={useTally(opened, 'cards')}
      foot={
        <CardsFoot opened={opened}>
          <AddButton isCard onClick={() => actions.add()}>
            {t('game-cards:card.add')}
          </AddButton>
        </CardsFoot>
      }
    >
      <CardList opened={opened} actions={actions} Row={StepRow} />
    </Section>
  );
}
