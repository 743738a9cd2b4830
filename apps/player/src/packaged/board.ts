import { isRecord } from '@takhti/domain';
import { unpackState } from './suspended.ts';

interface Seeded {
  readonly seed: string;
}

/** An attempt at one of the boards of a package. */
export interface OnBoard<Board, State> {
  /** Counted from 0: which attempt of this page it is. */
  readonly at: number;
  readonly board: Board;
  readonly state: State;
}

/** Continues where the page was left, on the board of then; on the first one where nothing was kept, or nothing that fits. */
export function resumedBoard<Board extends Seeded, State>(
  boards: readonly Board[],
  kept: { readonly packed: string; readonly words: readonly string[] },
  how: { readonly empty: State; readonly isState: (value: unknown) => value is State },
): OnBoard<Board, State> {
  const value = kept.packed === '' ? null : unpackState(kept.packed, kept.words);
  const state = isRecord(value) ? value['state'] : null;
  const board = isRecord(value) ? boards.find(({ seed }) => seed === value['seed']) : undefined;
  if (board && how.isState(state)) return { at: 0, board, state };
  return { at: 0, board: firstOf(boards), state: how.empty };
}

/** Another attempt, on the next board. */
export function nextBoard<Board extends Seeded, State>(
  boards: readonly Board[],
  last: OnBoard<Board, State>,
  empty: State,
): OnBoard<Board, State> {
  const place = boards.findIndex(({ seed }) => seed === last.board.seed);
  const board = boards[(place + 1) % boards.length] ?? firstOf(boards);
  return { at: last.at + 1, board, state: empty };
}

function firstOf<Board>(boards: readonly Board[]): Board {
  const [first] = boards;
  if (first === undefined) throw new RangeError('A package has at least one board');
  return first;
}
