import type { Board, RoundResponse } from '@takhti/domain';
import type { ReactNode } from 'react';
import { BinsBoard } from './bins-board.tsx';
import type { BoardProps } from './board-props.ts';
import { ChoiceBoard } from './choice-board.tsx';
import { CodeBoard } from './code-board.tsx';
import { NumberBoard } from './number-board.tsx';
import { PairsBoard } from './pairs-board.tsx';
import { SequenceBoard } from './sequence-board.tsx';
import { SlotsBoard } from './slots-board.tsx';
import { TableBoard } from './table-board.tsx';

/** The board of a round, whatever it is; a draft of another board counts as none. */
export function RoundBoard({ board, draft, ...rest }: BoardProps<Board, RoundResponse>): ReactNode {
  switch (board.kind) {
    case 'pairs':
      return <PairsBoard {...rest} board={board} draft={draft && 'tries' in draft ? draft : null} />;
    case 'sequence': {
      const order = draft && 'order' in draft ? draft : null;
      return board.layout === 'slots' ? (
        <SlotsBoard {...rest} board={board} draft={order} />
      ) : (
        <SequenceBoard {...rest} board={board} draft={order} />
      );
    }
    case 'bins':
      return <BinsBoard {...rest} board={board} draft={draft && 'places' in draft ? draft : null} />;
    case 'choice':
      return <ChoiceBoard {...rest} board={board} draft={draft && 'chosen' in draft ? draft : null} />;
    case 'number':
      return <NumberBoard {...rest} board={board} draft={draft && 'text' in draft ? draft : null} />;
    case 'table':
      return <TableBoard {...rest} board={board} draft={draft && 'text' in draft ? draft : null} />;
    case 'code':
      return <CodeBoard {...rest} board={board} draft={draft && 'letters' in draft ? draft : null} />;
  }
}
