import type { CSSProperties, ReactNode } from 'react';
import type { SceneProps } from './scene.ts';

interface TrackProps extends Pick<SceneProps, 'progress' | 'isWhole'> {
  /** From one step to the next. */
  readonly stride: number;
  /** How far beyond the last round the way goes, in steps. */
  readonly goal?: number;
  /** The step that the eye rests on, where that is not the current round. */
  readonly lookAt?: number;
  /** The line on which the steps stand: they shrink towards it. */
  readonly ground: number;
  /** What stays where it is: sky, hills, the river. */
  readonly behind: ReactNode;
  /** What lies before everything. */
  readonly before?: ReactNode;
  /** The steps, the first at 0, each a stride further. */
  readonly children: ReactNode;
}

const height = 200;
/** Far wider than any window: what is cut off is its sides. */
const bandWidth = 2400;
const viewWidth = 620;
/** So many steps are seen on the smallest phone: a shorter way stays in the middle. */
const fewSteps = 3;

/** A way of steps through a landscape: the eye goes along while it is played, and sees it from end to end before and after. */
export function Track(props: TrackProps): ReactNode {
  const { progress, isWhole, stride, goal = 0, ground, behind, before, children } = props;
  const count = progress.steps.length + goal;
  const width = isWhole ? viewWidth : bandWidth;
  const way = (count - 1) * stride;
  const scale = isWhole ? Math.min(1, (viewWidth - stride * 1.2) / Math.max(1, way)) : 1;
  const eye = isWhole ? (count - 1) / 2 : eyeAt(props.lookAt ?? progress.at, count);
  const move = { transform: `translate(${-eye * stride * scale}px, ${ground}px) scale(${scale})` };
  return (
    <svg
      className={progress.hasEnded ? 'track track-ended' : 'track'}
      viewBox={`${-width / 2} 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {behind}
      <g className="track-way" style={move}>
        {children}
      </g>
      {before}
    </svg>
  );
}

/** Where the eye rests: on the current step, but not beyond what there is to see. */
export function eyeAt(at: number, count: number): number {
  if (count <= fewSteps) return (count - 1) / 2;
  return Math.min(Math.max(at, 1), count - 2);
}

/** Where the eye rests while somebody stays behind: ahead of them, but a phone shows no more than two steps of it. */
export function heroView(reached: number, at: number): number {
  return Math.max(reached, Math.min(at, reached + 1));
}

/** A place along the way, for what moves from step to step. */
export function placeOf(step: number, stride: number): CSSProperties {
  return { transform: `translateX(${step * stride}px)` };
}
