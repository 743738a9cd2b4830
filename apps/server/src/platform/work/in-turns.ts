import { setImmediate } from 'node:timers/promises';

/** Other work gets a turn after this long; a longer step is not interrupted. */
const turn_ms = 10;

/** As `map`, but that others have their turn in between, however many there are. */
export async function mapInTurns<From, To>(all: Iterable<From>, map: (one: From) => To): Promise<To[]> {
  const made: To[] = [];
  let began = performance.now();
  for (const one of all) {
    made.push(map(one));
    if (performance.now() - began < turn_ms) continue;
    await setImmediate();
    began = performance.now();
  }
  return made;
}
