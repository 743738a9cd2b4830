import type { PlayCard } from '@takhti/domain';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/mark.tsx';

interface PlaceCardProps {
  readonly card: PlayCard;
  readonly name: string;
  readonly isPicked: boolean;
  /** Right since an earlier try. */
  readonly isKept: boolean;
  readonly onPick: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
}

/** A card that can be put somewhere. */
export function PlaceCard(props: PlaceCardProps): ReactNode {
  const { card, name, isPicked, isKept, onPick, onKey, onPointerDown } = props;
  if (isKept)
    return (
      <div className="place-card marked place-right place-kept">
        <CardFace card={card} />
        <Mark isRight words="" />
      </div>
    );
  return (
    <button
      type="button"
      className="place-card"
      data-card={card.id}
      data-picked={isPicked ? '' : undefined}
      aria-pressed={isPicked}
      aria-label={name}
      onClick={onPick}
      onKeyDown={onKey}
      onPointerDown={onPointerDown}
    >
      <Grip />
      <CardFace card={card} />
    </button>
  );
}

/** Where a finger takes a card at once, also on a page that scrolls. */
export function Grip(): ReactNode {
  return (
    <span className="place-grip" data-grip="" aria-hidden="true">
      <Icon name="grip" />
    </span>
  );
}
