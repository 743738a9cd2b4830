import {
  createRubric,
  deleteRubric,
  listRubrics,
  listRubricsOfAssignment,
  openRubric,
  updateRubric,
} from '@takhti/contract';
import { limits } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';

let app: TestApp;
let author: TestPerson;
let assignment_id: string;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  assignment_id = await makeAssignment();
});
afterAll(() => app.close());

async function makeAssignment(): Promise<string> {
  const json_data = { schema_version: 1, description: 'Write', points: null, links: [], rubric: null };
  const { content_id } = await app.make.container({ author, content_type: 'assignment', json_data });
  return content_id;
}

const level = (title: string, score: number) => ({ title, score, description: '' });
const criterion_json = [
  { title: 'Content', description: '', levels: [level('Weak', 0), level('Good', 2.5)] },
  { title: 'Language', description: '', levels: [level('Weak', 0), level('Good', 4)] },
];
const make = (title: string, of = assignment_id) =>
  app.as(author).ok(createRubric, { assignment_id: of, title, criterion_json });

test('C-379 C-380 C-381 C-382 C-384 C-970 G-287 G-288 G-493 G-494 a rubric is saved with the sums that the server counts', async () => {
  const { institution_id } = author;
  const sent = { institution_id, assignment_id, title: 'Letter', sort_order: 3, criterion_json };
  const wrong = { total_points: 999, total_criterion: 999 };
  const made = await app.as(author).ok(createRubric, { ...sent, ...wrong });
  expect(made).toMatchObject({
    institution_id,
    assignment_id,
    title: 'Letter',
    total_points: 6.5,
    total_criterion: 2,
    sort_order: 3,
    criterion_json,
    is_deleted: 0,
    created_on: expect.any(String) as string,
    updated_on: expect.any(String) as string,
  });
  expect(made.id).toBe(made.rubric_id);
  expect(await app.as(author).ok(openRubric, { rubric_id: made.rubric_id })).toEqual(made);
});

test('C-969 C-974 G-492 G-498 is listed with all others, by its title, and with those of its assignment', async () => {
  const { rubric_id } = await make('A river, 100 %');
  const found = async (title: string): Promise<string[]> =>
    (await app.as(author).ok(listRubrics, { title })).records.map((each) => each.rubric_id);
  expect(await found('')).toContain(rubric_id);
  expect(await found('100 %')).toEqual([rubric_id]);
  expect(await found('100_%')).toEqual([]);
  expect(await app.as(author).ok(listRubrics, { title: '100 %', page: 9 })).toEqual({
    records: [],
    total: 1,
  });
  const other = await makeAssignment();
  const others = await make('A bridge', other);
  const of = async (id: string) =>
    (await app.as(author).ok(listRubricsOfAssignment, { assignment_id: id })).records;
  expect(await of(other)).toEqual([others]);
  expect((await of(assignment_id)).map((each) => each.rubric_id)).toContain(rubric_id);
});

test('C-971 C-973 C-383 G-495 G-497 is changed and deleted by who made it, and by nobody else', async () => {
  const { rubric_id, version } = await make('Before');
  const change = { rubric_id, version, title: 'After', criterion_json };
  const colleague = await app.make.person({ institution_id: author.institution_id });
  expect((await app.as(colleague).refused(updateRubric, change)).problem).toBe('rubrics.not_own');
  expect((await app.as(colleague).refused(deleteRubric, { rubric_id })).problem).toBe('rubrics.not_own');
  const changed = await app.as(author).ok(updateRubric, change);
  expect(changed).toMatchObject({ title: 'After', version: version + 1 });
  const late = await app.as(author).refused(updateRubric, { ...change, title: 'Late' });
  expect(late).toMatchObject({ problem: 'rubrics.changed_meanwhile', details: { current: changed } });
  expect((await app.as(author).ok(openRubric, { rubric_id })).title).toBe('After');
  // A client that names no version means the rubric as it is.
  const named = await app.as(author).ok(updateRubric, { rubric_id, title: 'Again', criterion_json });
  expect(named).toMatchObject({ title: 'Again', version: version + 2 });
  await app.as(author).ok(deleteRubric, { rubric_id });
  expect((await app.as(author).refused(openRubric, { rubric_id })).problem).toBe('rubrics.not_found');
  const { records } = await app.as(author).ok(listRubrics, {});
  expect(records.map((each) => each.rubric_id)).not.toContain(rubric_id);
});

test('C-758 C-759 G-515 G-516 with two levels of one title or score, or one below zero, is not kept', async () => {
  const levels = [level('Weak', 1), level('Good', 1), level('Weak', 3), level('Best', -1)];
  const wrong = { assignment_id, title: 'Wrong', criterion_json: [{ title: 'A', description: '', levels }] };
  const refused = await app.as(author).refused(createRubric, wrong);
  expect(refused.problem).toBe('rubrics.invalid');
  const findings = refused.details['findings'] as { message: string }[];
  expect(findings.map(({ message }) => message)).toEqual([
    'rubric.score_duplicate',
    'rubric.title_duplicate',
    'rubric.score_negative',
  ]);
});

test('is made for an assignment of the own institution, and seen there alone', async () => {
  const bank = await app.make.container({ author });
  const wrong = { title: 'A', criterion_json };
  for (const id of [bank.content_id, crypto.randomUUID()])
    expect((await app.as(author).refused(createRubric, { ...wrong, assignment_id: id })).problem).toBe(
      'container.not_found',
    );
  const { rubric_id } = await make('Ours');
  const stranger = await app.make.person({ institution_id: await app.make.institution() });
  expect((await app.as(stranger).refused(openRubric, { rubric_id })).problem).toBe('rubrics.not_found');
  expect((await app.as(stranger).ok(listRubrics, {})).total).toBe(0);
});

test('so many rubrics of one person, and so much text in one, that a list of them stays small', async () => {
  const long = (count: number) => ({
    title: 'Long',
    description: 'ا'.repeat(count),
    levels: [level('Good', 1)],
  });
  const texts = Array.from({ length: 20 }, (_, at) => ({ ...long(1_000), title: `Long ${at}` }));
  const levels = Array.from({ length: 10 }, (_, at) => ({
    ...level(`L${at}`, at),
    description: 'b'.repeat(1_000),
  }));
  const heavy = { assignment_id, title: 'Heavy', criterion_json: texts.map((each) => ({ ...each, levels })) };
  const refused = await app.as(author).refused(createRubric, heavy);
  expect(refused.details['findings']).toMatchObject([
    { message: 'rubric.all_texts_long', path: ['criterion_json'] },
  ]);

  const of = await makeAssignment();
  const wanted = Array.from({ length: limits.rubric.of_person + 5 }, (_, at) => ({
    assignment_id: of,
    title: `R${at}`,
    criterion_json: texts,
  }));
  const made = await Promise.all(wanted.map(async (each) => app.as(author).call(createRubric, each)));
  expect(made.filter(({ error_code }) => error_code === 0)).toHaveLength(limits.rubric.of_person);
  expect((await app.as(author).refused(createRubric, { ...wanted[0]!, title: 'More' })).problem).toBe(
    'rubrics.too_many',
  );
  const [first] = (await app.as(author).ok(listRubricsOfAssignment, { assignment_id: of })).records;
  await app.as(author).ok(deleteRubric, { rubric_id: first!.rubric_id });
  await app.as(author).ok(createRubric, wanted[0]!);
});
