import type { ReactNode } from 'react';
import type { Step } from '../scene/round-step.ts';

const leaves =
  'M0-58q-22-14-36 4 20-6 36-4zm0 0q-16 4-20 24 10-16 20-24zm0 0q20-18 38-2-20-4-38 2zm0 0q18 2 24 22-10-16-24-22zm0 0q-4-20-22-24 16 10 22 24zm0 0q8-18 26-18-18 6-26 18z';

/** A stop on the road: a milestone from afar, a well once one is there; with palms and water, with a small palm, or dry with a fox asleep. */
export function Stop({ step, isFresh }: { readonly step: Step; readonly isFresh: boolean }): ReactNode {
  if (step === 'ahead') return <path className="milestone" d="M56 0v-20q0-9 9-9t9 9V0z" />;
  return (
    <g className={`stop stop-${step}${isFresh ? ' stop-fresh' : ''}`}>
      {(step === 'full' || step === 'part') && (
        <g transform={step === 'full' ? 'translate(92 0)' : 'translate(90 0) scale(0.5)'}>
          <g className="stop-palm">
            <path className="palm-trunk" d="M-10 0q2-34 10-58" />
            <path className="palm-leaves" d={leaves} />
          </g>
        </g>
      )}
      <path className="well-frame" d="M46-16v-34M78-16v-34" />
      <path className="well-roof" d="M38-46q12-6 24-20 12 14 24 20z" />
      <path className="well-rope" d={step === 'none' ? 'M62-48v10' : 'M62-48v16'} />
      <path className="well-bucket" d={step === 'none' ? 'M56-38h12l-2 9h-8z' : 'M56-32h12l-2 9h-8z'} />
      <path className="well-ring" d="M42-18h40v18H42z" />
      <path className="well-stones" d="M42-9h40M52-18v9m14-9v9M47-9v9m14-9v9m14-9v9" />
      {step === 'full' && (
        <g className="stop-gift">
          <path className="well-water" d="M44-18q4-6 9-2 4-7 9-1 5-6 9 0 5-4 9 3z" />
          <path className="stop-bunting" d="M40-48q22 12 44 0" />
          <path className="stop-flags" d="m46-45 5 9 4-7zm14 3 4 9 5-9zm14-1 5 8 4-10z" />
          <path className="stop-grass" d="M28 0q2-8-2-12m6 12q0-10 5-13M88 0q0-8-3-11m7 11q2-8 6-10" />
        </g>
      )}
      {step === 'none' && <Fox />}
    </g>
  );
}

function Fox(): ReactNode {
  return (
    <g className="fox" transform="translate(106 0)">
      <path className="fox-tail" d="M14-3q12-4 8-13-8 0-14 7z" />
      <path className="fox-body" d="M-18-2q-2-14 14-16 18 0 20 12 0 6-8 6h-20q-5 0-6-2z" />
      <path className="fox-ears" d="m-19-11-3-13 9 8zm9-5 4-12 3 12z" />
      <path className="fox-body" d="M-24-4q0-12 11-12t10 9q-4 6-12 6-6 0-9-3z" />
      <path className="fox-lids" d="M-19-8q2 2 4 0m4 0q2 2 4 0" />
      <circle className="fox-nose" cx="-16" cy="-3" r="1.600" />
    </g>
  );
}
