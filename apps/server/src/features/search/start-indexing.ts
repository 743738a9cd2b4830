import type { Services } from '../../http/services.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { indexWaiting } from './index-content.ts';
import { countWaiting } from './search.queries.ts';

/** A NOTIFY of the database can be lost; the next round finds its row. */
const everyMs = 30_000;

/**
 * Begins to look at published content as soon as some waits, so that it can be found.
 * @returns a function that stops it
 */
export async function startIndexing(services: Services): Promise<() => Promise<void>> {
  const run = oneAtATime(services.background, 'index of the library', () => indexWaiting(services));
  services.metrics.gauge('takhti_search_waiting', 'Published content that cannot be found yet.', () =>
    services.db.readOne((tx) => countWaiting(tx, null)),
  );
  const stopListening = await services.db.listen('search', run);
  const timer = setInterval(run, everyMs);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await stopListening();
  };
}
