import type { CDPSession, Page } from '@playwright/test';

/** A frame is late when whoever types or drags sees it stick. */
export const lateMs = 50;

/** The frames of something that was done. */
export interface Frames {
  readonly longest: number;
  readonly late: number;
  /** Milliseconds that the page's main thread worked, by its own clock: what others do on the machine is not in it. */
  readonly busy: number;
}

/**
 * Watches the frames of a page while something is done there: each as long as from the start of its work until it was drawn, as
 * the browser itself tells of those of 50 ms and more, and the gaps between two of them.
 */
export async function watchFrames(
  page: Page,
  devtools: CDPSession,
  work: () => Promise<void>,
): Promise<Frames> {
  await page.evaluate(startWatching);
  const before = await threadMs(devtools);
  await work();
  const busy = (await threadMs(devtools)) - before;
  const told = await page.evaluate(stopWatching);
  return { longest: Math.max(0, ...told), late: told.filter((ms) => ms > lateMs).length, busy };
}

async function threadMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

interface Watching {
  readonly frames: number[];
  readonly end: () => void;
}

function startWatching(): void {
  const frames: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) frames.push(entry.duration);
  });
  observer.observe({ type: 'long-animation-frame' });
  let last = performance.now();
  let longestGap = 0;
  let isOver = false;
  const look = (now: number): void => {
    longestGap = Math.max(longestGap, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(look);
  });
  const watching: Watching = {
    frames,
    end() {
      isOver = true;
      for (const entry of observer.takeRecords()) frames.push(entry.duration);
      observer.disconnect();
      // Frames below 50 ms are not told of one by one; the longest of them is the longest gap.
      if (frames.length === 0) frames.push(longestGap);
    },
  };
  Object.assign(globalThis, { takhtiWatching: watching });
}

async function stopWatching(): Promise<number[]> {
  // What the last deed began is drawn first.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { takhtiWatching } = globalThis as typeof globalThis & { takhtiWatching: Watching };
  takhtiWatching.end();
  return takhtiWatching.frames;
}
