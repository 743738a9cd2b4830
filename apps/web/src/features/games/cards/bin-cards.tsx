import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { templateLimits, type BinsRound } from '@takhti/content-types/games';
import { useText } from '../../../i18n/index.ts';
import { BinChoice } from './bin-choice.tsx';
import type { PlacedCard } from './bin-edits.ts';
import classes from './bins-editor.module.css';
import { CardEditor } from './card.tsx';
import type { RoundDesk } from './round-desk.ts';
import { ToolButton } from './tool-button.tsx';
import type { CardActions } from './use-card-actions.ts';

interface BinCardsProps {
  readonly desk: RoundDesk<BinsRound>;
  readonly actions: CardActions;
  readonly cards: readonly PlacedCard[];
  /** Undefined where no card can be added. */
  readonly addLabel: string | undefined;
  readonly onAdd: () => void;
}

/** The cards that belong into one bin, or into none. */
export function BinCards({ desk, actions, cards, addLabel, onAdd }: BinCardsProps) {
  const t = useText();
  const { round, isReadOnly } = desk;
  const least = templateLimits[round.template_type].cards?.count.english.min ?? 0;
  const canRemove = !isReadOnly && round.cardsData.length > least;
  return (
    <>
      {cards.length > 0 && (
        <ul className={classes.cards}>
          {cards.map(({ card, at }) => {
            const name = t('game-cards:card.card', { number: at + 1 });
            return (
              <li key={card.id} className={classes.card}>
                <CardEditor
                  desk={desk}
                  actions={actions}
                  at={at}
                  name={name}
                  after={
                    canRemove && (
                      <ToolButton
                        icon={IconTrash}
                        label={t('game-cards:card.remove', { name })}
                        onClick={() => actions.remove(at)}
                      />
                    )
                  }
                >
                  <BinChoice desk={desk} actions={actions} at={at} name={name} />
                </CardEditor>
              </li>
            );
          })}
        </ul>
      )}
      {addLabel !== undefined && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.addCard}
          data-tour="add-card"
          leftSection={<IconPlus size={18} aria-hidden="true" />}
          onClick={onAdd}
        >
          {addLabel}
        </Button>
      )}
    </>
  );
}
