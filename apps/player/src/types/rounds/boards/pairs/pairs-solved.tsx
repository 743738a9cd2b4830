import { pairsProgress } from '@takhti/content-types/rounds/play';
import type { PairsBoard, PlayCard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';

interface PairsSolvedProps {
  readonly board: PairsBoard;
  readonly tries: readonly [number, number][];
}

/** All pairs side by side, those that were found with their mark. */
export function PairsSolved({ board, tries }: PairsSolvedProps): ReactNode {
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const found = new Set(pairsProgress(board, tries).found.flat());
  return (
    <ul className="solved">
      {board.pairs.map(([one, other]) => (
        <li key={one} className={found.has(one) ? 'solved-pair solved-right' : 'solved-pair'}>
          <Face card={cards.get(one)} />
          <span className="solved-link" aria-hidden="true">
            <Icon name={found.has(one) ? 'check' : 'link'} />
          </span>
          <Face card={cards.get(other)} />
        </li>
      ))}
    </ul>
  );
}

function Face({ card }: { readonly card: PlayCard | undefined }): ReactNode {
  return card && <CardFace card={card} />;
}
