import type { Board } from '@takhti/domain';
import { laterBoard } from '../boards/asked-later.ts';

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

/** The first move on a board as it is on the screen; null while nothing can be moved. */
export function firstMove(kind: Board['kind'], board: ParentNode): Move | null {
  const { from, to, isToLast = false, isDrag = false } = laterBoard({ kind }).firstMove;
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
