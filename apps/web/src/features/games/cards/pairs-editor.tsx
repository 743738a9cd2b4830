import { IconTrash } from '@tabler/icons-react';
import { pairsOf, templateLimits, type GameCard, type PairsRound } from '@takhti/content-types/games';
import { useText } from '../../../i18n/index.ts';
import { FieldError } from '../../editor/index.ts';
import { AddButton } from './add-button.tsx';
import { CardEditor } from './card.tsx';
import { CardsFoot } from './cards-foot.tsx';
import classes from './pairs-editor.module.css';
import type { RoundDesk } from './round-desk.ts';
import { Section } from './section.tsx';
import { ToolButton } from './tool-button.tsx';
import { useCardActions } from './use-card-actions.ts';
import { useTally } from './use-tally.ts';

/** Cards and their matches, side by side. */
export function PairsEditor({ desk }: { desk: RoundDesk<PairsRound> }) {
  const t = useText();
  const actions = useCardActions(desk);
  const { round, isReadOnly } = desk;
  const pairs = pairsOf(round.cardsData);
  const least = templateLimits[round.template_type].cards?.count.english.min ?? 0;
  const canRemove = !isReadOnly && round.cardsData.length > least;

  function head(card: GameCard, pair: number, place: number) {
    const at = round.cardsData.indexOf(card);
    const name = t(place === 0 ? 'game-cards:card.card' : 'game-cards:card.match', { number: pair });
    return (
      <CardEditor
        key={card.id}
        desk={desk}
        actions={actions}
        at={at}
        name={name}
        after={
          place === 1 &&
          canRemove && (
            <ToolButton
              icon={IconTrash}
              label={t('game-cards:pairs.remove', { number: pair })}
              onClick={() => actions.remove(at)}
            />
          )
        }
      >
        <FieldError
          path={desk.path('cardsData', at, 'data')}
          findings={desk.findings('cardsData', at, 'data')}
        />
      </CardEditor>
    );
  }

  return (
    <Section
      desk={desk}
      title={t('game-cards:pairs.title')}
      hint={t('game-cards:pairs.hint')}
      tally={useTally(desk, 'cards')}
      foot={
        <CardsFoot desk={desk}>
          <AddButton isCard onClick={() => actions.add()}>
            {t('game-cards:pairs.add')}
          </AddButton>
        </CardsFoot>
      }
    >
      <ol className={classes.pairs}>
        {pairs.map((pair, index) => (
          <li key={pair[0]?.id} className={classes.pair}>
            {pair.map((card, place) => head(card, index + 1, place))}
          </li>
        ))}
      </ol>
    </Section>
  );
}
