import { Fragment } from 'react';
import classes from './miniature.module.css';
import { Line, Moved, Rect, Sign, type Shape } from './parts.tsx';

const boxes = [
  { shape: 'circle', x: 14 },
  { shape: 'square', x: 86 },
] as const satisfies readonly { shape: Shape; x: number }[];
const fallen = [
  { shape: 'square', x: 102, y: 58, from: [-74, -44], after: 0.2 },
  { shape: 'circle', x: 30, y: 58, from: [34, -44], after: 0.8 },
  { shape: 'circle', x: 58, y: 58, from: [42, -44], after: 1.4 },
  { shape: 'square', x: 130, y: 58, from: [6, -44], after: 2 },
] as const;

/** Cards fall into the box that they belong to. */
export function BoxesScene() {
  return (
    <>
      {boxes.map(({ shape, x }) => (
        <Fragment key={shape}>
          <path className={classes.tint} d={`M${x} 42v42a6 6 0 0 0 6 6h48a6 6 0 0 0 6-6V42`} />
          <Line x={x + 14} y={80} w={32} />
        </Fragment>
      ))}
      {fallen.map(({ shape, x, y, from, after }) => (
        <Moved key={x} from={from} after={after}>
          <Sign shape={shape} x={x} y={y} />
        </Moved>
      ))}
    </>
  );
}

const pictures = [
  { shape: 'diamond', x: 12, from: [48, 0], after: 0.3 },
  { shape: 'circle', x: 60, from: [48, 0], after: 1 },
  { shape: 'triangle', x: 108, from: [-96, 0], after: 1.7 },
] as const;

/** Words are drawn onto the picture that they name. */
export function PicturesScene() {
  return (
    <>
      {pictures.map(({ shape, x, from, after }) => (
        <Fragment key={shape}>
          <Rect x={x} y={10} w={40} h={52} look="tint" />
          <Sign shape={shape} x={x + 20} y={26} />
          <Moved from={[from[0], 28]} after={after}>
            <Rect x={x + 3} y={44} w={34} h={15} />
            <Line x={x + 9} y={49.5} w={22} isStrong />
          </Moved>
        </Fragment>
      ))}
      <Rect x={12} y={68} w={136} h={23} look="place" />
    </>
  );
}
