import type { ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import { fullOf } from '../scene/steps.ts';
import { placeOf, Track } from '../scene/track.tsx';
import { House } from './house.tsx';
import './village.css';

const stride = 156;

/** Kampong: a village by the river, in which every round builds a house. A boat brings the timber from one to the next. */
export function Village({ progress, isWhole }: SceneProps): ReactNode {
  const { steps, at, isFresh, hasEnded } = progress;
  const isEveryHouse = fullOf(steps) === steps.length;
  return (
    <Track
      progress={progress}
      isWhole={isWhole}
      stride={stride}
      ground={158}
      behind={<Land />}
      before={hasEnded && isEveryHouse ? <Fireworks /> : undefined}
    >
      {steps.map(({ id, step }, number) => (
        <g key={id} style={placeOf(number, stride)}>
          <House step={step} number={number} isFresh={isFresh && number === at} />
        </g>
      ))}
      {!hasEnded && (
        <g className="track-mover" style={placeOf(at, stride)}>
          <Boat />
        </g>
      )}
    </Track>
  );
}

const palms = [-610, -345, -95, 125, 330, 560] as const;

// One stretch of land, and the same in a mirror on both sides of it, so that one leads into the other.
function Land(): ReactNode {
  return (
    <>
      <rect className="village-sky" x="-1200" width="2400" height="200" />
      <circle className="village-sun" cx="190" cy="44" r="22" />
      {['translate(-1398) scale(-1 1)', '', 'translate(1398) scale(-1 1)'].map((place) => (
        <g key={place} transform={place}>
          <Stretch />
        </g>
      ))}
    </>
  );
}

function Stretch(): ReactNode {
  return (
    <>
      <path
        className="village-hills"
        d="M-700 130q90-60 190-34 80-52 190-20 90-36 170-2 100-44 190-6 90-34 190 2 90-44 210-8 70-20 260 20v60H-700z"
      />
      <path className="village-bank" d="M-700 142q350-18 700-8t700-4v70H-700z" />
      {palms.map((x, palm) => (
        <g key={x} transform={`translate(${x} 140) scale(${palm % 2 === 0 ? '0.9' : '-0.75 0.75'})`}>
          <path className="village-trunk" d="M0 0q4-34 14-62" />
          <path
            className="village-leaves"
            d="M14-62q-22-14-36 4 20-6 36-4zm0 0q-16 4-20 24 10-16 20-24zm0 0q20-18 38-2-20-4-38 2zm0 0q18 2 24 22-10-16-24-22zm0 0q-4-20-22-24 16 10 22 24zm0 0q8-18 26-18-18 6-26 18z"
          />
        </g>
      ))}
      <path className="village-river" d="M-700 156q350-9 700-3t700-3v60H-700z" />
      <path
        className="village-waves"
        d="M-660 174h60m70 12h80m40-16h50m90 14h70m60-12h60m50 16h90m30-18h50m90 14h70m70-12h60m50 14h80"
      />
    </>
  );
}

function Boat(): ReactNode {
  return (
    <g className="boat">
      <path className="boat-wood" d="M-66 19h28M-62 13h22" />
      <circle className="house-head" cx="-22" cy="0" r="6" />
      <path className="boat-hat" d="M-34-2h24l-12-9z" />
      <path className="boat-body" d="M-30 20q0-13 8-14 9 1 9 14z" />
      <path className="boat-pole" d="M-10-14 2 34" />
      <path className="boat-hull" d="M-84 16q38 9 92 0-6 17-24 18h-44q-18-1-24-18z" />
    </g>
  );
}

function Fireworks(): ReactNode {
  return (
    <g className="fireworks">
      {[-190, -20, 150].map((x, n) => (
        <g key={x} transform={`translate(${x} ${30 + (n % 2) * 18})`}>
          <path d="M0-18v-9M0 18v9M-18 0h-9M18 0h9M-13-13l-6-6M13-13l6-6M-13 13l-6 6M13 13l6 6" />
        </g>
      ))}
    </g>
  );
}
