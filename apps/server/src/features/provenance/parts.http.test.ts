import { limits } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { insertParts } from './parts.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());

test('a whole bank that a model wrote is noted as such, and so is a copy of it', async () => {
  const author = await app.make.person();
  const { institution_id, container_id } = await app.make.container({ author });
  const now = app.clock.now();
  const parts = Array.from({ length: limits.import.max_questions }, () => ({
    institution_id,
    container_id,
    part_id: newId(),
    proposal_id: newId(),
    model: 'some model',
    prompt: 'Ten thousand questions',
    source: JSON.stringify({ from: 'skill' }),
    made_on: now,
    kept_by_user_id: author.user_id,
    kept_on: now,
    kept_version: 1,
    looked_by_user_id: null,
  }));
  const noted = await app.db.inTransaction(async (tx) => {
    await insertParts(tx, parts);
    return tx
      .selectFrom('ai_parts')
      .select('part_id')
      .where('institution_id', '=', institution_id)
      .where('container_id', '=', container_id)
      .execute();
  });
  expect(noted).toHaveLength(parts.length);
});
