import type { ReactNode } from 'react';
import './kite.css';

/** A paper kite, which goes up as the game continues. An ornament. */
export function Kite(): ReactNode {
  return (
    <svg className="kite" viewBox="0 0 48 64" aria-hidden="true">
      <path className="kite-tail" d="M24 46c-5 4 4 6-1 10s3 4 0 7" />
      <path className="kite-left" d="M24 2 4 22l20 24z" />
      <path className="kite-right" d="m24 2 20 20-20 24z" />
      <path className="kite-bone" d="M24 2v44M4 22h40" />
      <circle className="kite-sun" cx="24" cy="22" r="5" />
    </svg>
  );
}
