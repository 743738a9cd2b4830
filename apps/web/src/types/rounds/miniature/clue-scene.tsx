import { Fragment, use } from 'react';
import { Direction } from './direction.ts';
import classes from './miniature.module.css';
import { Line, Moved, Photo, Rect, Shown, Tick, Upright } from './parts.tsx';

/** Clues are uncovered one after the other, and then the answer is written. */
export function CluesScene() {
  return (
    <>
      {[10, 59, 108].map((x, at) => (
        <Moved key={x} from={[0, -44]} after={0.2 + at * 0.5}>
          <Rect x={x} y={10} w={42} h={36} />
          {at === 1 ? (
            <Photo x={x + 8} y={15} w={26} h={22} />
          ) : (
            <>
              <Line x={x + 7} y={20} w={28} isStrong />
              <Line x={x + 7} y={30} w={18 + at * 4} />
            </>
          )}
        </Moved>
      ))}
      <Rect x={30} y={60} w={100} h={28} look="place" />
      <Shown after={2}>
        <Line x={44} y={72} w={56} isStrong />
      </Shown>
      <Tick x={128} y={60} after={2.5} />
    </>
  );
}

const words = { ltr: ['S', 'U', 'N'], rtl: ['ق', 'م', 'ر'] } as const;

/** The letters of a word show up in their blanks, below its clue. */
export function WordScene() {
  const letters = words[use(Direction)];
  return (
    <>
      <Rect x={30} y={8} w={100} h={22} look="tint" />
      <Line x={42} y={17} w={62} isStrong />
      {letters.map((letter, at) => {
        const x = 28 + at * 38;
        return (
          <Fragment key={letter}>
            <Rect x={x} y={44} w={30} h={36} look="place" />
            <Shown after={0.6 + ((at * 2) % 3) * 0.6}>
              <Upright x={x + 15} y={62}>
                <text className={classes.sign} y="6">
                  {letter}
                </text>
              </Upright>
            </Shown>
          </Fragment>
        );
      })}
      <Tick x={136} y={40} after={2.4} />
    </>
  );
}
