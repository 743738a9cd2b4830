import classes from './miniature.module.css';
import { Moved, Rect, Sign, Tick, type Shape } from './parts.tsx';

/** Two cards that belong together meet, pair after pair. */
export function PairsScene() {
  return (
    <>
      <Pair shape="circle" y={14} from={[26, 40]} after={0.2} />
      <Pair shape="triangle" y={54} from={[26, -40]} after={0.9} />
    </>
  );
}

function Pair(props: { shape: Shape; y: number; from: readonly [number, number]; after: number }) {
  const { shape, y, from, after } = props;
  return (
    <>
      <Rect x={36} y={y} w={42} h={32} />
      <Sign shape={shape} x={57} y={y + 16} />
      <Moved from={from} after={after}>
        <Rect x={82} y={y} w={42} h={32} />
        <Sign shape={shape} x={103} y={y + 16} />
      </Moved>
      <Tick x={80} y={y + 16} after={after + 0.9} />
    </>
  );
}

/** Cards are face down; two of them turn, and are a pair. */
export function FlipScene() {
  return (
    <>
      <Turned x={34} y={12} after={0.4} />
      <Back x={82} y={12} />
      <Back x={34} y={52} />
      <Turned x={82} y={52} after={1.2} />
      <Tick x={80} y={50} after={2} />
    </>
  );
}

function Back({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <Rect x={x} y={y} w={44} h={36} look="accent" />
      <path className={classes.pattern} d={`M${x + 22} ${y + 8}l10 10-10 10-10-10Z`} />
    </>
  );
}

function Turned({ x, y, after }: { readonly x: number; readonly y: number; readonly after: number }) {
  const style = { animationDelay: `${after}s` };
  return (
    <>
      <g className={classes.back} style={style}>
        <Back x={x} y={y} />
      </g>
      <g className={classes.face} style={style}>
        <Rect x={x} y={y} w={44} h={36} />
        <Sign shape="diamond" x={x + 22} y={y + 18} />
      </g>
    </>
  );
}
