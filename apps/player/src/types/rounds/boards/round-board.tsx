import type { Board, RoundResponse } from '@takhti/domain';
import type { ReactNode } from 'react';
import { ownResponse } from './board/ask-board.ts';
import type { BoardProps } from './board/board-props.ts';
import { partOfBoard } from './registry.ts';

/** The board of a round of any kind; a draft of another board counts as none. */
export function RoundBoard(props: BoardProps<Board, RoundResponse>): ReactNode {
  const { board, draft } = props;
  const { Show } = partOfBoard(board);
  return <Show {...props} draft={ownResponse(board, draft)} />;
}
