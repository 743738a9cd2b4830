import type { ReactNode } from 'react';

interface TurtleProps {
  readonly isHopping: boolean;
  readonly isHome: boolean;
  readonly isSad: boolean;
}

/** Timor himself, with a red scarf. */
export function Turtle({ isHopping, isHome, isSad }: TurtleProps): ReactNode {
  const mood = isHopping ? ' turtle-hopping' : isHome ? ' turtle-home' : isSad ? ' turtle-staying' : '';
  return (
    <g className={`turtle${mood}`}>
      <path className="turtle-skin" d="M-24-14q-12 2-14 10 12 2 20-4zM14-12l8 12q-10 2-14-6z" />
      <g className="turtle-head">
        <path className="turtle-skin" d="M16-18q8-26 26-26 14 2 13 14-2 12-18 12-6 2-8 10z" />
        <circle className="turtle-eye" cx="44" cy="-36" r="3.200" />
        <path className="turtle-smile" d="M44-27q5 2 9-2" />
        <path className="turtle-scarf" d="M20-26q8 4 12 10l-6 6q-4-8-12-10zm2 12-2 16 8-4z" />
      </g>
      <path className="turtle-shell" d="M-34-10q2-32 30-34 26 2 30 34z" />
      <path
        className="turtle-plates"
        d="M-14-40l-6 14 8 16m18-32 6 16-6 14m-26-14h26M-30-24l10-2m32-2 10 2"
      />
      <path className="turtle-rim" d="M-38-12q34 8 68 0l2 5q-36 9-72 0z" />
    </g>
  );
}
