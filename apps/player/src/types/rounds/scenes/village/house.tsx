import type { ReactNode } from 'react';
import type { Step } from '../scene/round-step.ts';

interface HouseProps {
  readonly step: Step;
  readonly number: number;
  readonly isFresh: boolean;
}

const walls = ['#d98b5f', '#6fa8a0', '#d9b15f', '#9c86b8', '#c9756b', '#7f9fc4'] as const;

/** One round's house on stilts: from a marked plot to smoke from its roof. */
export function House({ step, number, isFresh }: HouseProps): ReactNode {
  const wall = walls[number % walls.length];
  return (
    <g className={isFresh ? 'house house-fresh' : 'house'} data-step={step}>
      {step === 'ahead' ? <Plot /> : <Stilts />}
      {step === 'here' && <Timber />}
      {step === 'none' && <Heron />}
      {step === 'part' && <Frame wall={wall} />}
      {step === 'full' && <Whole wall={wall} />}
    </g>
  );
}

function Plot(): ReactNode {
  return (
    <g className="house-plot">
      <path d="M-38 2v-16M38 2v-16M-12 4v-14M14 4v-14" />
      <path className="house-rope" d="M-38-12q13 6 26 2t26 0 24-2" />
    </g>
  );
}

function Stilts(): ReactNode {
  return (
    <g>
      <ellipse className="house-ripple" cx="0" cy="5" rx="50" ry="5" />
      <path className="house-stilts" d="M-38 6v-46M-13 8v-48M13 8v-48M38 6v-46" />
      <path className="house-brace" d="M-38-8l25-24M38-8 13-32" />
      <rect className="house-floor" x="-48" y="-44" width="96" height="7" rx="2" />
      <path className="house-ladder" d="M50-40 62 6M58-40 70 6M53-30h9M56-18h9M59-6h9" />
    </g>
  );
}

// What is ready while the round is played.
function Timber(): ReactNode {
  return (
    <g className="house-timber">
      <rect x="-36" y="-52" width="46" height="6" rx="2" />
      <rect x="-30" y="-58" width="46" height="6" rx="2" />
      <rect x="-24" y="-64" width="34" height="6" rx="2" />
      <path className="house-hammer" d="M26-46v-16m-7 0h14v-6H19z" />
    </g>
  );
}

function Frame({ wall }: { readonly wall: string | undefined }): ReactNode {
  return (
    <g>
      <g className="raise raise-1">
        <path className="house-beam" d="M-40-44v-42M0-44v-42M40-44v-42M-42-86h84" />
        <path fill={wall} d="M-39-44h39v-20h-39zM0-44h39v-10H0z" />
        <path className="house-planks" d="M-39-54H0M-39-64H0" />
      </g>
      <path className="house-beam raise raise-2" d="M-52-80 0-118l52 38M-26-99v13M26-99v13M0-118v32" />
    </g>
  );
}

function Whole({ wall }: { readonly wall: string | undefined }): ReactNode {
  return (
    <g>
      <g className="raise raise-1">
        <rect fill={wall} x="-41" y="-87" width="82" height="44" />
        <path className="house-planks" d="M-41-54h82M-41-65h82M-41-76h82" />
        <rect className="house-door" x="9" y="-75" width="20" height="32" rx="1" />
      </g>
      <g className="raise raise-2">
        <rect className="house-window" x="-31" y="-76" width="25" height="20" rx="1" />
        <path className="house-shutter" d="M-31-76h-7v20h7M-6-76h7v20h-7M-18.500-76v20M-31-66h25" />
      </g>
      <g className="raise raise-3">
        <path className="house-roof" d="M-60-80q30-6 60-44 30 38 60 44l-5 6H-55z" />
        <path className="house-thatch" d="M-44-84q26-10 44-34 18 24 44 34M-26-85Q-8-94 0-106q8 12 26 21" />
        <path className="house-horn" d="M0-122l-7-10M0-122l7-10" />
      </g>
      <g className="raise raise-4">
        <path className="house-bunting" d="M-54-76q54 18 108 0" />
        <path className="house-flags" d="m-44-73 8 12 4-9zm20 5 7 12 5-11zm24 2 6 12 6-12zm24-3 5 11 7-12z" />
        <circle className="house-head" cx="-24" cy="-60" r="6" />
        <path className="house-hair" d="M-30-61a6 6 0 0 1 12 0q-6-3-12 0z" />
        <path className="house-wave" d="M-17-56l7-9" />
      </g>
      <g className="house-lantern">
        <path d="M-6-152h12l4 12-4 12h-12l-4-12z" />
      </g>
    </g>
  );
}

// Nothing was built yet; somebody found a good place all the same.
function Heron(): ReactNode {
  return (
    <g className="house-heron raise raise-1">
      <path className="heron-legs" d="M-4-44v-15M3-44v-15" />
      <path className="heron-body" d="M-22-64q8-13 24-10 7 2 9 9-13 12-33 1z" />
      <path className="heron-neck" d="M6-68q9-9 3-19-2-6 4-8" />
      <path className="heron-beak" d="m13-98 17 3-16 3z" />
      <circle cx="14" cy="-95.500" r="4" className="heron-body" />
      <circle cx="15.500" cy="-96" r="1" />
    </g>
  );
}
