import { rightInBins, rightInSequence } from '@takhti/content-types/rounds/play';
import type { BinsBoard as Bins, SequenceBoard as Sequence } from '@takhti/domain';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../i18n/texts-context.tsx';
import type { BoardProps, OrderResponse, PlacesResponse } from '../board/board-props.ts';
import { SequenceSolved } from '../sequence/sequence-solved.tsx';
import { BinsSolved } from './bins-solved.tsx';
import { PlaceBoard } from './place-board.tsx';

/** What stands in a place that has no card yet; no card has this id. */
const NOBODY = 0;

/** Cards into numbered places, one each. */
export function SlotsBoard(props: BoardProps<Sequence, OrderResponse>): ReactNode {
  const { board, draft, isOver, isTryLeft, tried, onDraft, say, sound } = props;
  const { t, number } = useTexts();
  const kept = new Set(tried && 'order' in tried ? rightInSequence(board, tried.order) : []);
  const order = draft?.order ?? board.order.map((id) => (kept.has(id) ? id : NOBODY));
  if (isOver) return <SequenceSolved board={board} order={order} isTryLeft={isTryLeft} />;
  const numbers = board.order.map((_id, at) => at + 1);
  return (
    <PlaceBoard
      cards={board.cards}
      targets={numbers.map((key) => ({
        key,
        label: t('place_number', { n: key }),
        sign: number(key),
        image: '',
      }))}
      isSingle
      kept={kept}
      places={new Map(order.flatMap((id, at) => (id === NOBODY ? [] : [[id, at + 1] as const])))}
      onPlaces={(places) => {
        const inPlace = new Map([...places].map(([card, place]) => [place, card]));
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
  if (isOver) return <BinsSolved board={board} places={places} isTryLeft={isTryLeft} />;
  return (
    <PlaceBoard
      cards={board.cards}
      targets={board.bins.map(({ bin, label, image }) => ({ key: bin, label, image }))}
      isSingle={false}
      kept={kept}
      places={places}
      onPlaces={(next) => onDraft({ places: [...next].map(([card, bin]) => ({ card, bin })) })}
      say={say}
      sound={sound}
    />
  );
}

function mapOf(places: PlacesResponse['places']): Map<number, number | null> {
  return new Map(places.map(({ card, bin }) => [card, bin]));
}
