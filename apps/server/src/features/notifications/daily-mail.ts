import { languageOfLocale, type Language } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import * as queries from './daily-mail.queries.ts';
import { lastHour } from './last-hour.ts';
import { writeDigest } from './write-digest.ts';

type Needs = Pick<Services, 'db' | 'clock' | 'mail' | 'settings'>;

/**
 * Sends everybody who wants one the mail of the day, if its hour has come and anything is unread: once, also with several
 * servers, because the reader's time is moved forward before the mail is sent. A mail that the mail server did not take is
 * tried again with the next round.
 *
 * @param hour of the server's own time zone, 0 to 23
 */
export async function sendDailyMails(services: Needs, hour: number): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  await db.inTransaction(async (tx) => {
    await queries.dropFormerReaders(tx);
    await queries.enterNewReaders(tx, now);
  });
  const due = lastHour(now, hour);
  const refused: queries.Due[] = [];
  for (;;) {
    const reader = await db.inTransaction((tx) => queries.takeNextReader(tx, due, now));
    if (!reader) break;
    try {
      await mailReader(services, reader);
    } catch {
      refused.push(reader);
    }
  }
  if (refused.length === 0) return;
  await db.inTransaction(async (tx) => {
    for (const reader of refused) await queries.setMailed(tx, reader, reader.mailed_on);
  });
  throw new Error('some daily mails were not taken');
}

async function mailReader({ db, mail, settings }: Needs, reader: queries.Due): Promise<void> {
  const lines = await db.readOne((tx) => queries.listUnreadSince(tx, reader));
  if (lines.length === 0) return;
  const address = `${settings.public_url}/dashboard`;
  await mail.send({
    to: reader.email,
    ...writeDigest(languageOf(reader), reader.full_name, lines, address),
  });
}

function languageOf({ user_data }: queries.Due): Language {
  const chosen = user_data['interface_language'];
  return languageOfLocale(typeof chosen === 'string' ? chosen : '');
}
