import type { ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import { fullOf } from '../scene/steps.ts';
import { placeOf, Track } from '../scene/track.tsx';
import { Camel } from './camel.tsx';
import { Gate } from './gate.tsx';
import { Sands } from './sands.tsx';
import { Stop } from './stop.tsx';
import './caravan.css';

const stride = 170;
/** A camel on one side and the towers of the gate on the other. */
const reach = 118;

/** The old trade road: a well for every round. The caravan goes from one to the next, and a bundle comes onto its camel for each that is filled. */
export function Caravan({ progress, isWhole }: SceneProps): ReactNode {
  const { steps, at, isFresh, hasEnded } = progress;
  const bundles = fullOf(steps);
  const isAll = steps.length > 0 && bundles === steps.length;
  return (
    <Track
      progress={progress}
      isWhole={isWhole}
      stride={stride}
      goal={1}
      reach={reach}
      ground={174}
      behind={<Sands />}
    >
      <g style={placeOf(steps.length, stride)}>
        <Gate isFeast={hasEnded && isAll} />
      </g>
      {steps.map(({ id, step }, number) => (
        <g key={id} style={placeOf(number, stride)}>
          <Stop step={step} isFresh={isFresh && number === at} />
        </g>
      ))}
      <g className="track-mover" style={placeOf(hasEnded ? steps.length : at, stride)}>
        {/* Rendered again at each stop: its legs go as long as the way there takes. */}
        <Camel key={hasEnded ? 'end' : at} bundles={bundles} mood={moodOf(progress)} />
      </g>
    </Track>
  );
}

function moodOf({ steps, at, isFresh, hasEnded }: SceneProps['progress']): 'glad' | 'loaded' | 'still' {
  if (hasEnded) return steps.every(({ step }) => step === 'full') ? 'glad' : 'still';
  return isFresh && steps[at]?.step === 'full' ? 'loaded' : 'still';
}
