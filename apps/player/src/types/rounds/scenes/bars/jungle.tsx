import type { ReactNode } from 'react';

const trunks = [-1130, -900, -640, -420, -170, 60, 300, 520, 760, 1010, 1190] as const;

/** Trees, creepers and light between the leaves. */
export function Jungle(): ReactNode {
  return (
    <>
      <rect className="jungle-light" x="-1200" width="2400" height="200" />
      {trunks.map((x, at) => (
        <g key={x} transform={`translate(${x})`}>
          <path
            className="jungle-trunk"
            d={at % 2 === 0 ? 'M-16 0q8 90-6 200h44q-12-110-4-200z' : 'M-10 0q-6 90 2 200h26q4-110-4-200z'}
          />
          <path className="jungle-creeper" d={at % 2 === 0 ? 'M60 0q-14 60 6 104' : 'M52 0q16 40-2 78'} />
        </g>
      ))}
      {trunks.map((x, at) => (
        <g key={x} transform={`translate(${x} ${at % 2 === 0 ? 0 : -8})`}>
          <path className="jungle-crown" d="M-120-10q10 40 46 26 16 30 54 12 34 22 60-6 40 12 60-32z" />
        </g>
      ))}
      <path
        className="jungle-floor"
        d="M-1200 186q60-16 120-4t130-6 140 6 150-8 150 8 130-6 140 4 150-8 140 8 130-6 150 4 140-8 130 6 150-4 150 6 130-6 150 4 140-8 150 4v40h-2400z"
      />
      {trunks.map((x) => (
        <path
          key={x}
          className="jungle-fern"
          transform={`translate(${x + 90} 190)`}
          d="M0 0q-22-26-44-18 26 2 44 18zm0 0q-8-32-26-40 14 18 26 40zm0 0q4-34 22-42-12 20-22 42zm0 0q20-24 42-16-26 2-42 16z"
        />
      ))}
    </>
  );
}
