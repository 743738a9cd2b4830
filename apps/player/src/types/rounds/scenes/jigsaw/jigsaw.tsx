import { useId, useMemo, useState, type ReactNode } from 'react';
import type { SceneProps } from '../scene/scene.ts';
import { Front } from '../scene/track.tsx';
import type { Step } from '../scene/round-step.ts';
import { Cat } from './cat.tsx';
import { DrawnPicture } from './drawn-picture.tsx';
import { piecesOf, type Piece } from './pieces.ts';
import './jigsaw.css';

const [width, height] = [304, 176];

/** A picture that comes together on a table, a piece for every round. */
export function Jigsaw({ progress, picture }: SceneProps): ReactNode {
  const id = useId();
  const { steps, at, isFresh, hasEnded } = progress;
  const pieces = useMemo(() => piecesOf(steps.length, width, height), [steps.length]);
  const [broken, setBroken] = useState('');
  const isOwn = picture !== '' && broken !== picture;
  const cut = steps.flatMap(({ id: round, step }, number) => {
    const piece = pieces[number];
    return piece ? [{ round, piece, shown: shownAs(step, hasEnded), isFresh: isFresh && number === at }] : [];
  });
  return (
    <svg className={hasEnded ? 'jigsaw jigsaw-ended' : 'jigsaw'} aria-hidden="true">
      <defs>
        <g id={`${id}-all`}>
          {isOwn ? (
            <image
              href={picture}
              width={width}
              height={height}
              preserveAspectRatio="xMidYMid slice"
              // A picture that is gone leaves the one that we have drawn.
              onError={() => setBroken(picture)}
            />
          ) : (
            <DrawnPicture />
          )}
        </g>
        {pieces.map(({ outline }, number) => (
          <clipPath key={outline} id={`${id}-${number}`}>
            <path d={outline} />
          </clipPath>
        ))}
      </defs>
      <svg viewBox="-1200 0 2400 200" preserveAspectRatio="xMidYMid slice">
        <Table />
      </svg>
      <Front>
        <g transform={`translate(${-width / 2} 12)`}>
          <rect className="jigsaw-shadow" x="-3" y="1" width={width + 14} height={height + 14} rx="8" />
          <rect className="jigsaw-frame" x="-7" y="-7" width={width + 14} height={height + 14} rx="5" />
          <rect className="jigsaw-ground" width={width} height={height} />
          {pieces.map(({ outline }) => (
            <path key={outline} className="jigsaw-gap" d={outline} />
          ))}
          {/* From the last to the first: a knob is over its neighbour. */}
          {cut.toReversed().map(({ round, piece, shown, isFresh: isNew }) => {
            if (shown === null) return null;
            const number = pieces.indexOf(piece);
            return (
              <g key={round} className={isNew ? `piece piece-${shown} piece-new` : `piece piece-${shown}`}>
                <use href={`#${id}-all`} clipPath={`url(#${id}-${number})`} />
                <path className="piece-edge" d={piece.outline} />
              </g>
            );
          })}
        </g>
        {!hasEnded && <Waiting id={id} steps={steps.map(({ step }) => step)} at={at} pieces={pieces} />}
        <Cat mood={moodFor(progress)} />
        {hasEnded && <Sparks isAll={steps.every(({ step }) => step === 'full')} />}
      </Front>
    </svg>
  );
}

// A piece that was partly earned is there without colours; at the end so do all that were missed.
function shownAs(step: Step, hasEnded: boolean): 'colour' | 'grey' | null {
  if (step === 'full') return 'colour';
  return step === 'part' || hasEnded ? 'grey' : null;
}

function moodFor({
  steps,
  at,
  isFresh,
  hasEnded,
}: SceneProps['progress']): 'watching' | 'glad' | 'wondering' {
  if (hasEnded) return 'glad';
  if (!isFresh) return 'watching';
  return steps[at]?.step === 'full' ? 'glad' : 'wondering';
}

interface WaitingProps {
  /** By which the picture and its pieces are known on the page. */
  readonly id: string;
  readonly steps: readonly Step[];
  readonly at: number;
  readonly pieces: readonly Piece[];
}

const most = 8;

// What is still to be placed is beside the frame, the next piece in front; what was missed is on the other side.
function Waiting({ id, steps, at, pieces }: WaitingProps): ReactNode {
  const small = Math.min(0.5, 60 / (pieces[0]?.width ?? 60));
  const ahead = steps.map((step, number) => ({ step, number })).filter(({ step }) => step === 'ahead');
  const missed = steps.map((step, number) => ({ step, number })).filter(({ step }) => step === 'none');
  const lying = (number: number, x: number, y: number, name: string): ReactNode => {
    const piece = pieces[number];
    if (!piece) return null;
    const turn = ((number * 47) % 40) - 20;
    return (
      <g key={number} transform={`translate(${x} ${y}) rotate(${turn}) scale(${small})`}>
        <g className={`loose-piece loose-piece-${name}`}>
          <g transform={`translate(${-piece.x - piece.width / 2} ${-piece.y - piece.height / 2})`}>
            <path className="loose-ground" d={piece.outline} />
            <use href={`#${id}-all`} clipPath={`url(#${id}-${number})`} />
            <path className={`loose loose-${name}`} d={piece.outline} />
          </g>
        </g>
      </g>
    );
  };
  return (
    <g>
      {ahead
        .slice(0, most)
        .map(({ number }, place) =>
          lying(number, 300 + Math.floor(place / 2) * 74, 56 + (place % 2) * 84, 'ahead'),
        )}
      {steps[at] === 'here' && lying(at, 212, 100, 'next')}
      {missed
        .slice(-most)
        .map(({ number }, place) =>
          lying(number, -212 - Math.floor(place / 2) * 74, 44 + (place % 2) * 62, 'later'),
        )}
    </g>
  );
}

function Table(): ReactNode {
  return (
    <>
      <rect className="table-wood" x="-1200" width="2400" height="200" />
      <path
        className="table-grain"
        d="M-1200 28q600 12 1200 0t1200 0M-1200 84q600-10 1200 2t1200-4M-1200 138q600 14 1200 0t1200 4M-1200 182q600-8 1200 0t1200-2"
      />
    </>
  );
}

function Sparks({ isAll }: { readonly isAll: boolean }): ReactNode {
  if (!isAll) return null;
  return (
    <g className="jigsaw-sparks">
      {[-230, -190, 190, 232].map((x, n) => (
        <path
          key={x}
          d="m0-16 4 12 12 4-12 4-4 12-4-12-12-4 12-4z"
          transform={`translate(${x} ${50 + ((n * 53) % 100)})`}
        />
      ))}
    </g>
  );
}
