import type { Browser, Page } from '@playwright/test';

/** What keeps the page longer than this is seen: a key that shows late, a drag that sticks. */
export const lateMs = 50;

/** How long the page's thread was kept at a time while something was done. */
export interface Frames {
  /** As the clock on the wall says it, in which other processes of the machine have their part. */
  readonly wall: readonly number[];
  /** As the thread's own clock counts it: what it worked itself. */
  readonly own: readonly number[];
}

/** What frames are counted from. */
export const traced = ['toplevel', 'disabled-by-default-devtools.timeline'];

/** An event of the browser's trace, times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string; readonly data?: { readonly url?: string } };
}

/**
 * Watches how long the thread of a page is kept at a time while something is done there, by the browser's own trace: nothing is
 * drawn and no key is heard while a task runs.
 */
export async function watchFrames(browser: Browser, page: Page, work: () => Promise<void>): Promise<Frames> {
  await browser.startTracing(page, { categories: traced });
  await work();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: TraceEvent[];
  };
  return framesOf(trace.traceEvents);
}

/** The frames of a trace, without what the driver of the page added to them. */
export function framesOf(events: readonly TraceEvent[]): Frames {
  const tasks = tasksOf(events);
  const driven = events.filter(isDriver);
  return {
    wall: tasks.map((task) => ((task.dur ?? 0) - sumIn(task, driven, 'dur')) / 1000),
    own: tasks.map((task) => ((task.tdur ?? 0) - sumIn(task, driven, 'tdur')) / 1000),
  };
}

/** Scripts that come from no address are the driver's: it puts one into every page that it looks at. */
function isDriver({ name, args }: TraceEvent): boolean {
  return name === 'EvaluateScript' && (args?.data?.url ?? '') === '';
}

function sumIn(task: TraceEvent, events: readonly TraceEvent[], clock: 'dur' | 'tdur'): number {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter(({ pid, tid, ts }) => pid === task.pid && tid === task.tid && ts >= task.ts && ts < end)
    .reduce((total, event) => total + (event[clock] ?? 0), 0);
}

/** The tasks of the renderer that worked most: the page's, as the browser's other pages lie idle. */
function tasksOf(events: readonly TraceEvent[]): TraceEvent[] {
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const ofMain = mains.map(({ pid, tid }) =>
    events.filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid),
  );
  return ofMain.toSorted((one, other) => sum(other) - sum(one))[0] ?? [];
}

function sum(tasks: readonly TraceEvent[]): number {
  return tasks.reduce((total, { tdur = 0 }) => total + tdur, 0);
}
