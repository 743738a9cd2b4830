import { Fragment } from 'react';
import classes from './miniature.module.css';
import { Line, Rect, Shown, Sign, Tick, Upright } from './parts.tsx';

type Place = readonly [x: number, y: number, w: number, h: number];

/** How options are placed, how long their words are, and which of them is right. */
const looks = {
  list: {
    right: 1,
    words: 52,
    places: [
      [16, 34, 62, 24],
      [82, 34, 62, 24],
      [16, 64, 62, 24],
      [82, 64, 62, 24],
    ],
  },
  grid: {
    right: 2,
    words: 16,
    places: [
      [14, 46, 30, 30],
      [48, 46, 30, 30],
      [82, 46, 30, 30],
      [116, 46, 30, 30],
    ],
  },
  rows: {
    right: 1,
    words: 92,
    places: [
      [16, 32, 128, 18],
      [16, 54, 128, 18],
      [16, 76, 128, 18],
    ],
  },
} as const satisfies Record<string, { right: number; words: number; places: readonly Place[] }>;

/** A question, and a tick at one of its options. */
export function OptionsScene({ look }: { readonly look: keyof typeof looks }) {
  const { right, words, places } = looks[look];
  return (
    <>
      <Question />
      {places.map(([x, y, w, h], at) => (
        <Fragment key={`${x} ${y}`}>
          <Rect x={x} y={y} w={w} h={h} />
          <Line x={x + 7} y={y + h / 2 - 2} w={Math.min(words, w - 14) - (at % 2) * 6} />
        </Fragment>
      ))}
      <Chosen place={places[right]} />
    </>
  );
}

/** A question, and a tick at one of two pictures. */
export function TwoOptionsScene() {
  return (
    <>
      <Question />
      <Rect x={20} y={36} w={54} h={50} />
      <Rect x={86} y={36} w={54} h={50} />
      <Sign shape="triangle" x={47} y={61} />
      <Sign shape="circle" x={113} y={61} />
      <Chosen place={[86, 36, 54, 50]} />
    </>
  );
}

/** A statement, and a thumb's choice between true and false. */
export function TrueFalseScene() {
  return (
    <>
      <Question />
      <Rect x={20} y={40} w={54} h={40} />
      <Rect x={86} y={40} w={54} h={40} />
      <Upright x={47} y={60}>
        <path className={classes.yes} d="m-10 0 7 8L10-8" />
      </Upright>
      <Upright x={113} y={60}>
        <path className={classes.no} d="m-8-8 16 16M8-8l-16 16" />
      </Upright>
      <Chosen place={[20, 40, 54, 40]} />
    </>
  );
}

function Question() {
  return (
    <>
      <Line x={16} y={11} w={110} isStrong />
      <Line x={16} y={20} w={66} isStrong />
    </>
  );
}

function Chosen({ place: [x, y, w, h] }: { readonly place: Place }) {
  return (
    <>
      <Shown after={0.8}>
        <rect className={classes.chosen} x={x} y={y} width={w} height={h} rx="5" />
      </Shown>
      <Tick x={x + w - 3} y={y + 3} after={1.5} />
    </>
  );
}
