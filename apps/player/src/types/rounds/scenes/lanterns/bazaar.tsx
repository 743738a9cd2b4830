import type { ReactNode } from 'react';

const stalls = [-1160, -880, -600, -320, -40, 240, 520, 800, 1080] as const;
const stars =
  'M-1120 26h.1M-940 52h.1M-780 20h.1M-560 44h.1M-420 18h.1M-250 50h.1M-90 24h.1M90 46h.1M300 18h.1M420 50h.1M610 24h.1M760 46h.1M900 16h.1M1080 40h.1';

/** The evening sky over domes and towers, and the stalls of the bazaar. */
export function Bazaar({ isFeast }: { readonly isFeast: boolean }): ReactNode {
  return (
    <>
      <rect className="bazaar-sky" x="-1200" width="2400" height="200" />
      <rect className="bazaar-glow" x="-1200" y="84" width="2400" height="116" />
      <path className="bazaar-stars" d={stars} />
      <path className="bazaar-moon" d="M236 18a24 24 0 1 0 20 36 20 20 0 0 1-20-36z" />
      {[-900, -240, 420, 1080].map((x) => (
        <path
          key={x}
          className="bazaar-domes"
          transform={`translate(${x} 0)`}
          d="M-210 200v-72h24V92l8-14 8 14v36h30q-2-34 44-52l4-12 4 12q46 18 44 52h30V92l8-14 8 14v36h60v-20h90v20h60v72z"
        />
      ))}
      <path className="bazaar-ground" d="M-1200 180h2400v24h-2400z" />
      {stalls.map((x, at) => (
        <g key={x} className={`stall stall-${at % 3}`} transform={`translate(${x} 180)`}>
          <path className="stall-post" d="M-62 0v-56M62 0v-56" />
          <path className="stall-table" d="M-68-22H68V0H-68z" />
          <path
            className="stall-roof"
            d="M-76-46 -60-70H60l16 24q-9 12-19 0-9 12-19 0-9 12-19 0-9 12-19 0-9 12-19 0-9 12-19 0-9 12-19 0-9 12-19 0z"
          />
          <path
            className="stall-fruit"
            d="M-44-24a9 9 0 1 1 1 0M-22-24a9 9 0 1 1 1 0M2-24a9 9 0 1 1 1 0M26-24a9 9 0 1 1 1 0M46-24a9 9 0 1 1 1 0"
          />
        </g>
      ))}
      {isFeast && (
        <g className="bazaar-feast">
          {[-250, -60, 130].map((x, n) => (
            <path
              key={x}
              transform={`translate(${x} ${30 + (n % 2) * 14})`}
              d="M0-8v-9M0 8v9M-8 0h-9M8 0h9M-6-6l-6-6M6-6l6-6M-6 6l-6 6M6 6l6 6"
            />
          ))}
        </g>
      )}
    </>
  );
}
