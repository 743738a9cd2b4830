import type { ReactNode } from 'react';

/** A child in a long shirt and a cap, who carries the flame on a pole. */
export function Lamplighter({ isGlad }: { readonly isGlad: boolean }): ReactNode {
  return (
    <g className={isGlad ? 'lighter lighter-glad' : 'lighter'}>
      <path className="lighter-legs" d="M-12 0v-16M2 0v-16" />
      <path className="lighter-pole" d="M16-26 30-84" />
      <path className="lantern-flame" d="M31-84q-7-3-5-10 2-5 6-9 4 5 5 10 0 7-6 9z" />
      <path className="lighter-shirt" d="M-18-12q2-28 6-34h14q4 6 6 34z" />
      <path className="lighter-arm" d="M0-40l16 12" />
      <circle className="lighter-face" cx="-5" cy="-55" r="11" />
      <path className="lighter-cap" d="M-17-58q1-13 12-13t12 13z" />
      <path className="lighter-smile" d="M-5-50q4 3 7-1" />
    </g>
  );
}
