import type { CSSProperties, ReactNode } from 'react';
import './confetti.css';

const pieces = Array.from({ length: 24 }, (_piece, at) => ({
  at,
  // Spread without chance, so that every screen shows the same: the golden angle never lines up.
  place: (at * 61.8) % 100,
  wait: (at * 37) % 500,
  turn: at % 2 === 0 ? 1 : -1,
}));

/** Paper that falls once over a game that went well. An ornament, gone after two seconds; none with reduced motion. */
export function Confetti(): ReactNode {
  return (
    <div className="confetti" aria-hidden="true">
      {pieces.map(({ at, place, wait, turn }) => (
        <i
          key={at}
          style={
            { insetInlineStart: `${place}%`, '--wait': `${wait}ms`, '--turn': turn } as CSSProperties & {
              '--wait': string;
            }
          }
        />
      ))}
    </div>
  );
}
