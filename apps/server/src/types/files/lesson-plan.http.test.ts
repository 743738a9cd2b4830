import {
  createContainer,
  deleteContainer,
  deletePublished,
  editPublished,
  launchAssessment,
  listHistory,
  listLessons,
  listReferences,
  listUsedIn,
  lookBeforeMove,
  openContainer,
  openGeneric,
  restoreHistory,
  updateContainer,
  updateStatus,
} from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import { makePublishedBank, publishNow } from '../../testing/published-content.ts';
import { makeSchool } from '../../testing/school.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const item = (content_id: string, title = 'Water') => ({ content_id, content_type: 'mcq', title });
const planOf = (...content_ids: string[]) => ({
  schema_version: 1,
  description: 'A week with water',
  topics: [
    {
      id: 't1',
      title: 'Water',
      is_premium: 0,
      lessons: [
        {
          id: 'l1',
          title: 'Rain',
          minutes: 40,
          material: 'A glass',
          is_premium: 0,
          items: content_ids.map((id) => item(id)),
        },
      ],
    },
  ],
});

async function makePlan(json_data: object, who = author): Promise<OpenedContainer> {
  const { skill_id } = await app.make.skill({ institution_id: who.institution_id });
  const start = { content_type: 'lesson_plan', title: 'Our plan', language: 'english', skill_id } as const;
  return app.as(who).ok(createContainer, { ...start, json_data: JSON.stringify(json_data) });
}
const requestOf = ({ container_id, title, language, version }: OpenedContainer, json_data: object) => ({
  container_id,
  title,
  language,
  version,
  json_data: JSON.stringify(json_data),
});
const save = (plan: OpenedContainer, json_data: object, who = author) =>
  app.as(who).ok(updateContainer, requestOf(plan, json_data));
const stateIn = async ({ container_id }: { container_id: string }, content_id: string): Promise<string> => {
  const { records } = await app.as(author).ok(listReferences, { container_id, ids: [content_id] });
  return records[0]?.state ?? 'none';
};
const setColumns = (content_id: string, columns: { is_deleted?: 1; is_closed?: 1 }) =>
  app.db.inTransaction((tx) =>
    tx
      .updateTable('containers')
      .set(columns)
      .where('institution_id', '=', author.institution_id)
      .where('content_id', '=', content_id)
      .execute(),
  );

describe('C-023 a lesson plan', () => {
  test('C-385 C-386 is saved, named by what it holds now, and read again', async () => {
    const { assessment_id } = await makePublishedBank(app, author, 1);
    const plan = await makePlan(planOf(assessment_id));
    const opened = await app.as(author).ok(openContainer, { container_id: plan.container_id });
    const bank = await app.as(author).ok(listReferences, {
      container_id: plan.container_id,
      ids: [assessment_id],
    });
    expect(bank.records[0]).toMatchObject({ state: 'published', content_type: 'mcq' });
    expect(opened.json_data).toMatchObject({
      topics: [{ lessons: [{ minutes: 40, items: [{ title: bank.records[0]?.title }] }] }],
    });
  });

  test('C-799 has premium lessons only where the institution has them', async () => {
    const { assessment_id } = await makePublishedBank(app, author, 1);
    const doc = planOf(assessment_id);
    for (const lesson of doc.topics[0]!.lessons) lesson.is_premium = 1;
    expect((await makePlan(doc)).json_data).toMatchObject({
      topics: [{ is_premium: 0, lessons: [{ is_premium: 0 }] }],
    });
  });

  test('takes in only what its author may see, and tells where', async () => {
    const stranger = await app.make.person({ institution_id: await app.make.institution() });
    const theirs = await makePublishedBank(app, stranger, 1);
    const colleague = await app.make.person({ institution_id: author.institution_id });
    const draft = await app.make.container({ author: colleague });
    const plan = await makePlan(planOf());
    for (const content_id of [theirs.assessment_id, draft.content_id, crypto.randomUUID()]) {
      const refused = await app.as(author).refused(updateContainer, requestOf(plan, planOf(content_id)));
      expect(refused).toMatchObject({
        problem: 'container.invalid_document',
        details: {
          fields: [{ path: ['topics', 0, 'lessons', 0, 'items', 0], message: 'gathering.not_found' }],
        },
      });
      expect(await stateIn(plan, content_id)).toBe('not_found');
    }
  });

  test('is kept with what it held before, whatever became of that, and says what', async () => {
    const draft = await app.make.container({ author });
    const gone = await app.make.container({ author });
    const { assessment_id: withdrawn } = await makePublishedBank(app, author, 1);
    const { assessment_id: closed } = await makePublishedBank(app, author, 1);
    const doc = planOf(draft.content_id, gone.content_id, withdrawn, closed);
    const plan = await makePlan(doc);
    await setColumns(gone.content_id, { is_deleted: 1 });
    await setColumns(withdrawn, { is_deleted: 1 });
    await setColumns(closed, { is_closed: 1 });
    const saved = await save(plan, { ...doc, description: 'Another' });
    expect(saved.json_data).toMatchObject({ description: 'Another' });
    expect(await stateIn(plan, draft.content_id)).toBe('unpublished');
    expect(await stateIn(plan, gone.content_id)).toBe('deleted');
    expect(await stateIn(plan, withdrawn)).toBe('withdrawn');
    expect(await stateIn(plan, closed)).toBe('closed');
    const { container_id, version } = saved;
    const refused = await app
      .as(author)
      .refused(updateStatus, { container_id, content_status: 'w', version });
    const findings = refused.details['findings'] as { message: string }[];
    expect(findings.map(({ message }) => message)).toEqual([
      'gathering.deleted',
      'gathering.withdrawn',
      'gathering.closed',
    ]);
  });

  test('never holds itself, not even by way of another', async () => {
    const first = await makePlan(planOf());
    const second = await makePlan(planOf(first.content_id));
    const third = await makePlan(planOf(second.content_id));
    for (const { content_id } of [first, second, third]) {
      const refused = await app.as(author).refused(updateContainer, requestOf(first, planOf(content_id)));
      expect(refused.details).toMatchObject({ fields: [{ message: 'gathering.in_itself' }] });
    }
    expect((await save(third, planOf(first.content_id, second.content_id))).version).toBe(third.version + 1);
  });

  test('C-042 is not restored to what would close a circle by now, nor to premium that the institution lost', async () => {
    const settings = (is_premium_lessons: 0 | 1) => ({ specs: { is_premium_lessons } });
    const institution_id = await app.make.institution({ settings: settings(1) });
    const who = await app.make.person({ institution_id });
    const other = await makePlan(planOf(), who);
    const full = planOf(other.content_id);
    for (const lesson of full.topics[0]!.lessons) lesson.is_premium = 1;
    const plan = await makePlan(full, who);
    expect(plan.json_data).toMatchObject({ topics: [{ lessons: [{ is_premium: 1 }] }] });
    const { container_id } = plan;
    const [entry] = (await app.as(who).ok(listHistory, { container_id })).records;
    const { history_id } = entry!;
    const empty = await save(plan, planOf(), who);
    const holding = await save(other, planOf(plan.content_id), who);
    const wanted = { container_id, history_id, version: empty.version };
    const refused = await app.as(who).refused(restoreHistory, wanted);
    expect(refused).toMatchObject({
      problem: 'container.invalid_document',
      details: { fields: [{ message: 'gathering.in_itself' }] },
    });
    await save(holding, planOf(), who);
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('institutions')
        .set({ settings: JSON.stringify(settings(0)) })
        .where('institution_id', '=', institution_id)
        .execute(),
    );
    const restored = await app.as(who).ok(restoreHistory, wanted);
    const { topics } = restored.json_data as ReturnType<typeof planOf>;
    expect(topics[0]?.lessons[0]).toMatchObject({
      is_premium: 0,
      items: [{ content_id: other.content_id }],
    });
  });

  test('tells what holds content, to those who may look at it', async () => {
    const { assessment_id } = await makePublishedBank(app, author, 1);
    const plan = await makePlan(planOf(assessment_id));
    const usedIn = async (who: TestPerson): Promise<string[]> =>
      (await app.as(who).ok(listUsedIn, { content_ids: [assessment_id] })).records.map(
        (row) => row.content_id,
      );
    expect(await usedIn(author)).toEqual([plan.content_id]);
    const colleague = await app.make.person({ institution_id: author.institution_id });
    expect(await usedIn(colleague)).toEqual([]);
    await save(plan, planOf());
    expect(await usedIn(author)).toEqual([]);
  });
});

describe('what publishing settles', () => {
  test('C-507 content that is not published yet hinders it, and no submitting', async () => {
    const draft = await app.make.container({ author });
    const plan = await makePlan(planOf(draft.content_id));
    const { container_id, version } = plan;
    const waiting = await app.as(author).ok(updateStatus, { container_id, content_status: 'w', version });
    expect(waiting.content_status).toBe('w');
    await expect(publishNow(app, author, container_id)).rejects.toThrow('container.has_errors');
  });

  test('C-507 what hinders it is told to who would publish, before it, and to nobody else', async () => {
    const school = await makeSchool(app);
    const draft = await school.draft();
    const plan = await makePlan(planOf(draft.content_id), school.author);
    const { container_id } = plan;
    const look = async (who: TestPerson) => (await app.as(who).ok(lookBeforeMove, { container_id })).errors;
    expect(await look(school.author)).toEqual([]);
    await school.toLastReview(plan);
    expect(await look(school.last)).toMatchObject([
      { path: ['topics', 0, 'lessons', 0, 'items', 0], message: 'gathering.unpublished' },
    ]);
  });

  test('C-507 once the last reviewer has approved it, learners open it', async () => {
    const school = await makeSchool(app);
    const { assessment_id } = await makePublishedBank(app, school.author, 1);
    const plan = await makePlan(planOf(assessment_id), school.author);
    const wanted = { content_id: plan.content_id, institution_id: plan.institution_id };
    const waiting = await school.toLastReview(plan);
    expect((await app.as(null).refused(openGeneric, wanted)).problem).toBe('players.not_found');
    expect(await school.approved(school.last, waiting)).toMatchObject({
      content_status: 'a',
      is_published: 1,
    });
    expect((await app.as(null).ok(openGeneric, wanted)).body).toMatchObject({
      kind: 'lesson_plan',
      topics: [{ title: 'Water' }],
    });
  });

  test('learners who come from the plan get the version that it was published with', async () => {
    const bank = await makePublishedBank(app, author, 2);
    const { assessment_id, institution_id } = bank;
    const plan = await makePlan(planOf(assessment_id));
    await publishNow(app, author, plan.container_id);
    const { container_id } = await app.as(author).ok(editPublished, { content_id: assessment_id });
    await app.db.inTransaction(async (tx) => {
      const ofBank = tx
        .updateTable('containers')
        .where('institution_id', '=', institution_id)
        .where('content_id', '=', assessment_id);
      await ofBank
        .set({ is_deleted: 1, is_published: 0 })
        .where('container_id', '!=', container_id)
        .execute();
      await ofBank.set({ title: 'Anew' }).where('container_id', '=', container_id).execute();
    });
    await publishNow(app, author, container_id);
    const titleFor = async (gathering_id?: string): Promise<string> =>
      (await app.as(null).ok(launchAssessment, { assessment_id, institution_id, gathering_id })).play.title;
    expect(await titleFor()).toBe('Anew');
    expect(await titleFor(plan.content_id)).not.toBe('Anew');
    expect(await stateIn(plan, assessment_id)).toBe('changed');
    const stranger = await makePlan(planOf());
    const elsewhere = { assessment_id, institution_id, gathering_id: stranger.content_id };
    expect((await app.as(null).refused(launchAssessment, elsewhere)).problem).toBe('players.not_found');
  });

  test.each([
    ['withdrawn', { is_deleted: 1 }],
    ['closed', { is_closed: 1 }],
  ] as const)(
    'what was %s is given to nobody, the plan or not, and the plan says so',
    async (_how, columns) => {
      const { assessment_id, institution_id } = await makePublishedBank(app, author, 1);
      const plan = await makePlan(planOf(assessment_id));
      await publishNow(app, author, plan.container_id);
      await setColumns(assessment_id, columns);
      const wanted = { assessment_id, institution_id, gathering_id: plan.content_id };
      expect((await app.as(null).refused(launchAssessment, wanted)).problem).toBe('players.not_found');
      const shown = await app.as(null).ok(openGeneric, { content_id: plan.content_id, institution_id });
      expect(shown.body).toMatchObject({ kind: 'lesson_plan', topics: [{ title: 'Water' }] });
      expect(shown.gone).toEqual([assessment_id]);
    },
  );

  test('a copy refers to the same content', async () => {
    const { assessment_id } = await makePublishedBank(app, author, 1);
    const plan = await makePlan(planOf(assessment_id));
    await publishNow(app, author, plan.container_id);
    const { content_id } = plan;
    const copy = await app.as(author).ok(editPublished, { content_id, is_duplicate: 1 });
    const { records } = await app.as(author).ok(listUsedIn, { content_ids: [assessment_id] });
    expect(records.map((row) => row.content_id).toSorted()).toEqual([content_id, copy.content_id].toSorted());
  });

  test('C-808 a published plan is not deleted while a draft is to take its place', async () => {
    const plan = await makePlan(planOf((await makePublishedBank(app, author, 1)).assessment_id));
    await publishNow(app, author, plan.container_id);
    const { content_id } = plan;
    const { institution_id, full_name } = author;
    const remover = await app.make.person({ institution_id, roles: ['cr3'] });
    await app.db.inTransaction((tx) =>
      tx.updateTable('users').set({ is_deletion: 1 }).where('user_id', '=', remover.user_id).execute(),
    );
    const { container_id } = await app.as(author).ok(editPublished, { content_id });
    expect(await app.as(remover).refused(deletePublished, { content_id })).toMatchObject({
      problem: 'container.has_draft',
      details: { full_name },
    });
    await app.as(author).ok(deleteContainer, { container_id });
    await app.as(remover).ok(deletePublished, { content_id });
    const { grade, subject } = plan;
    const { records } = await app.as(author).ok(listLessons, { grade, subject });
    expect(records.map((row) => row.content_id)).not.toContain(content_id);
  });

  test('C-876 published plans are listed by grade and subject', async () => {
    const plan = await makePlan(planOf((await makePublishedBank(app, author, 1)).assessment_id));
    const { grade, subject } = plan;
    const listed = async (): Promise<string[]> =>
      (await app.as(author).ok(listLessons, { grade, subject })).records.map((row) => row.content_id);
    expect(await listed()).not.toContain(plan.content_id);
    await publishNow(app, author, plan.container_id);
    expect(await listed()).toContain(plan.content_id);
    expect((await app.as(author).ok(listLessons, { grade: 'none' })).total).toBe(0);
  });
});
