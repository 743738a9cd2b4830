import { pairsProgress } from '@takhti/content-types/rounds/play';
import type { PairsBoard, PlayCard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { CardFace } from '../card/card-face.tsx';

interface PairsSolvedProps {
  readonly board: PairsBoard;
  readonly tries: readonly [number, number][];
  readonly isTryLeft: boolean;
}

/** How a pair was found; face down nobody can know where a card lies, and a wrong try is no mistake. */
type Found = 'right' | 'late' | 'open';

const signs = { right: 'check', late: 'again', open: 'link' } as const satisfies Record<Found, IconName>;

/**
 * All pairs side by side: those that were found, those that took more than one try, and, when no other try is left, those that were
 * not found. As long as one is left, their cards lie as they lay, each by itself.
 */
export function PairsSolved({ board, tries, isTryLeft }: PairsSolvedProps): ReactNode {
  const { t } = useTexts();
  const cards = new Map(board.cards.map((card) => [card.id, card]));
  const { found, missed } = pairsProgress(board, tries);
  const isFound = new Set(found.flat());
  const howFound = (one: number, other: number): Found => {
    if (!isFound.has(one)) return 'open';
    return !board.is_flipped && (missed.has(one) || missed.has(other)) ? 'late' : 'right';
  };
  const left = isTryLeft ? board.cards.filter(({ id }) => !isFound.has(id)) : [];
  return (
    <>
      {left.length > 0 && (
        <ul className="solved-rest">
          {left.map((card) => (
            <li className="solved-card" key={card.id}>
              <CardFace card={card} />
            </li>
          ))}
        </ul>
      )}
      <ul className="solved">
        {board.pairs.map(([one, other]) => {
          const how = howFound(one, other);
          if (how === 'open' && isTryLeft) return null;
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
    </>
  );
}

function Face({ card }: { readonly card: PlayCard | undefined }): ReactNode {
  return card && <CardFace card={card} />;
}
