import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, makeBank, publishNow } from '../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

describe('publishing', () => {
  test('an assessment whose questions are not published yet cannot be published, and says how many are', async () => {
    const { bank } = await makeBank(app, author, [{}, {}]);
    const { skill_id } = bank;
    const { container_id } = await app.make.container({
      author,
      content_type: 'assessment',
      skill_id,
      json_data: assessmentOn([{ skill_id, count: 2 }]),
    });
    await expect(publishNow(app, author, container_id)).rejects.toMatchObject({
      problem: 'assessments.pool_not_published',
      details: { wanted: 2, found: 0 },
    });
    await publishNow(app, author, bank.container_id);
    await publishNow(app, author, container_id);
  });

  test('the same content has the same hash, other content another; one publication is current', async () => {
    const { bank, questions } = await makeBank(app, author, [{}, {}]);
    const change = (values: { question?: string }) =>
      app.db.inTransaction((tx) =>
        tx.updateTable('questions').set(values).where('content_id', '=', questions[0]!.content_id).execute(),
      );
    await publishNow(app, author, bank.container_id);
    await publishNow(app, author, bank.container_id);
    await change({ question: '<p>Another?</p>' });
    await publishNow(app, author, bank.container_id);
    const rows = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('publications')
        .select(['content_hash', 'is_current'])
        .where('content_id', '=', bank.content_id)
        .orderBy('publication_id')
        .execute(),
    );
    expect(rows.map((row) => row.is_current)).toEqual([0, 0, 1]);
    expect(rows[0]?.content_hash).toBe(rows[1]?.content_hash);
    expect(rows[2]?.content_hash).not.toBe(rows[1]?.content_hash);
  });
});
