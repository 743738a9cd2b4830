import { cardName } from '@takhti/content-types/games/play';
import type { PlayCard } from '@takhti/domain';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { CardFace } from './card-face.tsx';

interface PlaceCardProps {
  readonly card: PlayCard;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** A card that can be put somewhere. A finger drags it by its grip, so that the page can still be scrolled. */
export function PlaceCard({ card, isPicked, onPick, onKey, onPointerDown }: PlaceCardProps): ReactNode {
  return (
    <button
      type="button"
      className="place-card"
      data-card={card.id}
      data-picked={isPicked ? '' : undefined}
      aria-pressed={isPicked}
      aria-label={cardName(card)}
      onClick={onPick}
      onKeyDown={onKey}
      onPointerDown={onPointerDown}
    >
      <span className="place-grip" aria-hidden="true">
        <Icon name="grip" />
      </span>
      <CardFace card={card} />
    </button>
  );
}
