import { calls } from '@takhti/contract';
import type { Play, Question } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';

// A client that was written from the specification alone: its payloads have the fields that are there and no other.
let server: TestApp;
let institution_id: number;
let people: Record<'author' | 'first' | 'last', TestPerson>;

beforeAll(async () => {
  server = await makeTestApp();
  institution_id = await server.make.institution({ settings: { review_levels: [1, 3] } });
  const person = (role: string): Promise<TestPerson> => server.make.person({ institution_id, roles: [role] });
  people = { author: await person('cd'), first: await person('cr1'), last: await person('cr3') };
});
afterAll(() => server.close());

const utcForm = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;

interface Answer {
  readonly error_code: number;
  readonly error_message: string;
  readonly data: Record<string, unknown>;
}

/** Makes a call as somebody, with the ids that every payload carries. */
async function call(who: TestPerson | null, path: string, payload: object): Promise<Answer['data']> {
  const ids = who ? { user_id: who.user_id, institution_id, school_id: who.school_id } : {};
  const response = await server.post(path, { ...ids, ...payload }, who?.session_id);
  const { error_code, error_message, data } = response.json<Answer>();
  expect([path, error_code, error_message]).toEqual([path, 0, '']);
  return data;
}

const question = {
  content_type: 'mcq',
  question: '<p>Which of these is a planet?</p>',
  option1: '<p>Mars</p>',
  option2: '<p>The moon</p>',
  option3: '<p>The sun</p>',
  option4: '<p>Sirius</p>',
  correct1: 'Y',
  correct2: 'N',
  correct3: 'N',
  correct4: 'N',
  feedback: '<p>Mars goes round the sun.</p>',
  difficulty: 2,
  language: 'english',
  json_data: { title: 'Planets', grade: '4', subject: 'Science', language: 'english' },
};

/** Sends what an author made through both levels of review. */
async function publish({ container_id, content_type }: Record<string, unknown>): Promise<void> {
  const move = (who: TestPerson) => ({
    container_id,
    institution_id,
    content_type,
    active_role: who.active_role.role,
  });
  const { author, first, last } = people;
  await call(author, 'editor/status/update', { ...move(author), content_status: 'w' });
  for (const reviewer of [first, last]) {
    await call(reviewer, 'editor/status/update', { ...move(reviewer), content_status: 'r' });
    await call(reviewer, 'editor/status/approve', move(reviewer));
  }
}

test('C-666 G-482 G-483 G-501 C-908 C-909 C-910 C-918 C-925 C-937 C-938 a bank goes from its creation to its publication by the payloads of the specification', async () => {
  const { author } = people;
  const { skill_id } = await server.make.skill({ institution_id, grade: '4', subject: 'Urdu' });
  const made = await call(author, 'editor/generic/create', {
    content_type: 'mcq',
    title: 'Planets',
    skill_id,
    no_of_skills: 1,
    json_data: '',
  });
  expect(made).toMatchObject({ language: 'urdu', content_status: 'd' });
  const { container_id, users_content_id, json_data } = made;
  const added = (await call(author, 'editor/question', { ...question, container_id })) as unknown as Question;
  // A question belongs to the skill of its bank, and none goes without.
  expect(added).toMatchObject({ skill_id, modified_on: expect.stringMatching(utcForm) as string });
  const { content_id } = added;
  await call(author, 'editor/question', { ...question, container_id, content_id, difficulty: 3 });
  const saved = await call(author, 'editor/generic/update', {
    users_content_id,
    container_id,
    title: 'The planets',
    skill_id,
    no_of_skills: 1,
    json_data: JSON.stringify(json_data),
  });
  expect(saved).toMatchObject({ title: 'The planets', language: 'urdu', total_questions: 1 });
  await publish(made);
  const opened = await call(author, 'editor/content', { container_id });
  expect(opened).toMatchObject({ content_status: 'a', is_published: 1 });

  const history = await call(author, 'editor/history', { container_id });
  const entries = history['records'] as readonly { action: string; detail: { is_unseen?: boolean } }[];
  const told = entries.map(({ action, detail }) => `${action} ${String(detail.is_unseen ?? false)}`);
  expect(told.toReversed()).toEqual([
    'create false',
    'question.create false',
    'question.save true',
    'save true',
    'submit true',
    'startReview true',
    'approve true',
    'startReview true',
    'approve true',
  ]);
});

test('a change that names a version is not told as one that named none', async () => {
  const { author } = people;
  const container = await server.make.container({ author });
  const { container_id, version } = container;
  await call(author, 'editor/generic/update', {
    container_id,
    title: 'Seen',
    json_data: JSON.stringify(container.json_data),
    version,
  });
  await call(author, 'editor/generic/update', {
    container_id,
    title: 'Not seen',
    json_data: JSON.stringify(container.json_data),
  });
  const history = await call(author, 'editor/history', { container_id });
  const entries = history['records'] as readonly { action: string; detail: { is_unseen?: boolean } }[];
  expect(entries.filter(({ action }) => action === 'save').map(({ detail }) => detail.is_unseen)).toEqual([
    true,
    undefined,
  ]);
});

test('C-923 C-924 C-946 C-949 C-956 C-959 an assessment is written, published and taken by the payloads of the specification', async () => {
  const { author } = people;
  const { skill_id } = await server.make.skill({ institution_id });
  const start = { title: 'Planets', skill_id, no_of_skills: 1, json_data: '' };
  const bank = await call(author, 'editor/generic/create', { ...start, content_type: 'mcq' });
  await call(author, 'editor/question', { ...question, container_id: bank['container_id'] });
  await publish(bank);

  const made = await call(author, 'editor/generic/create', { ...start, content_type: 'assessment' });
  const { container_id, content_id } = made;
  const { json_data } = await call(author, 'editor/assessment/open', { container_id });
  const doc = json_data as { readonly skills: readonly object[] };
  const shown = { show_questions: 1, total_questions: 1 };
  await call(author, 'editor/assessment/update', {
    container_id,
    title: 'Planets, a test',
    no_of_skills: 1,
    current_skill_id: skill_id,
    json_data: {
      ...doc,
      ...shown,
      skills: doc.skills.map((skill) => ({
        ...skill,
        ...shown,
      })),
    },
  });
  await publish(made);
  const shownAs = { content_type: 'assessment', assessment_type: 0, load_data: 1 };
  const preview = await call(author, 'assessment/launch/preview', { ...shownAs, assessment_id: content_id });
  expect(preview['questions']).toHaveLength(1);
  const published = await call(author, 'content/open/assessment', { content_id });
  expect(published).toMatchObject({ title: 'Planets, a test', json_data: { show_questions: 1 } });
  const launch = { user_id: 'pupil', assessment_id: content_id, institution_id };
  const launched = await call(null, 'assessment/launch', launch);
  expect(launched['play']).toMatchObject({ questions: [{ isFIB: false }] });

  // Whose session says who plays need remember nothing of the attempt.
  const pupil = await server.make.person({ institution_id, roles: ['teacher'] });
  const asked = { assessment_id: content_id };
  const { play } = await call(pupil, 'assessment/launch', asked);
  const [only] = (play as Play).questions;
  const right = only?.ListOptions.find(({ IsCorrect }) => IsCorrect);
  const answered = { QuestionId: only?.QuestionId, UserAResponse: [right?.OptionId], TimespentInSeconds: 3 };
  const save = { ...asked, json_data: { TimeSpentInSeconds: 3, QuestionsData: [answered] } };
  expect(await call(pupil, 'assessment/save', { ...save, is_bookmarking: 1 })).toEqual({ result: null });
  const again = await call(pupil, 'assessment/launch', asked);
  expect(again).toMatchObject({ is_resumed: true, state: { answers: [{ OptionIds: [right?.OptionId] }] } });
  const { result } = await call(pupil, 'assessment/save', { ...save, is_bookmarking: 0 });
  expect(result).toMatchObject({ TotalQuestions: 1, CorrectQuestions: 1, CompletionPercentage: 100 });
  const nobody = { ...save, institution_id, user_id: pupil.user_id, is_bookmarking: 0 };
  const refused = await server.post('assessment/save', nobody);
  expect(refused.json<Answer>().data).toMatchObject({ problem: 'players.attempt_not_found' });
});

test('C-940 C-953 C-954 C-955 published content is found and opened by its ids', async () => {
  const { author } = people;
  const { skill_id } = await server.make.skill({ institution_id });
  const start = { title: 'Found', skill_id, no_of_skills: 1, json_data: '' };
  const draft = await call(author, 'editor/generic/create', { ...start, content_type: 'mcq' });
  const bank = await call(author, 'editor/generic/create', { ...start, content_type: 'mcq' });
  await call(author, 'editor/question', { ...question, container_id: bank['container_id'] });
  await publish(bank);
  const { content_id } = bank;
  const unknown = '01890a5d-ac96-774b-bcce-b302099a8057';
  const teacher = await server.make.person({ institution_id, roles: ['teacher'] });
  const ids = [unknown, content_id, draft['content_id'], content_id];
  for (const [path, payload] of [
    ['content/byIds', { ids }],
    ['content/bulk', { content_ids: ids }],
  ] as const)
    expect(await call(teacher, path, payload)).toMatchObject({ records: [{ content_id }], total: 1 });
  expect(await call(teacher, 'content/institution', { is_assessment: 0, content_id })).toEqual({
    records: [{ content_id, institution_id }],
    total: 1,
  });
  const none = { records: [], total: 0 };
  expect(await call(teacher, 'content/institution', { is_assessment: 1, content_id })).toEqual(none);
  const opened = await call(author, 'editor/generic/open', { content_id, content_type: 'mcq' });
  expect(opened).toMatchObject({ container_id: bank['container_id'], is_published: 1 });

  const elsewhere = await server.make.person({ roles: ['cd'] });
  const asked = { ids: [content_id] };
  const other = await server.post('content/byIds', asked, elsewhere.session_id);
  expect(other.json<Answer>().data).toEqual(none);
});

test('C-916 C-920 C-922 the questions on a skill are moved and deleted wherever somebody may', async () => {
  const own = await server.make.person({ institution_id, roles: ['cd'] });
  const [from, to] = [
    await server.make.skill({ institution_id }),
    await server.make.skill({ institution_id, grade: '4' }),
  ].map(({ skill_id }) => skill_id) as [string, string];
  const start = { content_type: 'mcq', title: 'Moved', skill_id: from, no_of_skills: 1, json_data: '' };
  const bankOf = async (who: TestPerson, questions: number): Promise<string> => {
    const { container_id } = await call(who, 'editor/generic/create', start);
    for (let n = 0; n < questions; n += 1)
      await call(who, 'editor/question', { ...question, question: `<p>Planet ${n}?</p>`, container_id });
    return container_id as string;
  };
  const banks = [await bankOf(own, 2), await bankOf(own, 3)];
  const others = await bankOf(people.author, 1);
  const idsOf = async (container_id: string): Promise<unknown[]> => {
    const list = await call(own, 'editor/questions', { container_id });
    return (list['records'] as { content_id: string }[]).map(({ content_id }) => content_id);
  };
  expect(await call(own, 'editor/mcq/edit/all', { current_skill_id: from, skill_id: to })).toEqual({
    moved: 5,
    kept: 1,
  });
  const left = await call(people.author, 'editor/questions', { container_id: others });
  expect(left['records']).toMatchObject([{ skill_id: from }]);

  const [first] = await idsOf(banks[1] ?? '');
  await call(own, 'content/mcq/delete', { content_id: first });
  expect(await idsOf(banks[1] ?? '')).toHaveLength(2);
  expect(await call(own, 'content/mcq/delete/all', { skill_id: to })).toEqual({ deleted: 2, kept: 2 });
  for (const bank of banks) expect(await idsOf(bank)).toHaveLength(1);
});

test('C-886 C-887 a skill is changed and deleted without naming a version, and its history says so', async () => {
  const admin = await server.make.person({ institution_id, roles: ['admin'] });
  const { skill_id } = await server.make.skill({ institution_id, grade: '4', subject: 'Science' });
  const skill = await call(admin, 'skills/open', { skill_id });
  await call(admin, 'skills/update', { ...skill, version: undefined, skill: 'Renamed' });
  const { records } = await call(admin, 'skills/history', { skill_id });
  expect(records).toMatchObject([{ action: 'update', is_unseen: 1 }]);
  await call(admin, 'skills/delete', { skill_id });
});

test('every call that takes a version where somebody changes content says what happens without one', () => {
  const needing = calls
    .filter(({ call: each }) => each.changes.includes('container') && each.kind === 'json')
    .filter(({ call: each }) => !each.request.safeParse({}).success)
    .filter(({ call: each }) => {
      const issues = each.request.safeParse({}).error?.issues ?? [];
      return issues.some(({ path }) => path[0] === 'version');
    })
    .map(({ call: each }) => each.path);
  // Calls of our own, which the specification does not name.
  expect(needing.toSorted()).toEqual(['editor/history/restore', 'skills/merge']);
});
