import type { Services } from '../../http/services.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { sendDailyMails } from './daily-mail.ts';
import { deliverNotifications } from './deliver-notifications.ts';
import { countUndelivered, deleteOldEvents, deleteOldNotifications } from './delivery.queries.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const kept_days = 90;
/** A NOTIFY of the database can be lost; the next round finds its row. */
const delivery_interval = 30 * seconds;
const mail_round = minutes;
const tidy_round = 60 * minutes;

/**
 * Begins to make notifications as soon as the outbox has something, and to send the daily mails.
 * @param hour of the daily mail, in the server's own time zone
 * @returns a function that stops it
 */
export async function startNotifications(services: Services, hour: number): Promise<() => Promise<void>> {
  const deliver = oneAtATime(services.background, 'delivery of notifications', () =>
    deliverNotifications(services),
  );
  const mails = oneAtATime(services.background, 'daily mail', () => sendDailyMails(services, hour));
  const tidy = oneAtATime(services.background, 'tidying of notifications', () => deleteOld(services));
  services.metrics.gauge('takhti_outbox_waiting', 'Moves that nobody was told of yet.', () =>
    services.db.readOne((tx) => countUndelivered(tx, null)),
  );
  const stopListening = await services.db.listen('news', deliver);
  const timers = [
    setInterval(deliver, delivery_interval),
    setInterval(mails, mail_round),
    setInterval(tidy, tidy_round),
  ];
  for (const timer of timers) timer.unref();
  deliver();
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await stopListening();
  };
}

async function deleteOld({ db, clock }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - kept_days * 24 * 60 * minutes);
  await db.inTransaction((tx) => deleteOldNotifications(tx, before, 10_000));
  await db.inTransaction((tx) => deleteOldEvents(tx, before, 10_000));
}
