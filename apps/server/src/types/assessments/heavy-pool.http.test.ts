import { openAssessment, updateStatus } from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, makeBank, makePublishedBank, publishNow } from '../../testing/published-content.ts';

const megabyte = 1024 * 1024;

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

/** A published bank of three questions, each of so many megabytes: as one that was published before there was a limit. */
async function heavyBank(megabytes: number) {
  const bank = await makePublishedBank(app, author, 3);
  const padding = sql`to_jsonb(repeat('x', ${sql.lit(megabytes * megabyte)}))`;
  await app.db.inTransaction((tx) =>
    tx
      .updateTable('publication_questions')
      .set({ body: sql`jsonb_set(body, '{padding}', ${padding})` })
      .where('institution_id', '=', author.institution_id)
      .where(sql<string>`body ->> 'skill_id'`, '=', bank.skill_id)
      .execute(),
  );
  return bank.skill_id;
}

async function draftOn(skills: { skill_id: string; count: number }[], change: Partial<AssessmentDoc> = {}) {
  const json_data = { ...assessmentOn(skills), ...change };
  const skill_id = skills[0]!.skill_id;
  return app.make.container({ author, content_type: 'assessment', skill_id, json_data });
}

test('an assessment on banks that are too heavy together says so while it is written, and does not go out', async () => {
  const [first, second] = [await heavyBank(4), await heavyBank(5)];
  const both = assessmentOn([first, second].map((skill_id) => ({ skill_id, count: 3 })));
  const skills = both.skills.map((skill, at) => ({ ...skill, show_questions: at === 0 ? 1 : 0 }));
  const { container_id, version } = await draftOn([{ skill_id: first, count: 1 }], {
    skills,
    total_questions: 6,
  });
  const opened = await app.as(author).ok(openAssessment, { container_id });
  expect(
    opened.pools.map(({ bytes, shown_bytes }) =>
      [bytes, shown_bytes].map((each) => Math.floor(each / megabyte)),
    ),
  ).toEqual([
    [12, 4],
    [15, 0],
  ]);
  const findings = [
    expect.objectContaining({
      path: ['skills', 1, 'total_questions'],
      severity: 'error',
      message: 'assessment.pool_too_heavy',
      values: { max: 24, weight: 28 },
    }),
  ];
  const refused = await app.as(author).refused(updateStatus, { container_id, version, content_status: 'w' });
  expect(refused).toMatchObject({ problem: 'container.has_errors', details: { findings } });
  await expect(publishNow(app, author, container_id)).rejects.toMatchObject({
    problem: 'container.has_errors',
    details: { findings: expect.arrayContaining(findings) },
  });
});

test('one that gives a learner too much at once does not go out, and one that shows less of the same does', async () => {
  const skill_id = await heavyBank(4);
  const much = await draftOn([{ skill_id, count: 3 }]);
  await expect(publishNow(app, author, much.container_id)).rejects.toMatchObject({
    details: { findings: [{ path: ['show_questions'], message: 'assessment.shows_too_much' }] },
  });
  const less = await draftOn([{ skill_id, count: 1 }]);
  await publishNow(app, author, less.container_id);
});

test('what no filter lets through is not published with it, and weighs nothing', async () => {
  const skill_id = await heavyBank(9);
  const { bank } = await makeBank(app, author, [{ metadata1: 'short' }], { skill_id });
  await publishNow(app, author, bank.container_id);
  const doc = assessmentOn([{ skill_id, count: 1 }]);
  const all = await draftOn([{ skill_id, count: 1 }]);
  await expect(publishNow(app, author, all.container_id)).rejects.toMatchObject({
    problem: 'container.has_errors',
  });
  const skills = doc.skills.map((skill) => ({
    ...skill,
    filters: [{ filter_key: 'metadata1' as const, filter_value: 'short' }],
  }));
  const filtered = await draftOn([{ skill_id, count: 1 }], { skills });
  await publishNow(app, author, filtered.container_id);
  const { pool } = await app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('publications')
      .select('pool')
      .where('institution_id', '=', author.institution_id)
      .where('content_id', '=', filtered.content_id)
      .executeTakeFirstOrThrow(),
  );
  expect(pool).toMatchObject({ questions: [{ metadata1: 'short' }] });
});
