import type { ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import { fullOf } from '../scene/steps.ts';
import { placeOf, Track } from '../scene/track.tsx';
import { CaseFile } from './case-file.tsx';
import { Room } from './room.tsx';
import './clueboard.css';

const stride = 150;

/** The detective's desk: a file for every case. The magnifying glass goes from one to the next, and the stamp closes what is solved. */
export function Clueboard({ progress, isWhole }: SceneProps): ReactNode {
  const { steps, at, isFresh, hasEnded, found } = progress;
  const share = found.length > 0 ? found.filter(Boolean).length / found.length : 0;
  const light = hasEnded || steps[at]?.step === 'full' ? 1 : share;
  const isAll = steps.length > 0 && fullOf(steps) === steps.length;
  return (
    <Track
      progress={progress}
      isWhole={isWhole}
      stride={stride}
      ground={128}
      behind={<Room light={light} />}
      before={hasEnded && isAll ? <Medal /> : undefined}
    >
      {steps.map(({ id, step }, number) => (
        <g key={id} style={placeOf(number, stride)}>
          <CaseFile
            step={step}
            number={number}
            isFresh={isFresh && number === at}
            found={number === at ? found : []}
          />
        </g>
      ))}
      {!hasEnded && (
        <g className="track-mover" style={placeOf(at, stride)}>
          {/* It goes along what was found. */}
          <g className="track-mover" style={{ transform: `translateX(${(share - 0.5) * 50}px)` }}>
            <Glass isLooking={!isFresh && share === 0} />
          </g>
        </g>
      )}
    </Track>
  );
}

function Glass({ isLooking }: { readonly isLooking: boolean }): ReactNode {
  return (
    <g className={isLooking ? 'desk-glass desk-glass-looking' : 'desk-glass'}>
      <path className="desk-handle" d="m50 16 26 30" />
      <circle className="desk-lens" cx="36" cy="0" r="21" />
      <path className="desk-shine" d="M24-6q3-8 11-9" />
    </g>
  );
}

function Medal(): ReactNode {
  return (
    <g className="desk-medal">
      <path className="desk-ribbon" d="m-20 60 12 44 8-14 8 14 12-44z" />
      <circle className="desk-gold" cy="48" r="30" />
      <path
        className="desk-star"
        d="m0 26 6.6 14.2 15.4 2-11.3 10.7 3 15.4L0 61l-13.7 7.3 3-15.4L-22 42.2l15.4-2z"
      />
    </g>
  );
}
