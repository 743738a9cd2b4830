import {
  approve,
  listChanges,
  listChangesSince,
  listHistory,
  lookedAt,
  openContainer,
  openQuestion,
  saveQuestion,
  settleChanges,
  suggestQuestion,
  updateAssessment,
  updateContainer,
} from '@takhti/contract';
import { QuestionDoc, type AssessmentDoc, type Question } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, questionDoc, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makeSchool, type School } from '../../testing/school.ts';

let server: TestApp;
let school: School;
let author: TestPerson;
let reviewer: TestPerson;

beforeAll(async () => {
  server = await makeTestApp();
  school = await makeSchool(server);
  ({ author, first: reviewer } = school);
});
afterAll(() => server.close());

/** A bank in review by the first reviewer, with its one question. */
async function inReview() {
  const bank = await school.draft();
  const { container_id } = bank;
  const doc = questionDoc({ question: '<p>Old</p>', difficulty: 3 });
  const question = await server.as(author).ok(saveQuestion, { ...doc, container_id });
  const waiting = await school.to(author, await server.as(author).ok(openContainer, { container_id }), 'w');
  const item = await school.to(reviewer, waiting, 'r');
  return { item, question, container_id };
}

const editOf = (question: Question, over: Partial<QuestionDoc> = {}) => {
  const { container_id, content_id, version } = question;
  return { ...QuestionDoc.parse(question), ...over, container_id, content_id, version };
};
const reread = ({ content_id }: Question) => server.as(author).ok(openQuestion, { content_id });
const open = async (container_id: string, person = author) =>
  server.as(person).ok(listChanges, { container_id });

describe('what a reviewer changes', () => {
  test('C-266 it comes back to the author field by field: old, new, and by whom', async () => {
    const { item, question, container_id } = await inReview();
    const edit = editOf(question, { question: '<p>New</p>', difficulty: 8 });
    await server.as(reviewer).ok(saveQuestion, edit);
    await school.to(reviewer, await server.as(reviewer).ok(openContainer, { container_id }), 's');
    const { records, total, can_settle } = await open(container_id);
    expect(total).toBe(2);
    expect(can_settle).toBe(true);
    expect(records).toMatchObject([
      {
        field: 'question',
        before: '<p>Old</p>',
        after: '<p>New</p>',
        current: '<p>New</p>',
        standing: 'applied',
        kind: 'changed',
        position: 1,
        full_name: reviewer.full_name,
        role_title: reviewer.active_role.title,
      },
      { field: 'difficulty', before: 3, after: 8, standing: 'applied' },
    ]);
    expect((await open(item.container_id, reviewer)).can_settle).toBe(false);
  });

  test('of a field that is changed twice one change stays, and none of one that is again what it was', async () => {
    const { question, container_id } = await inReview();
    const once = await server.as(reviewer).ok(saveQuestion, editOf(question, { difficulty: 8, title: 'x' }));
    const twice = await server.as(reviewer).ok(saveQuestion, editOf(once, { difficulty: 9, title: '' }));
    expect((await open(container_id)).records).toMatchObject([{ field: 'difficulty', before: 3, after: 9 }]);
    await server.as(reviewer).ok(saveQuestion, editOf(twice, { difficulty: 3 }));
    expect((await open(container_id)).total).toBe(0);
  });

  test('what an author changes is nobody else’s to settle', async () => {
    const bank = await school.bank();
    expect((await open(bank.container_id)).total).toBe(0);
  });

  test('C-266 a suggestion leaves the question as it is, and gives way to the next one of the same reviewer', async () => {
    const { question, container_id } = await inReview();
    const wanted = editOf(question, { question: '<p>Better</p><script>x</script>', difficulty: 5 });
    expect(await server.as(reviewer).ok(suggestQuestion, wanted)).toEqual({ suggested: 2 });
    expect(await reread(question)).toMatchObject({ question: '<p>Old</p>', version: question.version });
    const better = editOf(question, { question: '<p>Best</p>' });
    expect(await server.as(reviewer).ok(suggestQuestion, better)).toEqual({ suggested: 1 });
    expect((await open(container_id)).records).toMatchObject([
      {
        field: 'question',
        after: '<p>Best</p>',
        current: '<p>Old</p>',
        standing: 'unchanged',
        kind: 'suggested',
      },
    ]);
  });

  test('only the reviewer who holds it suggests', async () => {
    const { question } = await inReview();
    const edit = editOf(question, { difficulty: 5 });
    expect((await server.as(school.second).refused(suggestQuestion, edit)).problem).toBe(
      'container.forbidden',
    );
    expect((await server.as(author).refused(suggestQuestion, edit)).problem).toBe('account.forbidden');
  });
});

describe('settling', () => {
  /** Two fields that the reviewer changed and one that they suggest, back with the author. */
  async function sentBack() {
    const { question, container_id } = await inReview();
    const changed = await server
      .as(reviewer)
      .ok(saveQuestion, editOf(question, { question: '<p>New</p>', difficulty: 8 }));
    await server.as(reviewer).ok(suggestQuestion, editOf(changed, { taxonomy: 'Apply' }));
    await school.to(reviewer, await server.as(reviewer).ok(openContainer, { container_id }), 's');
    const { records } = await open(container_id);
    const idOf = (field: string) => records.find((each) => each.field === field)?.change_id ?? '';
    const settle = (changes: Parameters<typeof decide>[1]) => decide(container_id, changes);
    return { question, container_id, records, idOf, settle };
  }
  const decide = (
    container_id: string,
    changes: readonly {
      change_id: string;
      decision: 'accepted' | 'rejected';
      keep?: 'before' | 'after' | 'current';
      version?: number;
    }[],
  ) => server.as(author).ok(settleChanges, { container_id, changes: [...changes] });

  test('C-266 accepting keeps or applies a change and marks the question as accepted', async () => {
    const { question, idOf, settle, container_id } = await sentBack();
    const changes = ['question', 'taxonomy'].map((field) => ({
      change_id: idOf(field),
      decision: 'accepted' as const,
    }));
    expect(await settle(changes)).toEqual({ settled: changes.map(({ change_id }) => change_id), left: [] });
    expect(await reread(question)).toMatchObject({
      question: '<p>New</p>',
      taxonomy: 'Apply',
      difficulty: 8,
      is_accepted: 1,
    });
    expect((await open(container_id)).records).toMatchObject([{ field: 'difficulty' }]);
  });

  test('rejecting puts the old value back as a new change, and takes a suggestion away', async () => {
    const { question, idOf, settle, container_id } = await sentBack();
    await settle(['question', 'taxonomy'].map((field) => ({ change_id: idOf(field), decision: 'rejected' })));
    expect(await reread(question)).toMatchObject({
      question: '<p>Old</p>',
      taxonomy: '',
      difficulty: 8,
      is_accepted: 0,
    });
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records.filter(({ action }) => action === 'change.reject')).toHaveLength(2);
  });

  test('C-264 C-265 all at once, each by itself: what is settled already is told and holds up no other', async () => {
    const { records, settle, container_id } = await sentBack();
    const all = records.map(({ change_id }) => ({ change_id, decision: 'rejected' as const }));
    const [one] = all;
    if (one) await settle([one]);
    expect(await settle(all)).toEqual({
      settled: all.slice(1).map(({ change_id }) => change_id),
      left: [{ change_id: one?.change_id, problem: 'changes.not_found' }],
    });
    expect((await open(container_id)).total).toBe(0);
  });

  test('a change whose field has moved on is never written blindly: it waits for a choice between the three texts', async () => {
    const { question, idOf, settle, container_id } = await sentBack();
    const own = editOf(await reread(question), { question: '<p>Third</p>' });
    const { version } = await server.as(author).ok(saveQuestion, own);
    const change_id = idOf('question');
    for (const decision of ['accepted', 'rejected'] as const)
      expect(await settle([{ change_id, decision }])).toEqual({
        settled: [],
        left: [{ change_id, problem: 'changes.moved_on' }],
      });
    expect((await open(container_id)).records[0]).toMatchObject({
      standing: 'moved_on',
      before: '<p>Old</p>',
      after: '<p>New</p>',
      current: '<p>Third</p>',
      version,
    });
    // A choice made on an older text is no choice.
    const choice = { change_id, decision: 'accepted', keep: 'after' } as const;
    expect((await settle([{ ...choice, version: version - 1 }])).settled).toEqual([]);
    expect((await settle([{ ...choice, version }])).settled).toEqual([change_id]);
    expect((await reread(question)).question).toBe('<p>New</p>');
  });

  test('a change that would break a rule stays open, and nothing of it is kept', async () => {
    const { question, container_id } = await inReview();
    const changed = await server.as(reviewer).ok(saveQuestion, editOf(question, { question: '<p>New</p>' }));
    // The old words now stand in another question.
    await server
      .as(reviewer)
      .ok(saveQuestion, { ...QuestionDoc.parse(question), container_id, title: 'copy' });
    await school.to(reviewer, await server.as(reviewer).ok(openContainer, { container_id }), 's');
    const change = (await open(container_id)).records.find(({ field }) => field === 'question');
    const change_id = change?.change_id ?? '';
    expect(await decide(container_id, [{ change_id, decision: 'rejected' }])).toEqual({
      settled: [],
      left: [{ change_id, problem: 'questions.duplicate' }],
    });
    expect(await reread(question)).toMatchObject({ question: '<p>New</p>', version: changed.version });
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records.map(({ action }) => action)).not.toContain('change.reject');
    expect((await open(container_id)).total).toBe(2);
  });

  test('only its author settles, while they may edit', async () => {
    const { idOf, container_id } = await sentBack();
    const input = { container_id, changes: [{ change_id: idOf('question'), decision: 'accepted' as const }] };
    const other = await server.make.person({ institution_id: school.institution_id, roles: ['cd'] });
    expect((await server.as(other).refused(settleChanges, input)).problem).toBe('container.not_found');
    expect((await server.as(reviewer).refused(settleChanges, input)).problem).toBe('account.forbidden');
    await school.to(author, await server.as(author).ok(openContainer, { container_id }), 'w');
    expect((await server.as(author).refused(settleChanges, input)).problem).toBe('container.read_only');
  });

  test('what a reviewer changed of an assessment goes the same way', async () => {
    const made = await school.draft('assessment', (await school.bank()).skill_id);
    const { container_id, title, language } = made;
    const doc = made.json_data as AssessmentDoc;
    const shown = {
      ...doc,
      show_questions: 1,
      skills: doc.skills.map((skill) => ({ ...skill, show_questions: 1 })),
    };
    const save = (person: TestPerson, over: object, version: number) =>
      server.as(person).ok(updateAssessment, { container_id, title, language, version, ...over } as never);
    const saved = await save(author, { json_data: shown }, made.version);
    const item = await school.to(reviewer, await school.to(author, saved, 'w'), 'r');
    await save(
      reviewer,
      { title: 'Better title', json_data: { ...saved.json_data, timer: 60 } },
      item.version,
    );
    await school.to(reviewer, await server.as(reviewer).ok(openContainer, { container_id }), 's');
    const { records } = await open(container_id);
    expect(records).toMatchObject([
      { content_id: null, field: 'title', before: title, after: 'Better title' },
      { content_id: null, field: 'json_data.timer', after: 60 },
    ]);
    await decide(
      container_id,
      records.map(({ change_id, field }) => ({
        change_id,
        decision: field === 'title' ? 'accepted' : 'rejected',
      })),
    );
    const now = await server.as(author).ok(openContainer, { container_id });
    expect(now.title).toBe('Better title');
    expect((now.json_data as AssessmentDoc).timer).toBe(doc.timer);
  });
});

describe('since a reviewer last looked', () => {
  test('they see what others changed, each thing once; the mark moves when they are done, not while they look', async () => {
    const { question, container_id } = await inReview();
    const since = (person: TestPerson) => server.as(person).ok(listChangesSince, { container_id });
    expect(await since(reviewer)).toMatchObject({ looked_on: null, total: 0 });
    await server.as(reviewer).ok(saveQuestion, editOf(question, { difficulty: 8 }));
    await school.to(reviewer, await server.as(reviewer).ok(openContainer, { container_id }), 's');

    const back = await reread(question);
    const edited = await server.as(author).ok(saveQuestion, editOf(back, { question: '<p>Mended</p>' }));
    await server.as(author).ok(saveQuestion, editOf(edited, { question: '<p>Mended twice</p>' }));
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    for (let looks = 0; looks < 2; looks += 1) {
      const { records, looked_on } = await since(reviewer);
      expect(looked_on).not.toBeNull();
      expect(records).toMatchObject([
        { position: 1, before: { question: '<p>Old</p>' }, after: { question: '<p>Mended twice</p>' } },
        { position: 2, before: null },
      ]);
    }
    const { until } = await since(reviewer);
    await server.as(reviewer).ok(lookedAt, { container_id, until });
    expect((await since(reviewer)).total).toBe(0);
    // Work that goes on after a look is told anew, and not as part of what was seen.
    const seen = await reread(question);
    await server.as(author).ok(saveQuestion, editOf(seen, { question: '<p>Third</p>' }));
    expect((await since(reviewer)).records).toMatchObject([
      { before: { question: '<p>Mended twice</p>' }, after: { question: '<p>Third</p>' } },
    ]);
  });

  test('approving is having looked', async () => {
    const { item, container_id } = await inReview();
    await server.as(reviewer).ok(approve, { container_id, version: item.version });
    expect((await server.as(reviewer).ok(listChangesSince, { container_id })).looked_on).not.toBeNull();
  });
});

test('a title that a reviewer changed in a bank comes back too', async () => {
  const { item, container_id } = await inReview();
  const { language, version, json_data } = item;
  const edit = { container_id, title: 'Named anew', language, json_data: JSON.stringify(json_data), version };
  await server.as(reviewer).ok(updateContainer, edit);
  expect((await open(container_id)).records).toMatchObject([{ field: 'title', after: 'Named anew' }]);
});
