import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { BinsRound } from '@takhti/content-types/rounds';
import { BinCard } from './bin-card.tsx';
import type { PlacedCard } from './bin-edits.ts';
import classes from './bins-editor.module.css';
import type { OpenedRound } from '../opened-round.ts';
import type { CardActions } from '../use-card-actions.ts';

interface BinCardsProps {
  readonly opened: OpenedRound<BinsRound>;
  readonly actions: CardActions;
  readonly cards: readonly PlacedCard[];
  /** Undefined where no card can be added. */
  readonly addLabel: string | undefined;
  readonly onAdd: () => void;
}

/** The cards that belong into one bin, or into none. */
export function BinCards({ opened, actions, cards, addLabel, onAdd }: BinCardsProps) {
  return (
    <>
      {cards.length > 0 && (
        <ul className={classes.cards}>
          {cards.map(({ card, at }) => (
            <li key={card.id} className={classes.card}>
              <BinCard opened={opened} actions={actions} at={at} />
            </li>
          ))}
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
