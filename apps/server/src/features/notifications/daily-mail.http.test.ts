import { readNotifications, saveUserData } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createManualClock } from '../../platform/clock.ts';
import { makeSchool } from '../../testing/school.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { deliverNotifications, sendDailyMails } from './index.ts';

const hour = 7;
const hours = 3_600_000;

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

// Sessions go by the server's own clock, and would end while days pass.
const clock = createManualClock(new Date());
const round = () => sendDailyMails({ ...server.services, clock }, hour);

/** Moves the clock past the next hour of mails. */
function nextMorning(): void {
  const now = clock.now();
  const morning = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1, hour, 5);
  clock.advance(morning.getTime() - now.getTime());
}

async function mailsTo({ full_name }: TestPerson) {
  return (await server.mails()).filter(({ text }) => text.includes(full_name));
}

async function schoolWithReader(json: Record<string, unknown>) {
  const school = await makeSchool(server);
  await server.as(school.first).ok(saveUserData, { json });
  await round();
  return school;
}

/** Something that waits for the first reviewer, told at the moment that the clock shows. */
async function submitOne(school: Awaited<ReturnType<typeof makeSchool>>): Promise<void> {
  await school.to(school.author, await school.bank(), 'w');
  await deliverNotifications(server.services);
  await server.db.inTransaction((tx) =>
    tx
      .updateTable('notifications')
      .set({ created_on: clock.now() })
      .where('user_id', '=', school.first.user_id)
      .where('read_on', 'is', null)
      .execute(),
  );
}

test('a reader gets what is unread once a day, in their language, although two servers look', async () => {
  const school = await schoolWithReader({ daily_mail: 1, interface_language: 'ur' });
  clock.advance(hours);
  await submitOne(school);
  nextMorning();
  await Promise.all([round(), round()]);
  const [mail, ...more] = await mailsTo(school.first);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: expect.stringContaining('@'), subject: 'تختی میں آپ کا دن' });
  expect(mail?.text).toContain('To be reviewed');
  expect(mail?.html).toContain('dir="rtl"');
  await round();
  expect(await mailsTo(school.first)).toHaveLength(1);
});

test('the same is not mailed again on the next day, and what was read not at all', async () => {
  const school = await schoolWithReader({ daily_mail: 1 });
  clock.advance(hours);
  await submitOne(school);
  nextMorning();
  await round();
  nextMorning();
  await round();
  expect(await mailsTo(school.first)).toHaveLength(1);
  clock.advance(hours);
  await submitOne(school);
  await server.as(school.first).ok(readNotifications, {});
  nextMorning();
  await round();
  expect(await mailsTo(school.first)).toHaveLength(1);
});

test('nobody gets a mail who does not want one, or wants none any more', async () => {
  const school = await schoolWithReader({});
  clock.advance(hours);
  await submitOne(school);
  nextMorning();
  await round();
  expect(await mailsTo(school.first)).toEqual([]);
  await server.as(school.first).ok(saveUserData, { json: { daily_mail: 1 } });
  await round();
  await server.as(school.first).ok(saveUserData, { json: { daily_mail: 0 } });
  clock.advance(hours);
  await submitOne(school);
  nextMorning();
  await round();
  expect(await mailsTo(school.first)).toEqual([]);
});

test('a mail that the mail server did not take is sent with the next round', async () => {
  const school = await schoolWithReader({ daily_mail: 1 });
  clock.advance(hours);
  await submitOne(school);
  nextMorning();
  const deaf = {
    ...server.services,
    clock,
    mail: { send: () => Promise.reject(new Error('no mail server')) },
  };
  await expect(sendDailyMails(deaf, hour)).rejects.toThrow('were not taken');
  await round();
  expect(await mailsTo(school.first)).toHaveLength(1);
});
