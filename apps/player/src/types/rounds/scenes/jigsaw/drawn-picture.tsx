import type { ReactNode } from 'react';

/** A lake among mountains with a kite above it: the picture of a puzzle that has none of its own. */
export function DrawnPicture(): ReactNode {
  return (
    <g>
      <rect width="304" height="176" fill="#8fd0ea" />
      <circle cx="248" cy="36" r="20" fill="#f7cf6b" />
      <path d="M0 112 46 56l34 36 40-62 52 70 36-42 96 66v60H0z" fill="#6d86a8" />
      <path
        d="m120 30-18 28 12 8 8-6 12 10 8-8zM46 56 33 72l9 3 8-4 8 5zm162 2-12 14 10 2 8-5 10 6 4-5z"
        fill="#fdfaf3"
      />
      <path d="M0 116q70-24 150-6t154-8v20H0z" fill="#4f9a64" />
      <path d="M0 124q80-10 152-4t152-4v60H0z" fill="#2f86ad" />
      <path
        d="M20 140h50m40 14h70m40-16h60M60 164h44m90 2h60"
        stroke="#a9d6e0"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <path d="m66 18-22 24 20 28 20-28z" fill="#d9534a" />
      <path d="M66 18v52l20-28z" fill="#f2b544" />
      <path d="M64 70q14 14 2 26t12 24" stroke="#5b3a1c" strokeWidth="2" fill="none" />
      <path d="M196 142h56l-10 14h-36z" fill="#8a4f2b" />
      <path d="M224 140v-42l26 38z" fill="#fdfaf3" />
      <path d="M220 140v-34l-18 30z" fill="#f2b544" />
      <path
        d="M274 124v-28m0 0-12 12m12-12 12 12m-12-22-9 12m9-12 9 12"
        stroke="#2f6b45"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
      />
    </g>
  );
}
