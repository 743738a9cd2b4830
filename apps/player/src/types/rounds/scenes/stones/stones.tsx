import type { ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import type { Step } from '../scene/round-step.ts';
import { fullOf } from '../scene/steps.ts';
import { heroView, placeOf, Track } from '../scene/track.tsx';
import { Turtle } from './turtle.tsx';
import './stones.css';

const stride = 120;

/** Timor the Turtle: a stone in the water for every question, the last of them the shore. A right answer is a hop. */
export function Stones({ progress, isWhole }: SceneProps): ReactNode {
  const { steps, at, isFresh, hasEnded } = progress;
  const reached = fullOf(steps);
  const isAll = reached === steps.length;
  const last = steps.length;
  return (
    <Track
      progress={progress}
      isWhole={isWhole}
      stride={stride}
      goal={1}
      lookAt={heroView(reached, at)}
      ground={140}
      behind={<Water />}
    >
      <path className="stones-bank" d="M-2400-14h1500Q-300-34-70-12 4-4-4 10-20 40-60 70h-2340z" />
      <g style={placeOf(last, stride)}>
        <Shore isReached={isAll} />
      </g>
      {steps.map(({ id, step }, number) => (
        <g key={id} style={placeOf(number + 1, stride)}>
          {number + 1 < last && <Stone number={number} />}
          <Sign step={step} isFresh={isFresh && number === at} />
        </g>
      ))}
      {/* It hops by itself: its place is not moved to. */}
      <g style={placeOf(reached, stride)}>
        <Turtle
          key={reached}
          isHopping={isFresh && steps[at]?.step === 'full'}
          isHome={isAll && hasEnded}
          isSad={isFresh && steps[at]?.step !== 'full'}
        />
      </g>
    </Track>
  );
}

function Stone({ number }: { readonly number: number }): ReactNode {
  return (
    <g>
      <ellipse className="stone-ripple" cx="0" cy="14" rx="54" ry="9" />
      <path
        className="stone"
        d={
          number % 2 === 0
            ? 'M-40 14q-2-22 18-26 24-6 46 4 16 8 14 22z'
            : 'M-38 14q0-18 14-22 26-10 44-2 20 6 20 24z'
        }
      />
      <path className="stone-moss" d="M-22-9q20-8 38 0-10 6-18 3-10 4-20-3z" />
    </g>
  );
}

// What became of each question floats before its stone: a lily in bloom, a bud, or a fish that says hello.
function Sign({ step, isFresh }: { readonly step: Step; readonly isFresh: boolean }): ReactNode {
  const name = isFresh ? 'sign sign-fresh' : 'sign';
  switch (step) {
    case 'full':
      return (
        <g className={name} transform="translate(-2 36)">
          <ellipse className="sign-leaf" rx="24" ry="6" cy="4" />
          <path className="sign-lily" d="M0 2q-20-2-18-16 8 2 11 6-1-10 7-16 8 6 7 16 3-4 11-6 2 14-18 16z" />
        </g>
      );
    case 'part':
      return (
        <g className={name} transform="translate(-2 36)">
          <ellipse className="sign-leaf" rx="24" ry="6" cy="4" />
          <path className="sign-bud" d="M0 2q-10-8 0-22 10 14 0 22z" />
        </g>
      );
    case 'none':
      return (
        <g className={name} transform="translate(-2 36)">
          <path className="sign-fish" d="M-16 8q-4-24 12-28 16 4 14 28z" />
          <path className="sign-fin" d="M-16-2q-12-6-12-14 12 0 16 8zM10-4q10-8 12-14-12 0-15 8z" />
          <circle className="sign-eye" cx="-6" cy="-10" r="3" />
          <circle className="sign-eye" cx="4" cy="-10" r="3" />
          <path className="sign-smile" d="M-6-3q5 4 10 0" />
        </g>
      );
    default:
      return null;
  }
}

function Shore({ isReached }: { readonly isReached: boolean }): ReactNode {
  return (
    <g className={isReached ? 'shore shore-reached' : 'shore'}>
      <path className="shore-sand" d="M-48 14q30-30 90-34 400-24 1200-10h1500v100H-10Q-40 44-48 14z" />
      <path className="shore-trunk" d="M92-18q2-44 20-74" />
      <path
        className="shore-leaves"
        d="M112-92q-26-16-44 4 24-6 44-4zm0 0q-18 6-24 28 12-18 24-28zm0 0q24-20 46-2-24-4-46 2zm0 0q22 4 28 26-12-18-28-26zm0 0q-4-22-26-26 18 10 26 26z"
      />
      <path className="shore-flag" d="M44-22v-54m0 2 34 10-34 12" />
    </g>
  );
}

function Water(): ReactNode {
  return (
    <>
      <rect className="stones-sky" x="-1200" width="2400" height="90" />
      <circle className="stones-sun" cx="-190" cy="36" r="20" />
      <path
        className="stones-isles"
        d="M-1200 78q140-40 300-8 120-44 320-2 160-50 330 2 150-40 300 0 170-46 330-4 160-40 300 4 140-36 320 2 120-30 200-2v30h-2400z"
      />
      <rect className="stones-sea" x="-1200" y="78" width="2400" height="130" />
      <path
        className="stones-waves"
        d="M-1150 104h60m120 22h70m60-26h50m150 20h80m70-16h60m140 26h60m80-22h70m130 16h60m70-22h60m140 26h70m60-18h80m130 10h60m90-16h60M-1100 176h70m190 8h60m210-10h70m190 8h60m210-10h70m190 8h60m210-10h70m190 8h60"
      />
    </>
  );
}
