import { pairsOf, type PairsRound } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { useIncrementalCount } from '../../../../performance/use-incremental-count.ts';
import { AddButton } from '../add-button.tsx';
import { CardsFoot } from '../cards-foot.tsx';
import { PairCard } from './pair-card.tsx';
import classes from './pairs-editor.module.css';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { useCardActions } from '../use-card-actions.ts';
import { useTally } from '../use-tally.ts';
import { usePairKeys } from './use-pair-keys.ts';

/** Cards and their matches, side by side. */
export function PairsEditor({ opened }: { opened: OpenedRound<PairsRound> }) {
  const t = useText();
  const actions = useCardActions(opened);
  const keys = usePairKeys(opened, actions);
  const { cardsData } = opened.round;
  const pairs = pairsOf(cardsData);
  const share = useIncrementalCount(pairs.length, 1);

  return (
    <Section
      opened={opened}
      title={t('game-cards:pairs.title')}
      hint={t('game-cards:pairs.hint')}
      tally={useTally(opened, 'cards')}
      foot={
        <CardsFoot opened={opened}>
          <AddButton isCard onClick={() => actions.add()}>
            {t('game-cards:pairs.add')}
          </AddButton>
        </CardsFoot>
      }
    >
      {/* Keys and what is pasted come from the fields inside. */}
      <ol className={classes.pairs} {...keys}>
        {pairs.slice(0, share).map((pair, index) => (
          <li key={pair[0]?.id} className={classes.pair}>
            {pair.map((card, place) => (
              <PairCard
                key={card.id}
                opened={opened}
                actions={actions}
                at={cardsData.indexOf(card)}
                pair={index + 1}
                isMatch={place !== 0}
              />
            ))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
