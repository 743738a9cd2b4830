import { expect, test, vi } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeTestApp } from '../../../testing/index.ts';
import { deleteOldDeliveries } from './deliveries.queries.ts';
import { startDeliveries } from './start-deliveries.ts';

const hour = 3600 * 1000;
const day = 24 * hour;

test('what was sent or superseded goes after 90 days, what failed after 365, what waits never', async () => {
  const app = await makeTestApp();
  const { institution_id } = await app.make.person();
  const now = app.clock.now().getTime();
  const insert = (status: 'sent' | 'superseded' | 'failed' | 'waiting', days: number) =>
    app.db.inTransaction((tx) =>
      tx
        .insertInto('lms_deliveries')
        .values({
          institution_id,
          delivery_id: newId(),
          kind: 'result',
          subject_id: newId(),
          order_key: newId(),
          content_id: newId(),
          title: `${status} ${days}`,
          learner: '',
          payload: '{}',
          status,
          next_try_on: new Date(now + 1000 * day).toISOString(),
          created_on: new Date(now - days * day).toISOString(),
          sent_on: status === 'sent' ? new Date(now - days * day).toISOString() : null,
        })
        .execute(),
    );
  for (const days of [89, 91, 364, 366])
    for (const status of ['sent', 'superseded', 'failed', 'waiting'] as const) await insert(status, days);
  const left = async () => {
    const rows = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('lms_deliveries')
        .select('title')
        .where('institution_id', '=', institution_id)
        .orderBy('title')
        .execute(),
    );
    return rows.map(({ title }) => title);
  };
  const waiting = ['waiting 364', 'waiting 366', 'waiting 89', 'waiting 91'];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const stop = await startDeliveries(app.services);
  vi.advanceTimersByTime(hour);
  vi.useRealTimers();
  await expect
    .poll(left)
    .toEqual(['failed 364', 'failed 89', 'failed 91', 'sent 89', 'superseded 89', ...waiting]);

  // So many at once.
  const all = { done: new Date(now), failed: new Date(now) };
  await app.db.inTransaction((tx) => deleteOldDeliveries(tx, all, 2));
  expect(await left()).toHaveLength(7);
  await stop();
  await app.close();
});
