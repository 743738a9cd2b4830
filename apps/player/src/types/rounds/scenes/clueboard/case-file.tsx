import type { ReactNode } from 'react';
import type { Step } from '../scene/round-step.ts';

interface CaseFileProps {
  readonly step: Step;
  readonly number: number;
  readonly isFresh: boolean;
  /** Which parts of the case are there so far. */
  readonly found: readonly boolean[];
}

/** The photographs on the files: a footprint, a key, a feather, a leaf. */
const prints = [
  'M-4-2q-5-9 1-13t9 3-3 11zM-3 3q5-2 8 1t-2 7-6-8z',
  'M-9-4a5 5 0 1 1 7 4l9 9m-4-4 4-3m-1 6 3-3',
  'M-9 9C-7-5 1-11 10-12 11-2 4 6-6 6m-3 3L4-5',
  'M-8 9q-4-14 16-20 4 18-11 18m-5 2q3-8 9-12',
] as const;

/** One case in its folder: closed and waiting, open under the glass, stamped, clipped, or left open. */
export function CaseFile({ step, number, isFresh, found }: CaseFileProps): ReactNode {
  const isOpen = step !== 'ahead';
  return (
    <g className={`file file-${step}${isFresh ? ' file-fresh' : ''}`}>
      <ellipse className="file-shadow" cy="44" rx="58" ry="8" />
      <path className="file-tab" d="M-52-32h36l8 10H-52z" />
      <rect className="file-back" x="-52" y="-24" width="104" height="66" rx="4" />
      {isOpen && (
        <g className="file-paper">
          <rect x="-44" y="-30" width="88" height="64" rx="2" />
          <path className="file-lines" d="M-2-18h36M-2-8h36M-2 2h28M-36 16h70M-36 25h52" />
          <g transform="translate(-22 -8)">
            <rect className="file-photo" x="-15" y="-16" width="30" height="28" />
            <path className="file-print" d={prints[number % prints.length]} transform="translate(0 -1)" />
          </g>
        </g>
      )}
      {!isOpen && <path className="file-string" d="M-52 8h104M0-24v66" />}
      <Slips found={found} />
      {step === 'full' && <Stamp />}
      {step === 'part' && <path className="file-clip" d="M28-38v18a5 5 0 0 1-10 0v-16a8 8 0 0 1 16 0v20" />}
      {step === 'none' && <path className="file-question" d="M12 4q1-9 10-9t9 8q0 5-6 8-3 2-3 6m0 7v1" />}
    </g>
  );
}

const widest = 14;
const row = 112;

/** A slip for each part of the case, which turns over and shines once it is found. */
function Slips({ found }: { readonly found: readonly boolean[] }): ReactNode {
  const stride = Math.min(widest, row / Math.max(1, found.length));
  const slips = found.map((isFound, at) => ({ x: (at - found.length / 2) * stride + 1, isFound }));
  return slips.map(({ x, isFound }) => (
    <rect
      key={`${x} ${isFound}`}
      className={isFound ? 'slip slip-found' : 'slip'}
      x={x}
      y="50"
      width={stride - 2}
      height="14"
      rx="2"
    />
  ));
}

function Stamp(): ReactNode {
  return (
    <g className="file-stamp">
      <rect x="-30" y="-2" width="66" height="32" rx="5" />
      <path d="m-10 14 9 9 18-18" />
    </g>
  );
}
