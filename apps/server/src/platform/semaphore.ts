/**
 * Lets at most so many pieces of work run at a time; others wait in the order in which they came. For work that takes much
 * memory, of which any number could be asked for at once.
 *
 * @returns a function that runs a piece of work when a permit is free, and resolves to its result
 */
export function makeSemaphore(permits: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= permits) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await work();
    } finally {
      // The permit is handed on rather than freed, so that no later work overtakes the one that waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
