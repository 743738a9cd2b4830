import type { ReactNode } from 'react';

interface LampsProps {
  readonly lit: number;
  readonly total: number;
}

/** How many wrong letters are left, as lamps that go out one by one; the words beside them say the number. */
export function Lamps({ lit, total }: LampsProps): ReactNode {
  return (
    <svg className="lamps" viewBox={`0 0 ${total * 22} 26`} aria-hidden="true">
      {Array.from({ length: total }, (_, at) => (
        <g
          key={at}
          className={at < lit ? 'lamp lamp-lit' : 'lamp'}
          transform={`translate(${at * 22 + 11} 0)`}
        >
          <path d="M0 2v3" />
          <path className="lamp-glass" d="M-6 11a6 6 0 0 1 12 0c0 3-3 4-3 7h-6c0-3-3-4-3-7z" />
          <path d="M-3 21h6" />
        </g>
      ))}
    </svg>
  );
}
