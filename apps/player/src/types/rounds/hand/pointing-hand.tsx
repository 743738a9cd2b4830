import type { Board } from '@takhti/domain';
import { useEffect, useState, type CSSProperties, type ReactNode, type RefObject } from 'react';
import { firstMove, type Move } from './first-move.ts';
import { keepKnown } from './known-boards.ts';
import './hand.css';

/** A memory lets its cards be looked at first. */
const AGAIN_MS = 1_000;

interface PointingHandProps {
  readonly kind: Board['kind'];
  readonly board: RefObject<HTMLElement | null>;
}

/** A hand that makes the first move of a kind of board in the air, for learners who have never seen one and cannot read the instruction. */
export function PointingHand({ kind, board }: PointingHandProps): ReactNode {
  const [move, setMove] = useState<Move | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    function look(): void {
      const found = board.current && firstMove(kind, board.current);
      if (found) {
        setMove(found);
        keepKnown(kind);
      } else timer = setTimeout(look, AGAIN_MS);
    }
    look();
    return () => clearTimeout(timer);
  }, [kind, board]);
  if (move === null) return null;
  const { from, to, isDrag } = move;
  const way = {
    '--from': `${from.x}px, ${from.y}px`,
    '--to': `${to.x}px, ${to.y}px`,
  } as CSSProperties;
  return (
    <svg
      className={isDrag ? 'hand hand-drags' : 'hand'}
      style={way}
      viewBox="0 0 48 56"
      aria-hidden="true"
      onAnimationEnd={() => setMove(null)}
    >
      <circle className="hand-press" cx="16" cy="8" r="7" />
      <path
        className="hand-shape"
        d="M12 30V8a4 4 0 0 1 8 0v16l3-1a4 4 0 0 1 5 2 4 4 0 0 1 6 1 4 4 0 0 1 6 4v10c0 8-5 13-12 13h-3c-5 0-8-2-11-7L5 33a4 4 0 0 1 7-3z"
      />
    </svg>
  );
}
