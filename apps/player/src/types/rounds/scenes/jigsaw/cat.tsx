import type { ReactNode } from 'react';

interface CatProps {
  /** It follows the next piece, is glad of one that is in its place, or wonders at a gap. */
  readonly mood: 'watching' | 'glad' | 'wondering';
}

/** The cat of the house, who looks over the edge of the table. */
export function Cat({ mood }: CatProps): ReactNode {
  return (
    <g className={`cat cat-${mood}`} transform="translate(-194 166)">
      <path className="cat-tail" d="M-34 44q-26-10-20-40 4-14 14-8" />
      <g className="cat-head">
        <path className="cat-fur" d="M-28 30q-8-30 2-40l-4-24 20 12q10-3 20 0l20-12-4 24q10 10 2 40z" />
        <path className="cat-ear" d="m-25-16-2-11 9 6zm50 0 2-11-9 6z" />
        <path className="cat-stripes" d="M-5-21v9m10-9v9M-29 4h8m50 0h-8" />
        {mood === 'glad' ? (
          <path className="cat-line" d="M-17 2q5-8 10 0m14 0q5-8 10 0" />
        ) : (
          <g>
            <circle className="cat-eye" cx="-12" cy="1" r="7" />
            <circle className="cat-eye" cx="12" cy="1" r="7" />
            <g className="cat-look">
              <circle className="cat-pupil" cx="-10" cy="0" r="3.5" />
              <circle className="cat-pupil" cx="14" cy="0" r="3.5" />
            </g>
          </g>
        )}
        <path className="cat-nose" d="m-4 10 4 5 4-5z" />
        <path className="cat-line" d="M-7 19q4 3 7-3 3 6 7 3M-20 12l-18-4m18 9-18 2m58-7 18-4m-18 9 18 2" />
      </g>
      <path className="cat-paw" d="M-26 40q-2-14 9-14t9 14zM8 40q-2-14 9-14t9 14z" />
    </g>
  );
}
