import { rightInBins } from '@takhti/content-types/rounds/play';
import type { BinsBoard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/mark.tsx';
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
  const labelOf = (key: number | null | undefined): string =>
    board.bins.find(({ bin }) => bin === key)?.label ?? t('tray');
  const cardsOf = (key: number | null) =>
    board.places
      .filter(({ card, bin }) => (isTryLeft ? (places.get(card) ?? null) : bin) === key)
      .map(({ card: id }) => {
        const card = board.cards.find((each) => each.id === id);
        return (
          card && (
            <li className={right.has(id) ? 'place-card place-right' : 'place-card place-wrong'} key={id}>
              <CardFace card={card} />
              <Mark
                isRight={right.has(id)}
                words={places.has(id) && !isTryLeft ? t('was_at', { place: labelOf(places.get(id)) }) : ''}
              />
            </li>
          )
        );
      });
  const outside = cardsOf(null);
  return (
    <div className="place">
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
