import type { Board } from '@takhti/domain';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A move that can be seen: something is pressed, and perhaps carried on to another place. */
export interface Move {
  readonly from: Point;
  readonly to: Point;
  /** What is pressed goes along. */
  readonly isDrag: boolean;
}

interface Shown {
  readonly from: string;
  readonly to: string;
  /** The last of those that `to` finds, not the next. */
  readonly isToLast?: boolean;
  readonly isDrag?: boolean;
}

// How it goes, and never what is right: a card is carried to the middle of all places, and options are gone along.
const moves: Readonly<Record<Board['kind'], Shown>> = {
  pairs: { from: '.pair:not(:disabled)', to: '.pair:not(:disabled)' },
  sequence: { from: '.step-card, .tray .place-card', to: '.step-card, .targets', isDrag: true },
  bins: { from: '.tray .place-card', to: '.targets', isDrag: true },
  choice: { from: '.choice', to: '.choice', isToLast: true },
  number: { from: '.fill-input', to: '.fill-input' },
  table: { from: '.fill-input', to: '.fill-input' },
  code: { from: '.code-current .code-letter', to: '.code-entry' },
  // Not the next clue, which costs a point.
  clue: { from: '.fill-input', to: '.fill-input' },
  word: { from: '.key', to: '.key', isToLast: true },
  crossword: { from: '[data-cell]', to: '[data-cell]' },
};

/** The first move on a board as it is on the screen; null while nothing can be moved. */
export function firstMove(kind: Board['kind'], board: ParentNode): Move | null {
  const { from, to, isToLast = false, isDrag = false } = moves[kind];
  const first = board.querySelector(from);
  if (first === null || board.querySelector('.look') !== null) return null;
  const others = [...board.querySelectorAll(to)].filter((element) => element !== first);
  const second = (isToLast ? others.at(-1) : others[0]) ?? first;
  return { from: middleOf(first), to: middleOf(second), isDrag };
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
