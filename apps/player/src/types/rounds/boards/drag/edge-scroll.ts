/** How near to the top or to the bottom, where the buttons are, the page begins to scroll. */
const zone = { top: 80, bottom: 140 };
/** Pixels in each frame, at the very edge. */
const fastest = 14;

/** Scrolls the page while something is dragged near its edge, for a place may be beyond. */
export interface EdgeScroll {
  readonly at: (y: number) => void;
  readonly end: () => void;
}

/** @param onScroll what is below the pointer is something else now */
export function scrollAtEdges(onScroll: () => void): EdgeScroll {
  let speed = 0;
  let frame = 0;
  // What is taken up at an edge is there: the page stays until it has left it.
  let hasLeft = false;

  function step(): void {
    frame = 0;
    if (speed === 0) return;
    const before = scrollY;
    scrollBy({ top: speed, behavior: 'instant' });
    if (scrollY === before) return;
    onScroll();
    frame = requestAnimationFrame(step);
  }
  return {
    at(y) {
      const above = Math.max(0, zone.top - y) / zone.top;
      const below = Math.max(0, y - innerHeight + zone.bottom) / zone.bottom;
      hasLeft ||= above + below === 0;
      speed = hasLeft ? (Math.min(1, below) - Math.min(1, above)) * fastest : 0;
      if (speed !== 0 && frame === 0) frame = requestAnimationFrame(step);
    },
    end() {
      speed = 0;
      cancelAnimationFrame(frame);
    },
  };
}
