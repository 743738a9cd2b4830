import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { inSavepoint } from './savepoint.ts';

let server: TestApp;
beforeAll(async () => {
  server = await makeTestApp();
});
afterAll(() => server.close());

test('a part that fails leaves nothing behind, and the rest of its transaction stays', async () => {
  const { user_id } = await server.make.person({ full_name: 'Before' });
  await server.db.inTransaction(async (tx) => {
    const rename = (full_name: string) =>
      tx.updateTable('users').set({ full_name }).where('user_id', '=', user_id).execute();
    await rename('First');
    await expect(
      inSavepoint(tx, async () => {
        await rename('Second');
        throw new Error('too late');
      }),
    ).rejects.toThrow('too late');
    await expect(inSavepoint(tx, () => sql`select 1 / 0`.execute(tx))).rejects.toThrow('division');
    expect(await inSavepoint(tx, async () => 'done')).toBe('done');
  });
  const { full_name } = await server.db.readOne((tx) =>
    tx.selectFrom('users').select('full_name').where('user_id', '=', user_id).executeTakeFirstOrThrow(),
  );
  expect(full_name).toBe('First');
});
