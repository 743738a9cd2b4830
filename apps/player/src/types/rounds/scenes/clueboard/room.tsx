import type { CSSProperties, ReactNode } from 'react';

const tiles = [-1200, -800, -400, 0, 400, 800] as const;

/**
 * What stays where it is: the wall with its map and threads, the lamps, and the top of the desk.
 * @param light how bright the lamps are: none is 0, all is 1
 */
export function Room({ light }: { readonly light: number }): ReactNode {
  return (
    <g style={{ '--light': light } as CSSProperties}>
      <rect className="desk-wall" x="-1200" width="2400" height="200" />
      {tiles.map((x) => (
        <g key={x} transform={`translate(${x} 0)`}>
          <Wall />
        </g>
      ))}
      <path className="desk-top" d="M-1200 96h2400v104h-2400z" />
      <path className="desk-edge" d="M-1200 96h2400v7h-2400z" />
      <path className="desk-grain" d="M-1200 132h820m120 0h740m90 0h630M-1200 172h300m160 0h900m120 0h920" />
    </g>
  );
}

function Wall(): ReactNode {
  return (
    <>
      <rect className="desk-cork" x="24" y="8" width="250" height="74" rx="4" />
      <rect className="desk-map" x="40" y="18" width="84" height="52" />
      <path className="desk-river" d="M44 58q20-18 34-10t42-24" />
      <rect className="desk-note" x="146" y="20" width="34" height="28" transform="rotate(-4 163 34)" />
      <rect className="desk-note" x="206" y="34" width="38" height="34" transform="rotate(5 225 51)" />
      <path className="desk-thread" d="M78 46 162 24l62 16" />
      <g className="desk-pins">
        <circle cx="78" cy="46" r="4" />
        <circle cx="162" cy="24" r="4" />
        <circle cx="224" cy="40" r="4" />
      </g>
      <path className="desk-light" d="M322 44 282 100h108l-40-56z" />
      <path className="desk-lamp" d="M336 0v22m-22 24q2-24 22-24t22 24z" />
    </>
  );
}
