import type { ReactNode } from 'react';
import './slate.css';

export type Mood = 'ready' | 'happy' | 'proud' | 'kind' | 'puzzled';

const eyes: Readonly<Record<Mood, string>> = {
  ready: 'M44 62v8M76 62v8',
  happy: 'M38 68q6-9 12 0M70 68q6-9 12 0',
  proud: 'M38 68q6-9 12 0M70 68q6-9 12 0',
  kind: 'M44 62v7M76 62v7',
  puzzled: 'M44 64v5M70 60q6-5 12 0M76 66v4',
};
const mouths: Readonly<Record<Mood, string>> = {
  ready: 'M48 84q12 9 24 0',
  happy: 'M44 82q16 18 32 0',
  proud: 'M44 81q16 22 32 0z',
  kind: 'M50 87q10 5 20 0',
  puzzled: 'M50 88q6-6 11-1t10-1',
};

/** The takhti itself, the writing board that keeps the learner company. An ornament: words beside it say what it shows. */
export function Slate({
  mood,
  isSmall = false,
}: {
  readonly mood: Mood;
  readonly isSmall?: boolean;
}): ReactNode {
  return (
    <svg
      className={`slate slate-${mood} ${isSmall ? 'slate-small' : ''}`}
      viewBox="0 0 120 126"
      aria-hidden="true"
    >
      {mood === 'proud' && (
        <g className="slate-spark">
          <path d="m14 22 3 8 8 3-8 3-3 8-3-8-8-3 8-3z" />
          <path d="m104 12 2.5 6.5L113 21l-6.5 2.5L104 30l-2.5-6.5L95 21l6.5-2.5z" />
        </g>
      )}
      <path
        className="slate-wood"
        d="M50 6h20a4 4 0 0 1 4 4v20h26a8 8 0 0 1 8 8v74a8 8 0 0 1-8 8H20a8 8 0 0 1-8-8V38a8 8 0 0 1 8-8h26V10a4 4 0 0 1 4-4z"
      />
      <rect className="slate-board" x="22" y="40" width="76" height="70" rx="4" />
      <path className="slate-chalk" d={eyes[mood]} />
      <path className="slate-chalk" d={mouths[mood]} />
      {(mood === 'happy' || mood === 'proud' || mood === 'kind') && (
        <g className="slate-cheek">
          <circle cx="36" cy="80" r="4.5" />
          <circle cx="84" cy="80" r="4.5" />
        </g>
      )}
    </svg>
  );
}
