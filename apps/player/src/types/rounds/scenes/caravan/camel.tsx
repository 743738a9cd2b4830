import type { ReactNode } from 'react';

interface CamelProps {
  /** How many bundles it has been given; what it carries of them is what can be seen. */
  readonly bundles: number;
  readonly mood: 'glad' | 'loaded' | 'still';
}

/** Where bundles are on the saddle, the lowest first. */
const load = [
  [-16, -54],
  [-3, -54],
  [10, -54],
  [-10, -65],
  [4, -65],
  [-3, -76],
] as const;
const cloths = ['#b3402f', '#1f7a5c', '#2467a8'] as const;

/** A camel with its bundles, led by a child who looks at the learner. */
export function Camel({ bundles, mood }: CamelProps): ReactNode {
  const seen = load.slice(0, bundles);
  return (
    <g className={`camel camel-${mood}`} transform="translate(-58 0)">
      <ellipse className="camel-shadow" cx="4" cy="1" rx="62" ry="5" />
      <path className="camel-leg camel-leg-far camel-leg-back" d="M-20-32v32" />
      <path className="camel-leg camel-leg-far" d="M26-32v32" />
      <path className="camel-tail" d="M-36-40q-7 6-5 15" />
      <path
        className="camel-body"
        d="M-37-34q-2-16 9-18 4-13 16-13 7 0 10 10 3-10 10-10 11 0 14 13 5 1 7 6 8-2 12-14 2-16 13-16h11q6 2 3 8-4 3-11 2-3 25-17 34-9 6-32 6-40 0-35-8z"
      />
      <path className="camel-leg camel-leg-back" d="M-28-32v32" />
      <path className="camel-leg" d="M16-32v32" />
      <path className="camel-ear" d="m49-69-1-6 5 3" />
      <circle className="camel-eye" cx="57" cy="-67" r="1.800" />
      <path className="camel-smile" d="M60-61q3 1 6-1" />
      <path className="camel-cloth" d="M-19-50h32l3 20h-38z" />
      <path className="camel-fringe" d="M-21-30v5m8-5v5m8-5v5m8-5v5m8-5v5" />
      {seen.map(([x, y], at) => (
        <g
          key={`${x} ${y}`}
          className={at === seen.length - 1 && mood === 'loaded' ? 'bundle bundle-fresh' : 'bundle'}
          fill={cloths[at % cloths.length]}
        >
          <circle cx={x} cy={y} r="7.500" />
          <path d={`M${x - 3} ${y - 8}l3 2 3-2`} />
        </g>
      ))}
      <path className="camel-rope" d="M66-62q10 26 18 25" />
      <g className="guide">
        <path className="guide-legs" d="M88 0v-16M98 0v-16" />
        <path className="guide-shirt" d="M82-12q2-26 6-32h12q4 6 6 32z" />
        <path className="guide-arm" d="M92-38l-10 6" />
        <circle className="guide-face" cx="94" cy="-53" r="10" />
        <path className="guide-cap" d="M83-56q1-12 11-12t11 12z" />
        <path className="guide-smile" d="M92-49q4 3 7 0" />
      </g>
    </g>
  );
}
