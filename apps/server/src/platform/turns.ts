/**
 * Lets at most so many works go on at a time; others wait for their turn, in the order in which they came. For work that
 * takes much memory, of which any number could be asked for at once.
 *
 * @returns a function that does a work when its turn has come, and gives what it gives
 */
export function makeTurns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let going = 0;
  return async (work) => {
    if (going >= most) {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else going += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on rather than given back, so that nobody slips in between.
      const next = waiting.shift();
      if (next) next();
      else going -= 1;
    }
  };
}
