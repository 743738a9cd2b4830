import type { Services } from '../../../http/services.ts';
import { oneAtATime } from '../../../platform/one-at-a-time.ts';
import { makeDeliverer } from './deliver.ts';
import { countWaiting, deleteOldDeliveries } from './deliveries.queries.ts';

const seconds = 1000;
const round = 10 * seconds;
const tidy_round = 3600 * seconds;
/** Administrators look back so far. */
const kept_days = 90;
/** What failed may be sent again once its reason is gone: through a school year. */
const failed_kept_days = 365;

/**
 * Begins to send what waits for other systems.
 * @returns a function that stops it
 */
export async function startDeliveries(services: Services): Promise<() => Promise<void>> {
  const { db, clock, background, metrics } = services;
  const deliverer = makeDeliverer(services);
  const start = oneAtATime(background, 'sending to other systems', () => deliverer.deliverDue());
  const deliver = (): void => {
    // A running delivery may wait for a slow system; others that are due must not wait for it.
    deliverer.wake();
    start();
  };
  const tidy = oneAtATime(background, 'tidying of deliveries', async () => {
    const daysAgo = (days: number): Date => new Date(clock.now().getTime() - days * 24 * 3600 * seconds);
    const before = { done: daysAgo(kept_days), failed: daysAgo(failed_kept_days) };
    await db.inTransaction((tx) => deleteOldDeliveries(tx, before, 10_000));
  });
  metrics.gauge('takhti_lms_deliveries_waiting', 'What other systems have not got yet.', () =>
    db.readOne(countWaiting),
  );
  const stopListening = await db.listen('lms_deliveries', deliver);
  const timers = [setInterval(deliver, round), setInterval(tidy, tidy_round)];
  for (const timer of timers) timer.unref();
  deliver();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await stopListening();
  };
}
