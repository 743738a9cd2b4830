import { listAssessmentPools, openAssessment, previewAssessment, updateAssessment } from '@takhti/contract';
import type { AssessmentDoc } from '@takhti/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countPools } from '../../features/skills/index.ts';
import type { Tx } from '../../platform/db/index.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { assessmentOn, makeBank, publishNow } from '../../testing/published-content.ts';
import { listPoolEntries, listPoolGroups } from './pools.queries.ts';
import { listPublishedPools } from './published-pools.queries.ts';

const COUNT = 20_000;
/** Banks of the institution on which these questions are not. */
const OTHERS = 2_000;

let app: TestApp;
let author: TestPerson;
let skill_id: string;
let container_id: string;
let doc: AssessmentDoc;

/** A skill of whose questions three have a value in common, and twenty thousand metadata of their own; no statistics know of them. */
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  const common = [{ metadata1: 'Oral  part' }, { metadata1: 'oral part' }, { metadata2: 'oral part' }];
  const questions = common.map((metadata, at) => ({ question: `<p>What is ${at}?</p>`, ...metadata }));
  const { bank } = await makeBank(app, author, questions);
  ({ skill_id } = bank);
  await publishNow(app, author, bank.container_id);
  await app.db.inTransaction(async (tx) => {
    await sql`
      insert into questions select (jsonb_populate_record(questions, jsonb_build_object(
        'content_id', gen_random_uuid(), 'fingerprint', at::text, 'question_order', 100 + at,
        'metadata1', repeat('m', 150) || at, 'metadata2', repeat('n', 150) || at))).*
      from questions, generate_series(1, ${COUNT}::int) as at
      where container_id = ${bank.container_id} and metadata2 <> ''`.execute(tx);
    await sql`
      insert into publication_questions select institution_id, publication_id, gen_random_uuid(),
        body || jsonb_build_object('metadata1', repeat('m', 150) || at, 'metadata2', repeat('n', 150) || at)
      from publication_questions, generate_series(1, 2000) as at
      where institution_id = ${author.institution_id} and body ->> 'metadata2' <> ''`.execute(tx);
    await sql`
      insert into containers select (jsonb_populate_record(containers, jsonb_build_object('container_id', gen_random_uuid(),
        'content_id', gen_random_uuid(), 'users_content_id', gen_random_uuid()))).*
      from containers, generate_series(1, ${OTHERS}::int) where container_id = ${bank.container_id}`.execute(
      tx,
    );
    await sql`
      insert into publications select (jsonb_populate_record(publications, jsonb_build_object('publication_id', gen_random_uuid(),
        'content_id', gen_random_uuid()))).*
      from publications, generate_series(1, ${OTHERS}::int) where container_id = ${bank.container_id}`.execute(
      tx,
    );
  });
  const made = assessmentOn([{ skill_id, count: 1 }]);
  const filters = [{ filter_key: 'metadata1' as const, filter_value: 'ORAL part' }];
  doc = { ...made, skills: made.skills.map((skill) => ({ ...skill, filters })) };
  const draft = await app.make.container({ author, content_type: 'assessment', skill_id, json_data: doc });
  ({ container_id } = draft);
}, 120_000);
afterAll(() => app.close());

const read: TestApp['db']['inReadTransaction'] = (work) => app.db.inReadTransaction(work);

// A plan that compares each question with each row of another table takes more than ten seconds.
test.each<readonly [string, (tx: Tx, of: number) => Promise<unknown>]>([
  ['counts', (tx, of) => countPools(tx, of, [skill_id], ['ORAL part'])],
  ['groups', (tx, of) => listPoolGroups(tx, of, [skill_id], [])],
  ['entries', (tx, of) => listPoolEntries(tx, of, [skill_id], [], ['oral part'])],
  ['published pools', (tx, of) => listPublishedPools(tx, of, doc)],
])('%s are read soon after an import, when there are no statistics yet', async (_name, query) => {
  const began = performance.now();
  await read((tx) => query(tx, author.institution_id));
  expect(performance.now() - began).toBeLessThan(3_000);
});

test('counts have a row for each value that filters draw by, not for each that questions have', async () => {
  const { institution_id } = author;
  const counts = await read((tx) => countPools(tx, institution_id, [skill_id], ['ORAL part']));
  const row = (metadata1: string, metadata2: string, total: number) => ({
    skill_id,
    metadata1,
    metadata2,
    total,
  });
  expect(counts).toHaveLength(3);
  expect(counts).toEqual(
    expect.arrayContaining([row('oral part', '', 2), row('', 'oral part', 1), row('', '', COUNT)]),
  );
  const pools = await read((tx) => listPublishedPools(tx, institution_id, doc));
  expect(pools.map(({ total }) => total).toSorted((a, b) => a - b)).toEqual([1, 2, 2000]);
});

test('an assessment on such a skill knows how many questions its filters let through', async () => {
  const opened = await app.as(author).ok(openAssessment, { container_id });
  expect(opened.json_data.skills).toMatchObject([{ total_questions: 2 }]);
  expect(opened.pools).toMatchObject([{ total_questions: COUNT + 3, published_questions: 2003 }]);
  const { title, language, version } = opened;
  const saved = await app
    .as(author)
    .ok(updateAssessment, { container_id, title, language, version, json_data: doc });
  expect(saved.json_data.skills).toMatchObject([{ total_questions: 2 }]);
  const preview = await app.as(author).ok(previewAssessment, { container_id });
  expect(preview.questions).toMatchObject([{ QuestionText: '<p>What is 0?</p>' }]);
});

test('what its editor is sent is of a size, with every question counted and frequent values named', async () => {
  const { records } = await app
    .as(author)
    .ok(listAssessmentPools, { skill_ids: [skill_id], article_ids: [] });
  expect(JSON.stringify(records).length).toBeLessThan(5_000_000);
  expect(records.length).toBeLessThan(COUNT / 2);
  expect(records.reduce((sum, { total }) => sum + total, 0)).toBe(COUNT + 3);
  const [rest] = records.toSorted((a, b) => b.total - a.total);
  expect(rest).toMatchObject({ metadata1: '', metadata2: '' });
});

test('a preview draws from a limited number of questions, published ones first', async () => {
  const entries = await read((tx) =>
    listPoolEntries(tx, author.institution_id, [skill_id], [], ['oral part']),
  );
  expect(entries).toHaveLength(20_000);
  expect(new Set(entries.map(({ metadata1 }) => metadata1))).toEqual(new Set(['', 'oral part']));
});
