/** Whether something may be seen moving: not with reduced motion, nor in browsers of 2019, which cannot be asked to. */
export function mayAnimate(): boolean {
  return 'animate' in Element.prototype && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
