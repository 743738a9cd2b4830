import type { PlayCard } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import { CardFace } from '../card/card-face.tsx';
import { Mark } from '../card/mark.tsx';
import { Grip } from './place-card.tsx';
import { roomFor, TargetHead, type Target } from './place-target.tsx';
import './place-board.css';

interface PlaceSolvedProps {
  readonly cards: readonly PlayCard[];
  readonly targets: readonly Target[];
  /** Whether a place takes one card only. */
  readonly isSingle: boolean;
  /** Where the cards were put; null is the tray. */
  readonly places: ReadonlyMap<number, number | null>;
  /** Where they belong. */
  readonly belongs: ReadonlyMap<number, number | null>;
  /** Those that were put where they belong. */
  readonly right: ReadonlySet<number>;
  readonly isTryLeft: boolean;
}

/**
 * Every card where it belongs, in the frame in which they were laid, where one that lay elsewhere says where; as long as a try is left,
 * the cards as they were put.
 */
export function PlaceSolved(props: PlaceSolvedProps): ReactNode {
  const { cards, targets, isSingle, places, belongs, right, isTryLeft } = props;
  const { t } = useTexts();
  const nameOf = (key: number | null): string => {
    const target = targets.find((each) => each.key === key);
    return target ? (target.sign ?? target.label) : t('tray');
  };
  const wordsOf = (id: number): string => {
    const was = places.get(id);
    return isTryLeft || was === undefined ? '' : t('was_at', { place: nameOf(was) });
  };
  const cardsOf = (key: number | null) =>
    // In their order of before: they stay where they were.
    cards
      .filter(({ id }) => ((isTryLeft ? places.get(id) : belongs.get(id)) ?? null) === key)
      .map((card) => (
        <li
          className={`place-card marked ${right.has(card.id) ? 'place-right' : 'place-wrong'}`}
          key={card.id}
        >
          <Grip />
          <CardFace card={card} />
          <Mark isRight={right.has(card.id)} words={wordsOf(card.id)} />
        </li>
      ));
  const outside = cardsOf(null);
  return (
    <div className={!isTryLeft && cards.some(({ id }) => !right.has(id)) ? 'place place-outcome' : 'place'}>
      <p className="board-hint board-past">{t('place_hint')}</p>
      <div
        className={isSingle ? 'targets targets-single' : 'targets'}
        data-count={targets.length}
        style={roomFor(cards, targets, isSingle)}
      >
        {targets.map((target) => (
          <section className="target" key={target.key}>
            <TargetHead target={target} />
            <ul className="target-cards">{cardsOf(target.key)}</ul>
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
