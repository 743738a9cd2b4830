import type { ReactNode } from 'react';

interface ClimberProps {
  /** At the ladder, on a bar, or at the tree house. */
  readonly mood: 'waiting' | 'hanging' | 'home';
  readonly isSwinging: boolean;
}

/** A child in a striped shirt. */
export function Climber({ mood, isSwinging }: ClimberProps): ReactNode {
  if (mood === 'waiting')
    return (
      <g className="climber" transform="translate(-80 -38)">
        <path className="climber-arm" d="M-6-8l-10 14M8-8l12-14" />
        <Body />
        <path className="climber-leg" d="M-4 18v26M6 18v26" />
      </g>
    );
  if (mood === 'home')
    return (
      <g className="climber climber-home" transform="translate(66 -18)">
        <path className="climber-arm" d="M-6-8l-14-16M8-8l14-16" />
        <Body />
        <path className="climber-leg" d="M-4 18v24M6 18v24" />
      </g>
    );
  return (
    <g className={isSwinging ? 'climber climber-swinging' : 'climber climber-hanging'}>
      <path className="climber-arm" d="M-5 44-2 14M7 44 3 14" />
      <g transform="translate(1 52)">
        <Body />
        <path className="climber-leg" d="M-4 18-8 40M6 18l6 20" />
      </g>
    </g>
  );
}

function Body(): ReactNode {
  return (
    <g>
      <path className="climber-shirt" d="M-9-10Q1-14 11-10l-1 30h-18z" />
      <path className="climber-stripes" d="M-9-2h19M-8 6h18M-8 14h17" />
      <circle className="climber-face" cx="1" cy="-22" r="12" />
      <path className="climber-hair" d="M-11-23q0-13 12-13t12 13q-6-6-12-6t-12 6z" />
      <path className="climber-smile" d="M-3-19q4 5 8 0" />
      <circle cx="-3" cy="-24" r="1.500" />
      <circle cx="5" cy="-24" r="1.500" />
    </g>
  );
}
