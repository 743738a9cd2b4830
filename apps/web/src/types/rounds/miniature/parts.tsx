import { use, type CSSProperties, type ReactNode } from 'react';
import { Direction } from './direction.ts';
import classes from './miniature.module.css';

export type Shape = 'circle' | 'triangle' | 'square' | 'diamond';
type Look = 'card' | 'tint' | 'accent' | 'place';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface MovedProps {
  /** Where it comes from, seen from where it ends. */
  readonly from: readonly [x: number, y: number];
  /** In seconds, after the picture begins to move. */
  readonly after?: number;
  readonly children: ReactNode;
}

/** Something that travels to its place. */
export function Moved({ from: [x, y], after = 0, children }: MovedProps) {
  const style = { '--x': `${x}px`, '--y': `${y}px`, animationDelay: `${after}s` } as CSSProperties;
  return (
    <g className={classes.moved} style={style}>
      {children}
    </g>
  );
}

/** Something that shows up at its place: a tick, a choice, a letter. */
export function Shown({ after = 0, children }: { readonly after?: number; readonly children: ReactNode }) {
  return (
    <g className={classes.shown} style={{ animationDelay: `${after}s` }}>
      {children}
    </g>
  );
}

export function Rect({ x, y, w, h, look = 'card' }: Box & { readonly look?: Look }) {
  return <rect className={classes[look]} x={x} y={y} width={w} height={h} rx="5" />;
}

/** A written line, drawn as a bar. */
export function Line({ x, y, w, isStrong = false }: Omit<Box, 'h'> & { readonly isStrong?: boolean }) {
  return (
    <rect className={isStrong ? classes.strong : classes.line} x={x} y={y} width={w} height="4" rx="2" />
  );
}

const paths: Readonly<Record<Shape, string>> = {
  circle: 'M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0Z',
  triangle: 'M0-8 9 8H-9Z',
  square: 'M-7-7H7V7H-7Z',
  diamond: 'M0-9 8 0 0 9-8 0Z',
};

interface SignProps {
  readonly shape: Shape;
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
}

/** A shape that represents what a card shows, about its middle. */
export function Sign({ shape, x, y, scale = 1 }: SignProps) {
  return (
    <path className={classes[shape]} d={paths[shape]} transform={`translate(${x} ${y}) scale(${scale})`} />
  );
}

/** The mark of a right answer, about its middle. */
export function Tick({ x, y, after }: { readonly x: number; readonly y: number; readonly after: number }) {
  return (
    <Upright x={x} y={y}>
      <Shown after={after}>
        <circle className={classes.accent} r="8" />
        <path className={classes.mark} d="m-3.5 0 2.500 2.500L4-2.500" />
      </Shown>
    </Upright>
  );
}

/** A sign about the middle of its place, the same way round in both directions. */
export function Upright(props: { readonly x: number; readonly y: number; readonly children: ReactNode }) {
  const turn = use(Direction) === 'rtl' ? ' scale(-1 1)' : '';
  return <g transform={`translate(${props.x} ${props.y})${turn}`}>{props.children}</g>;
}

/** A picture on a card: hills and a sun. */
export function Photo({ x, y, w, h }: Box) {
  return (
    <>
      <rect className={classes.sky} x={x} y={y} width={w} height={h} rx="2" />
      <circle className={classes.circle} cx={x + w * 0.75} cy={y + h * 0.32} r={h * 0.15} />
      <path
        className={classes.square}
        d={`M${x + 1} ${y + h}l${w * 0.3} ${-h * 0.55} ${w * 0.22} ${h * 0.3} ${w * 0.16} ${-h * 0.2} ${w * 0.26} ${h * 0.45}Z`}
      />
    </>
  );
}

/** A sound on a card, about its middle. */
export function Sound({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={classes.diamond} d="M-6-1.500h3L0-4V4l-3-2.500h-3Z" />
      <path className={classes.wave} d="M2.500-2a3 3 0 0 1 0 4M5-3.500a5.500 5.500 0 0 1 0 7" />
    </g>
  );
}

/** The button that adds something, about its middle. */
export function Plus({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={classes.accent} r="9" />
      <path className={classes.mark} d="M-4 0h8M0-4v8" />
    </g>
  );
}
