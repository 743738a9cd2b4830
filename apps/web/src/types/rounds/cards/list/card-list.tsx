import type { CardRound } from '@takhti/content-types/rounds';
import { useState, type ComponentType } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { useIncrementalCount } from '../../../../performance/use-incremental-count.ts';
import { useStableCallbacks } from '../../../../performance/use-stable-callbacks.ts';
import type { OpenedRound } from '../opened-round.ts';
import classes from './card-list.module.css';
import type { CardActions } from '../use-card-actions.ts';

/** What a row of such a list is given. */
export interface CardRowProps<Of extends CardRound> {
  readonly opened: OpenedRound<Of>;
  readonly actions: CardActions;
  readonly at: number;
  readonly onMove: (from: number, to: number) => void;
}

interface CardListProps<Of extends CardRound> {
  readonly opened: OpenedRound<Of>;
  readonly actions: CardActions;
  readonly Row: ComponentType<CardRowProps<Of>>;
}

/** The cards of a round in an order that is changed by hand; moves are announced to screen readers. */
export function CardList<Of extends CardRound>({ opened, actions, Row }: CardListProps<Of>) {
  const t = useText();
  const [said, setSaid] = useState('');
  const { cardsData } = opened.round;
  const share = useIncrementalCount(cardsData.length, 2);
  const { move } = useStableCallbacks({
    move(from: number, to: number): void {
      actions.move(from, to);
      setSaid(t('common:move.done', { position: to + 1, count: cardsData.length }));
    },
  });
  return (
    <>
      <ol className={classes.list}>
        {cardsData.slice(0, share).map((card, at) => (
          <Row key={card.id} opened={opened} actions={actions} at={at} onMove={move} />
        ))}
      </ol>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );
}
