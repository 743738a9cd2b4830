import type { BinsBoard as Board } from '@takhti/domain';
import type { ReactNode } from 'react';
import { BinsSolved } from './bins-solved.tsx';
import type { BoardProps, PlacesResponse } from '../board/board-props.ts';
import { PlaceBoard } from '../place/place-board.tsx';

/** Cards into named boxes, or onto pictures. */
export function BinsBoard(props: BoardProps<Board, PlacesResponse>): ReactNode {
  const { board, draft, isOver, onDraft, say, sound } = props;
  const places = new Map(draft?.places.map(({ card, bin }) => [card, bin]));
  if (isOver) return <BinsSolved board={board} places={places} />;
  return (
    <PlaceBoard
      cards={board.cards}
      targets={board.bins.map(({ bin, label, image }) => ({ key: bin, label, image }))}
      isSingle={false}
      places={places}
      onPlaces={(next) => onDraft({ places: [...next].map(([card, bin]) => ({ card, bin })) })}
      say={say}
      sound={sound}
    />
  );
}
