const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** How long to wait after each failed try; from then on as long as the last. */
const pauses = [30 * seconds, 2 * minutes, 10 * minutes, 30 * minutes, 1 * hours] as const;
/** No try waits longer for its time. */
export const longest_pause_ms = Math.max(...pauses);
/** A system that was away longer needs a person: what waits for it is said to have failed, and can be sent again. */
const givesUpAfter = 72 * hours;

/** When a delivery is tried again that has failed so many times; null when it is given up. */
export function nextTry(tries: number, first_tried_on: Date, now: Date): Date | null {
  if (now.getTime() - first_tried_on.getTime() >= givesUpAfter) return null;
  const pause = pauses[Math.min(Math.max(tries, 1), pauses.length) - 1] ?? longest_pause_ms;
  return new Date(now.getTime() + pause);
}
