import { pairsProgress } from '@takhti/content-types/rounds/play';
import type { PairsBoard, PlayCard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';

interface PairsSolvedProps {
  readonly board: PairsBoard;
  readonly tries: readonly [number, number][];
}

/** How a pair was found; face down it cannot be known where a card is, and a wrong try is no mistake. */
type Found = 'right' | 'late' | 'open';

const signs = { right: 'check', late: 'again', open: 'link' } as const satisfies Record<Found, IconName>;

/** All pairs side by side: those that were found, those that took more than one try, and those that were not found. */
export function PairsSolved({ board, tries }: PairsSolvedProps): ReactNode {
  const { t } = useTexts();
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const { found, missed } = pairsProgress(board, tries);
  const isFound = new Set(found.flat());
  const howFound = (one: number, other: number): Found => {
    if (!isFound.has(one)) return 'open';
    return !board.is_flipped && (missed.has(one) || missed.has(other)) ? 'late' : 'right';
  };
  return (
    <ul className="solved">
      {board.pairs.map(([one, other]) => {
        const how = howFound(one, other);
        return (
          <li key={one} className={`solved-pair solved-${how}`}>
            <Face card={cards.get(one)} />
            <span className="solved-link" aria-hidden="true">
              <Icon name={signs[how]} />
            </span>
            <Face card={cards.get(other)} />
            {how !== 'right' && <span className="solved-word">{t(`pair_${how}`)}</span>}
          </li>
        );
      })}
    </ul>
  );
}

function Face({ card }: { readonly card: PlayCard | undefined }): ReactNode {
  return card && <CardFace card={card} />;
}
