import type { Board, RoundResponse } from '@takhti/domain';
import type { ReactNode } from 'react';
import { boardParts } from './board/board-parts.ts';
import type { BoardProps } from './board/board-props.ts';
import './board/board.css';

const { pairs, choice, sequence, slots, bins, number, table, code, clue, word, crossword } = boardParts;

/** The board of a round of any kind; a draft of another board counts as none. */
export function RoundBoard({ board, draft, ...rest }: BoardProps<Board, RoundResponse>): ReactNode {
  switch (board.kind) {
    case 'pairs':
      return <pairs.Show {...rest} board={board} draft={draft && 'tries' in draft ? draft : null} />;
    case 'sequence': {
      const order = draft && 'order' in draft ? draft : null;
      const { Show } = board.layout === 'slots' ? slots : sequence;
      return <Show {...rest} board={board} draft={order} />;
    }
    case 'bins':
      return <bins.Show {...rest} board={board} draft={draft && 'places' in draft ? draft : null} />;
    case 'choice':
      return <choice.Show {...rest} board={board} draft={draft && 'chosen' in draft ? draft : null} />;
    case 'number':
      return <number.Show {...rest} board={board} draft={draft && 'text' in draft ? draft : null} />;
    case 'table':
      return <table.Show {...rest} board={board} draft={draft && 'text' in draft ? draft : null} />;
    case 'code':
      return <code.Show {...rest} board={board} draft={draft && 'letters' in draft ? draft : null} />;
    case 'clue':
      return <clue.Show {...rest} board={board} draft={draft && 'answers' in draft ? draft : null} />;
    case 'word':
      return <word.Show {...rest} board={board} draft={draft && 'guesses' in draft ? draft : null} />;
    case 'crossword':
      return <crossword.Show {...rest} board={board} draft={draft && 'cells' in draft ? draft : null} />;
    default:
      return board satisfies never;
  }
}
