const LONGEST_WAIT_MS = 300;
/** One frame: for browsers without `requestIdleCallback`. */
const FRAME_MS = 16;

/** False where nothing is rendered later, as in a string made for a test: there all is rendered at once. */
export const isDrawnInSteps = typeof document !== 'undefined';

/** Calls back once the browser is idle, or after 300 ms at the latest; gives the function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, FRAME_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
