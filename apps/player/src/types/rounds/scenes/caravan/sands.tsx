import type { ReactNode } from 'react';

/** What stays where it is: a warm sky, far mountains, dunes and the road. */
export function Sands(): ReactNode {
  return (
    <>
      <rect className="sands-sky" x="-1200" width="2400" height="200" />
      <circle className="sands-sun" cx="214" cy="46" r="24" />
      {[-800, 0, 800].map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <path
            className="sands-mountains"
            d="M-400 132l70-46 40 22 66-58 58 50 44-26 74 44 66-58 52 40 70-52 60 46 60-28 72 66 68 0v70h-800z"
          />
          <path
            className="sands-snow"
            d="m-224 50 22 19-12-2-10 8-9-8-12 2zm376 16 20 15-11-1-9 6-9-6-10 2z"
          />
          <path className="sands-far" d="M-400 136q110-36 220-8t200-6 200 10 180 4v72h-800z" />
          <path className="sands-near" d="M-400 164q130-26 270-8t260-4 270 12v44h-800z" />
          <path className="sands-ripples" d="M-340 186h70m90 6h60m110-8h80m120 8h70m60-6h60" />
        </g>
      ))}
    </>
  );
}
