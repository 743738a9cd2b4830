import type { ReactNode } from 'react';

/** A coin, drawn. An ornament: what it counts is beside it. */
export function Coin(): ReactNode {
  return (
    <svg className="competition-coin-sign" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" fill="#b7791f" />
      <circle cx="12" cy="12" r="8.5" fill="#f2b544" />
      <path d="m12 6.8 1.6 3.3 3.6.5-2.6 2.5.6 3.6-3.2-1.7-3.2 1.7.6-3.6-2.6-2.5 3.6-.5z" fill="#fff3d1" />
    </svg>
  );
}
