import type { ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import { fullOf } from '../scene/steps.ts';
import { placeOf, Track } from '../scene/track.tsx';
import { Bazaar } from './bazaar.tsx';
import { Lamplighter } from './lamplighter.tsx';
import { Lantern } from './lantern.tsx';
import './lanterns.css';

const stride = 92;

/** A bazaar at dusk, with a lantern for every word of a crossword. The lamplighter moves on as words fill, and lights those that are right once that is known. */
export function Lanterns({ progress, isWhole }: SceneProps): ReactNode {
  const { steps, at, isFresh, hasEnded } = progress;
  const isAll = steps.length > 0 && fullOf(steps) === steps.length;
  return (
    <Track
      progress={progress}
      isWhole={isWhole}
      stride={stride}
      ground={186}
      behind={<Bazaar isFeast={isAll} />}
    >
      {steps.map(({ id, step }, number) => (
        <g key={id} style={placeOf(number, stride)}>
          <path className="lantern-rope" d="M-46-176q46 26 92 0" />
          <Lantern step={step} isKnown={isFresh || hasEnded} number={number} />
        </g>
      ))}
      <g className="track-mover" style={placeOf(hasEnded ? (steps.length - 1) / 2 : at, stride)}>
        <Lamplighter isGlad={isAll} />
      </g>
    </Track>
  );
}
