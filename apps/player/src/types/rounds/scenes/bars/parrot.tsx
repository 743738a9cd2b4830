import type { ReactNode } from 'react';
import type { Step } from '../scene/round-step.ts';

interface ParrotProps {
  readonly step: Step;
  readonly number: number;
  readonly isFresh: boolean;
  readonly hasEnded: boolean;
}

const feathers = ['#d9534a', '#2e8b57', '#2467a8', '#e08a1e'] as const;

/** One round's parrot above its bar: it comes with the round, and sings, looks up or naps after it. */
export function Parrot({ step, number, isFresh, hasEnded }: ParrotProps): ReactNode {
  if (step === 'ahead') return <path className="parrot-perch" d="M-16-14h32" />;
  const isAwake = step !== 'none' || hasEnded;
  return (
    <g className={isFresh ? 'parrot parrot-fresh' : 'parrot'} data-step={step}>
      <path className="parrot-perch" d="M-16-14h32" />
      <path
        className="parrot-tail"
        fill={feathers[(number + 1) % feathers.length]}
        d="M-8-18-16 6l10-4 4-18z"
      />
      <path fill={feathers[number % feathers.length]} d="M-11-16q-6-24 8-32 16-5 18 11 1 16-8 22z" />
      <path className="parrot-wing" d="M-9-20q-3-16 8-20 4 12-2 22z" />
      <path className="parrot-beak" d="M13-42q9 2 6 12-4-3-7-3z" />
      {isAwake ? (
        <circle className="parrot-eye" cx="6" cy="-40" r="3" />
      ) : (
        <path className="parrot-lid" d="M2-39q4 4 8 0" />
      )}
      {step === 'full' && (
        <path className="parrot-note" d="M26-50v-18l14-4v18M26-50q-7-4-7 1t7-1zM40-54q-7-4-7 1t7-1z" />
      )}
      {!isAwake && <path className="parrot-sleep" d="M18-50h9l-9 10h9m2-20h7l-7 8h7" />}
    </g>
  );
}
