import type { ReactNode } from 'react';
import type { Step } from '../scene/round-step.ts';

interface LanternProps {
  readonly step: Step;
  /** Whether it is known by now what was right: until then no lantern is lit. */
  readonly isKnown: boolean;
  readonly number: number;
}

/** Dark, with a candle in it for a word that is full, with a small flame, shining with rays, or dark with a bird asleep on it. */
export function Lantern({ step, isKnown, number }: LanternProps): ReactNode {
  const look = step === 'part' && !isKnown ? 'ready' : step;
  const name = `lantern lantern-${look}${isKnown ? ' lantern-fresh' : ''}`;
  return (
    <g className={name} transform="translate(0 -164)" style={{ animationDelay: `${number * 120}ms` }}>
      {step === 'full' && (
        <g className="lantern-rays">
          <circle className="lantern-halo" cy="42" r="42" />
          <path d="M0-10v-8M38 4l7-6M-38 4l-7-6M50 42h9M-50 42h-9M38 80l7 6M-38 80l-7 6" />
        </g>
      )}
      <path className="lantern-hook" d="M0 0v8m-7 6a7 7 0 0 1 14 0" />
      <path className="lantern-lid" d="M-20 22 0 8l20 14z" />
      <path className="lantern-glass" d="M-18 22h36l6 18-8 24h-32l-8-24z" />
      <path className="lantern-bars" d="M-7 22v42M7 22v42" />
      <path className="lantern-foot" d="M-17 64h34l-5 9h-24z" />
      {look === 'ready' && <path className="lantern-candle" d="M-4 62V46h8v16zM0 45v-5" />}
      {(look === 'full' || look === 'part') && (
        <path className="lantern-flame" d="M0 58q-10-4-8-14 2-6 8-14 6 8 8 14 2 10-8 14z" />
      )}
      {step === 'none' && (
        <g className="lantern-bird">
          <path className="bird-body" d="M-13 6q-2-15 11-17 12 0 14 11l9 5-9 3q-6 6-14 5-8 0-11-7z" />
          <path className="bird-lid" d="M0-3q4 3 7 0" />
        </g>
      )}
    </g>
  );
}
