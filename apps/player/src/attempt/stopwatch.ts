// Browsers wake the timers of a hidden tab once a minute; a longer silence means that the device slept.
const LONGEST_SILENCE_MS = 70_000;

/**
 * Counts by the wall clock, since timers are slowed down in hidden tabs and stop while a device sleeps.
 * @returns a function that returns the whole seconds since its last call; a clock that is set back counts nothing.
 */
export function createStopwatch(start: number, countsAbsence: boolean): (now: number) => number {
  let last = start;
  let rest = 0;
  return (now) => {
    const passed = Math.max(0, now - last);
    last = now;
    if (countsAbsence || passed <= LONGEST_SILENCE_MS) rest += passed;
    const seconds = Math.floor(rest / 1000);
    rest -= seconds * 1000;
    return seconds;
  };
}
