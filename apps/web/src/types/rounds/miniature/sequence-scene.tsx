import { Fragment } from 'react';
import classes from './miniature.module.css';
import { Line, Moved, Rect, Tick, Upright } from './parts.tsx';

/** Where each of four cards lay before they were put in order: place by place, counted from 0. */
const before = [2, 0, 3, 1] as const;

/** Cards side by side find their order. */
export function RowScene() {
  return (
    <>
      {before.map((was, at) => (
        <Moved key={was} from={[(was - at) * 35, 0]} after={0.2 + at * 0.35}>
          <Rect x={12 + at * 35} y={24} w={31} h={46} />
          <Dots count={at + 1} x={27.5 + at * 35} y={47} />
        </Moved>
      ))}
      <Tick x={80} y={84} after={2.2} />
    </>
  );
}

/** Cards below each other find their order. */
export function ColumnScene() {
  return (
    <>
      {before.map((was, at) => (
        <Moved key={was} from={[0, (was - at) * 22]} after={0.2 + at * 0.35}>
          <Rect x={24} y={8 + at * 22} w={96} h={18} />
          <Line x={32} y={15 + at * 22} w={20 + at * 19} isStrong />
        </Moved>
      ))}
      <Tick x={136} y={50} after={2.2} />
    </>
  );
}

const tray = [1, 2, 0] as const;

/** Cards go from the tray into numbered places. */
export function SlotsScene() {
  return (
    <>
      <Rect x={10} y={6} w={140} h={40} look="place" />
      {tray.map((was, at) => {
        const x = 14 + at * 46;
        return (
          <Fragment key={was}>
            <Rect x={x} y={52} w={40} h={36} look="place" />
            <Moved from={[(was - at) * 46, -44]} after={0.3 + at * 0.6}>
              <Rect x={x} y={52} w={40} h={36} />
              <Dots count={at + 1} x={x + 20} y={70} />
            </Moved>
          </Fragment>
        );
      })}
    </>
  );
}

const dots = [0, 1, 2, 3] as const;

function Dots({ count, x, y }: { readonly count: number; readonly x: number; readonly y: number }) {
  return (
    <Upright x={x} y={y}>
      {dots.slice(0, count).map((dot) => (
        <circle key={dot} className={classes.square} r="3.5" cy={(dot - (count - 1) / 2) * 9.5} />
      ))}
    </Upright>
  );
}
