import { rightInBins } from '@takhti/content-types/rounds/play';
import type { BinsBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/mark.tsx';
import { Grip } from './place-card.tsx';
import './place-board.css';

interface BinsSolvedProps {
  readonly board: BinsBoard;
  readonly places: ReadonlyMap<number, number | null>;
  readonly isTryLeft: boolean;
}

/** Every card where it belongs, where one that lay elsewhere says where; as long as a try is left, the cards as they were put. */
export function BinsSolved({ board, places, isTryLeft }: BinsSolvedProps): ReactNode {
  const { t } = useTexts();
  const right = new Set(rightInBins(board, places));
  const binOf = new Map(board.places.map(({ card, bin }) => [card, bin]));
  const labelOf = (key: number | null | undefined): string =>
    board.bins.find(({ bin }) => bin === key)?.label ?? t('tray');
  const cardsOf = (key: number | null) =>
    // In the order in which they lay there before: they stay where they were.
    board.cards
      .filter(({ id }) => (isTryLeft ? (places.get(id) ?? null) : binOf.get(id)) === key)
      .map((card) => {
        const isRight = right.has(card.id);
        const was = places.has(card.id) && !isTryLeft ? places.get(card.id) : undefined;
        const words = was === undefined ? '' : t('was_at', { place: labelOf(was) });
        const moved = isRight || words === '' ? '' : ' place-moved';
        return (
          <li className={`place-card ${isRight ? 'place-right' : 'place-wrong'}${moved}`} key={card.id}>
            <Grip />
            <CardFace card={card} />
            <Mark isRight={isRight} words={words} />
          </li>
        );
      });
  const outside = cardsOf(null);
  return (
    <div className="place">
      <p className="board-hint board-past">{t('place_hint')}</p>
      <div className="targets" data-count={board.bins.length}>
        {board.bins.map(({ bin, label, image }) => (
          <section className="target" key={bin}>
            {image !== '' && <img className="target-image" src={image} alt="" />}
            <h3 className="target-title">{label}</h3>
            <ul className="target-cards">{cardsOf(bin)}</ul>
          </section>
        ))}
      </div>
      {outside.length > 0 && (
        <div className="tray">
          <h3 className="tray-title">{t('tray')}</h3>
          <ul className="tray-cards">{outside}</ul>
        </div>
      )}
    </div>
  );
}
