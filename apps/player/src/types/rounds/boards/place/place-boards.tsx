import { rightInBins, rightInSequence } from '@takhti/content-types/rounds/play';
import type { BinsBoard as Bins, SequenceBoard as Sequence } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, OrderResponse, PlacesResponse } from '../board/board-props.ts';
import { PlaceBoard } from './place-board.tsx';
import { PlaceSolved } from './place-solved.tsx';
import type { Target } from './place-target.tsx';

/** What is in a place that has no card yet; no card has this id. */
const NOBODY = 0;

/** Cards into numbered places, one each. */
export function SlotsBoard(props: BoardProps<Sequence, OrderResponse>): ReactNode {
  const { board, draft, isOver, isTryLeft, tried, onDraft, say, sound } = props;
  const { t, number } = useTexts();
  const kept = new Set(tried && 'order' in tried ? rightInSequence(board, tried.order) : []);
  const order = draft?.order ?? board.order.map((id) => (kept.has(id) ? id : NOBODY));
  const numbers = board.order.map((_id, at) => at + 1);
  const targets = numbers.map((key): Target => ({
    key,
    label: t('place_number', { n: key }),
    sign: number(key),
    image: '',
  }));
  const places = placesIn(order);
  if (isOver)
    return (
      <PlaceSolved
        cards={board.cards}
        targets={targets}
        isSingle
        places={places}
        belongs={placesIn(board.order)}
        right={new Set(rightInSequence(board, order))}
        isTryLeft={isTryLeft}
      />
    );
  return (
    <PlaceBoard
      cards={board.cards}
      targets={targets}
      isSingle
      kept={kept}
      places={places}
      onPlaces={(placed) => {
        const inPlace = new Map([...placed].map(([card, place]) => [place, card]));
        onDraft({ order: numbers.map((place) => inPlace.get(place) ?? NOBODY) });
      }}
      say={say}
      sound={sound}
    />
  );
}

/** Cards into named boxes, or onto pictures. */
export function BinsBoard(props: BoardProps<Bins, PlacesResponse>): ReactNode {
  const { board, draft, isOver, isTryLeft, tried, onDraft, say, sound } = props;
  const kept = new Set(tried && 'places' in tried ? rightInBins(board, mapOf(tried.places)) : []);
  const places = mapOf(draft?.places ?? board.places.filter(({ card }) => kept.has(card)));
  const targets = board.bins.map(({ bin, label, image }): Target => ({ key: bin, label, image }));
  if (isOver)
    return (
      <PlaceSolved
        cards={board.cards}
        targets={targets}
        isSingle={false}
        places={places}
        belongs={mapOf(board.places)}
        right={new Set(rightInBins(board, places))}
        isTryLeft={isTryLeft}
      />
    );
  return (
    <PlaceBoard
      cards={board.cards}
      targets={targets}
      isSingle={false}
      kept={kept}
      places={places}
      onPlaces={(next) => onDraft({ places: [...next].map(([card, bin]) => ({ card, bin })) })}
      say={say}
      sound={sound}
    />
  );
}

/** The places of those that are in an order, counted from one. */
function placesIn(order: readonly number[]): Map<number, number | null> {
  return new Map(order.flatMap((id, at) => (id === NOBODY ? [] : [[id, at + 1] as const])));
}

function mapOf(places: PlacesResponse['places']): Map<number, number | null> {
  return new Map(places.map(({ card, bin }) => [card, bin]));
}
