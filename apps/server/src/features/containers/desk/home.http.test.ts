import { activityDays, countDashboard, readHome } from '@takhti/contract';
import { readInstant } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { deliverNotifications } from '../../notifications/index.ts';
import { makeSchool } from '../../../testing/school.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

async function homeOf(who: TestPerson) {
  await deliverNotifications(server.services);
  return server.as(who).ok(readHome, {});
}

describe('C-081 the home', () => {
  test('counts as the lists do', async () => {
    const school = await makeSchool(server);
    await school.to(school.author, await school.bank(), 'w');
    await school.bank();
    for (const who of [school.author, school.first])
      expect((await homeOf(who)).counts).toEqual(await server.as(who).ok(countDashboard, {}));
  });

  test('names what waits the longest: of one’s own, and for one’s level', async () => {
    const { author, first, second } = await makeSchool(server);
    const put = (title: string, day: number, waiting_level: number) =>
      server.make.container({
        author,
        title,
        content_status: 'w',
        waiting_level,
        last_activity: new Date(Date.UTC(2026, 0, day)).toISOString(),
      });
    await put('Later', 3, 1);
    await put('Early', 2, 1);
    await put('Earliest, at level 2', 1, 2);
    expect((await homeOf(author)).oldest?.title).toBe('Earliest, at level 2');
    expect((await homeOf(first)).oldest?.title).toBe('Early');
    expect((await homeOf(second)).oldest?.title).toBe('Earliest, at level 2');
    expect((await homeOf(await server.make.person())).oldest).toBe(null);
  });

  test('tells what is new since yesterday began, and nothing older', async () => {
    const school = await makeSchool(server);
    const [one, two] = [await school.bank(), await school.bank()];
    await school.to(school.author, one, 'w');
    const waiting = await school.to(school.author, two, 'w');
    expect((await homeOf(school.first)).notified).toEqual([{ kind: 'waits', count: 2 }]);
    await school.to(school.first, await school.to(school.first, waiting, 'r'), 's', 'Shorter');
    expect((await homeOf(school.author)).notified).toEqual([{ kind: 'sent_back', count: 1 }]);
    const { since } = await homeOf(school.author);
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('notifications')
        .set({ created_on: new Date(readInstant(since).getTime() - 1) })
        .where('user_id', '=', school.author.user_id)
        .execute(),
    );
    expect((await homeOf(school.author)).notified).toEqual([]);
  });

  test('tells day by day on how much a developer worked, and how many reviews a reviewer finished', async () => {
    const school = await makeSchool(server);
    const waiting = await school.to(school.author, await school.bank(), 'w');
    await school.bank();
    const inReview = await school.to(school.first, waiting, 'r');
    const today = async (who: TestPerson) => (await homeOf(who)).days.at(-1)?.count;
    expect(await today(school.author)).toBe(2);
    expect(await today(school.first)).toBe(0);
    await school.approved(school.first, inReview);
    expect(await today(school.first)).toBe(1);
    const { days } = await homeOf(school.author);
    expect(days).toHaveLength(activityDays);
    expect(days.slice(0, -1).map(({ count }) => count)).toEqual(Array.from({ length: 27 }, () => 0));
  });
});
