import type { ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import { fullOf } from '../scene/steps.ts';
import { heroView, placeOf, Track } from '../scene/track.tsx';
import { Climber } from './climber.tsx';
import { Jungle } from './jungle.tsx';
import { Parrot } from './parrot.tsx';
import './bars.css';

const stride = 128;
/** The tree house ends here beyond the last bar. */
const reach = 160;

/** Jungle Gym: bars among the trees. Each right answer takes the climber one bar further, and its parrot sings. */
export function Bars({ progress, isWhole }: SceneProps): ReactNode {
  const { steps, at, isFresh, hasEnded } = progress;
  const reached = fullOf(steps);
  const isAll = reached === steps.length;
  return (
    <Track
      progress={progress}
      isWhole={isWhole}
      stride={stride}
      goal={1}
      reach={reach}
      lookAt={heroView(reached, at)}
      ground={74}
      behind={<Jungle />}
    >
      <path className="bars-rail" d={`M-70 0h${steps.length * stride + 100}`} />
      <g className="bars-start">
        <path d="M-118 8h76v9h-76zM-104 17v110M-56 17v110" />
        <path className="bars-rungs" d="M-104 40h48M-104 64h48M-104 88h48M-104 112h48" />
      </g>
      {steps.map(({ id, step }, number) => (
        <g key={id} style={placeOf(number + 1, stride)}>
          <path className="bars-bar" d="M0-2v14" />
          <circle className="bars-grip" cy="14" r="7" />
          <Parrot step={step} number={number} isFresh={isFresh && number === at} hasEnded={hasEnded} />
        </g>
      ))}
      <g style={placeOf(steps.length, stride)}>
        <TreeHouse isReached={isAll} />
      </g>
      <g className="track-mover" style={placeOf(reached, stride)}>
        <Climber
          mood={isAll && reached > 0 ? 'home' : reached === 0 ? 'waiting' : 'hanging'}
          isSwinging={isFresh && steps[at]?.step !== 'full'}
        />
      </g>
    </Track>
  );
}

function TreeHouse({ isReached }: { readonly isReached: boolean }): ReactNode {
  return (
    <g className={isReached ? 'tree-house tree-house-reached' : 'tree-house'} transform="translate(52 0)">
      <path className="tree-house-trunk" d="M22 34q-4 46-10 94h52q-8-48-8-94z" />
      <rect className="tree-house-floor" x="-16" y="26" width="116" height="9" rx="3" />
      <path className="tree-house-wall" d="M22-16h58v42H22z" />
      <path className="tree-house-door" d="M40-2q8-10 16 0v28H40z" />
      <path className="tree-house-roof" d="M10-14 51-44l41 30z" />
      <g className="tree-house-bell">
        <path d="M2-26v10m-9 12q1-12 9-12t9 12l3 5H-10z" />
      </g>
    </g>
  );
}
