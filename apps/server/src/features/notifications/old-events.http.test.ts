import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeTestApp } from '../../testing/index.ts';
import { deleteOldEvents } from './delivery.queries.ts';

test('rows of the outbox go when they are old, delivered or not', async () => {
  const app = await makeTestApp();
  const { institution_id } = await app.make.person();
  const [old, undelivered, young] = [newId(), newId(), newId()];
  const row = { institution_id, topic: 'test', payload: '{}' };
  const long_ago = '2020-01-01T00:00:00Z';
  await app.db.inTransaction(async (tx) => {
    await tx
      .insertInto('outbox')
      .values([
        { ...row, outbox_id: old, created_on: long_ago, delivered_on: long_ago },
        { ...row, outbox_id: undelivered, created_on: long_ago },
        { ...row, outbox_id: young, created_on: '2026-01-01T00:00:00Z' },
      ])
      .execute();
    await deleteOldEvents(tx, new Date('2025-01-01T00:00:00Z'), 10_000);
  });
  const left = await app.db.inReadTransaction((tx) =>
    tx.selectFrom('outbox').select('outbox_id').where('institution_id', '=', institution_id).execute(),
  );
  expect(left).toEqual([{ outbox_id: young }]);
  await app.close();
});
