import type { PlayCard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import './card-face.css';

/** What is on a card: words, in one size on all cards of a board, a picture, or both; a card with a sound shows a sign for it. */
export function CardFace({ card }: { readonly card: PlayCard }): ReactNode {
  return (
    <span className="face" data-face={card.id}>
      {card.image !== '' && <img className="face-image" src={card.image} alt={card.alt} draggable={false} />}
      {card.audio !== '' && (
        <span className="face-sound">
          <Icon name="sound" />
        </span>
      )}
      {card.text !== '' && <span className="face-text">{card.text}</span>}
    </span>
  );
}
