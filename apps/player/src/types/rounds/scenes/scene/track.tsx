import type { CSSProperties, ReactNode } from 'react';
import type { SceneProps } from './scene.ts';

interface TrackProps extends Pick<SceneProps, 'progress' | 'isWhole'> {
  /** From one step to the next. */
  readonly stride: number;
  /** How far beyond the last round the way goes, in steps. */
  readonly goal?: number;
  /** The step that the eye rests on, where that is not the current round. */
  readonly lookAt?: number;
  /** How far what is at either end reaches beyond its step; without it a little more than half a step. */
  readonly reach?: number;
  /** The line on which the steps are: they shrink towards it. */
  readonly ground: number;
  /** What stays where it is: sky, hills, the river. */
  readonly behind: ReactNode;
  /** What is before everything. */
  readonly before?: ReactNode;
  /** The steps, the first at 0, each a stride further. */
  readonly children: ReactNode;
}

const height = 200;
/** Far wider than most windows: what is cut off is its sides. */
const landWidth = 2400;
const viewWidth = 620;
/** So many steps are seen on the smallest phone: a shorter way stays in the middle. */
const fewSteps = 3;
/** In steps. */
const usualReach = 0.6;

/** A way of steps through a landscape: the eye goes along while it is played, and sees it from end to end before and after. */
export function Track(props: TrackProps): ReactNode {
  const {
    progress,
    isWhole,
    stride,
    goal = 0,
    reach = stride * usualReach,
    ground,
    behind,
    before,
    children,
  } = props;
  const count = progress.steps.length + goal;
  const way = (count - 1) * stride;
  const scale = isWhole ? scaleOf(way, reach) : 1;
  const eye = isWhole ? (count - 1) / 2 : eyeAt(props.lookAt ?? progress.at, count, reach / stride);
  const move = { transform: `translate(${-eye * stride * scale}px, ${ground}px) scale(${scale})` };
  return (
    <svg className={progress.hasEnded ? 'track track-ended' : 'track'} aria-hidden="true">
      <svg viewBox={`${-landWidth / 2} 0 ${landWidth} ${height}`} preserveAspectRatio="xMidYMax slice">
        {behind}
      </svg>
      <Front>
        <g className="track-way" style={move}>
          {children}
        </g>
        {before}
      </Front>
    </svg>
  );
}

/** What happens in a scene, as high as its band, however flat that is; the land behind it loses its sky there. */
export function Front({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg className="scene-front" viewBox={`-1 0 2 ${height}`}>
      {children}
    </svg>
  );
}

/** How large a way is drawn whose ends are both seen whole. */
export function scaleOf(way: number, reach: number): number {
  return Math.min(1, viewWidth / (way + reach * 2));
}

/**
 * Where the eye rests: on the current step, but not beyond what there is to see.
 * @param reach how many steps the last one reaches beyond itself
 */
export function eyeAt(at: number, count: number, reach = usualReach): number {
  if (count <= fewSteps) return (count - 1) / 2;
  return Math.min(Math.max(at, 1), count - 2 + (reach - usualReach));
}

/** Where the eye rests while somebody stays behind: ahead of them, but a phone shows no more than two steps of it. */
export function heroView(reached: number, at: number): number {
  return Math.max(reached, Math.min(at, reached + 1));
}

/** A place along the way, for what moves from step to step. */
export function placeOf(step: number, stride: number): CSSProperties {
  return { transform: `translateX(${step * stride}px)` };
}
