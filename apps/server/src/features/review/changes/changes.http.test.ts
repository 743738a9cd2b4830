import {
  listChanges,
  listHistory,
  openContainer,
  saveQuestion,
  settleChanges,
  suggestAssessment,
  suggestContainer,
  suggestQuestion,
  updateContainer,
} from '@takhti/contract';
import { QuestionDoc, type AssessmentDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { authenticate } from '../../account/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { betweenDesks } from '../testing/between-desks.ts';
import { assessmentInReview, bankInReview, editOf } from '../testing/reviewed.ts';
import { listChanges as listNamedChanges } from './changes.service.ts';

const opened = await openSchool();
const { server, school, author, reviewer } = opened;

const inReview = () => bankInReview(opened);

describe('what a reviewer changes', () => {
  test('C-266 it comes back to the author field by field: old, new, and by whom', async () => {
    const { question, container_id, back, changes } = await inReview();
    const edit = editOf(question, { question: '<p>New</p>', difficulty: 8 });
    await server.as(reviewer).ok(saveQuestion, edit);
    await back();
    const { records, total, can_settle } = await changes();
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
    expect((await server.as(reviewer).ok(listChanges, { container_id })).can_settle).toBe(false);
  });

  test('keeps one change of a field that is changed twice, and none of one that is again what it was', async () => {
    const { question, changes } = await inReview();
    const once = await server.as(reviewer).ok(saveQuestion, editOf(question, { difficulty: 8, title: 'x' }));
    const twice = await server.as(reviewer).ok(saveQuestion, editOf(once, { difficulty: 9, title: '' }));
    expect((await changes()).records).toMatchObject([{ field: 'difficulty', before: 3, after: 9 }]);
    await server.as(reviewer).ok(saveQuestion, editOf(twice, { difficulty: 3 }));
    expect((await changes()).total).toBe(0);
  });

  test('of very many the first are named, as many as may be; all are counted and shown', async () => {
    const { question, container_id, back } = await inReview();
    await server.as(reviewer).ok(saveQuestion, editOf(question, { question: '<p>New</p>', difficulty: 8 }));
    await back();
    const { services, db } = server;
    const session = await authenticate(services, author.session_id);
    const listed = (most?: number) =>
      db.inReadTransaction((tx) => listNamedChanges(tx, session, { container_id, page: 1 }, most));
    const all = await listed();
    expect(all.change_ids).toEqual(all.records.map(({ change_id }) => change_id));
    expect(await listed(1)).toEqual({ ...all, change_ids: all.change_ids.slice(0, 1) });
    expect(all.total).toBe(2);
  });

  test('a title that a reviewer changed in a bank comes back too', async () => {
    const { item, container_id, changes } = await inReview();
    const { language, version, json_data } = item;
    const edit = {
      container_id,
      title: 'Named anew',
      language,
      json_data: JSON.stringify(json_data),
      version,
    };
    await server.as(reviewer).ok(updateContainer, edit);
    expect((await changes()).records).toMatchObject([{ field: 'title', after: 'Named anew' }]);
  });

  test('returns the change alone of a document in an older version, and it can be settled', async () => {
    const { item, edit, container_id, changes, back, settleAll } = await assessmentInReview(opened);
    const newest = item.json_data as AssessmentDoc;
    const {
      max_attempts: _attempts,
      assessment_type: _type,
      year: _year,
      province: _province,
      ...rest
    } = newest;
    const {
      round: _round,
      shift: _shift,
      question_format: _format,
      option_format: _options,
      ...older
    } = rest;
    await server.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ json_data: JSON.stringify({ ...older, schema_version: 1 }) })
        .where('container_id', '=', container_id)
        .execute(),
    );
    const json_data = { ...newest, timer: 600 };
    await server.as(reviewer).ok(suggestAssessment, { ...edit, json_data });
    await back();
    expect((await changes()).records).toMatchObject([{ field: 'json_data.timer', after: 600 }]);
    await settleAll('accepted');
    expect((await changes()).total).toBe(0);
    const { json_data: settled } = await server.as(author).ok(openContainer, { container_id });
    expect(settled).toEqual(json_data);
  });

  test('changes of an author are settled by nobody else', async () => {
    const bank = await school.bank();
    expect((await betweenDesks(opened, bank.container_id).changes()).total).toBe(0);
  });

  test('C-266 a suggestion leaves the question as it is, and gives way to the next one of the same reviewer', async () => {
    const { question, changes, reread } = await inReview();
    const wanted = editOf(question, { question: '<p>Better</p><script>x</script>', difficulty: 5 });
    expect(await server.as(reviewer).ok(suggestQuestion, wanted)).toEqual({ suggested: 2 });
    expect(await reread()).toMatchObject({ question: '<p>Old</p>', version: question.version });
    const better = editOf(question, { question: '<p>Best</p>' });
    expect(await server.as(reviewer).ok(suggestQuestion, better)).toEqual({ suggested: 1 });
    expect((await changes()).records).toMatchObject([
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
    const both = await server.make.person({ institution_id: school.institution_id, roles: ['cr1', 'cd'] });
    const { container_id, title, language, version } = await server.make.container({
      author: both,
      content_status: 'r',
      waiting_level: 1,
      reviewer_user_id: both.user_id,
    });
    const own = { container_id, title, language, version, json_data: '{"schema_version":1}' };
    expect((await server.as(both).refused(suggestContainer, own)).problem).toBe('container.forbidden');
  });
});

describe('settling', () => {
  /** Two fields that the reviewer changed and one that they suggest, back with the author. */
  async function sentBack() {
    const desks = await inReview();
    const { question, back, changes } = desks;
    const changed = await server
      .as(reviewer)
      .ok(saveQuestion, editOf(question, { question: '<p>New</p>', difficulty: 8 }));
    await server.as(reviewer).ok(suggestQuestion, editOf(changed, { taxonomy: 'Apply' }));
    await back();
    const { records } = await changes();
    const idOf = (field: string) => records.find((each) => each.field === field)?.change_id ?? '';
    return { ...desks, records, idOf };
  }

  test('C-266 accepting keeps or applies a change and marks the question as accepted', async () => {
    const { idOf, settle, changes, reread } = await sentBack();
    const settled = ['question', 'taxonomy'].map(idOf);
    expect(await settle(settled.map((change_id) => ({ change_id, decision: 'accepted' })))).toEqual({
      settled,
      left: [],
    });
    expect(await reread()).toMatchObject({
      question: '<p>New</p>',
      taxonomy: 'Apply',
      difficulty: 8,
      is_accepted: 1,
    });
    expect((await changes()).records).toMatchObject([{ field: 'difficulty' }]);
  });

  test('rejecting puts the old value back as a new change, and takes a suggestion away', async () => {
    const { idOf, settle, container_id, reread } = await sentBack();
    await settle(['question', 'taxonomy'].map((field) => ({ change_id: idOf(field), decision: 'rejected' })));
    expect(await reread()).toMatchObject({
      question: '<p>Old</p>',
      taxonomy: '',
      difficulty: 8,
      is_accepted: 0,
    });
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records.filter(({ action }) => action === 'change.reject')).toHaveLength(2);
  });

  test('C-264 C-265 all at once, each by itself: what is settled already is told and holds up no other', async () => {
    const { records, settle, changes } = await sentBack();
    const [first = '', ...others] = records.map(({ change_id }) => change_id);
    await settle([{ change_id: first, decision: 'rejected' }]);
    const all = [first, ...others].map((change_id) => ({ change_id, decision: 'rejected' as const }));
    expect(await settle(all)).toEqual({
      settled: others,
      left: [{ change_id: first, problem: 'changes.not_found' }],
    });
    expect((await changes()).total).toBe(0);
  });

  test('a change whose field has moved on is never written blindly: it waits for a choice between the three texts', async () => {
    const { idOf, settle, changes, reread } = await sentBack();
    const own = editOf(await reread(), { question: '<p>Third</p>' });
    const { version } = await server.as(author).ok(saveQuestion, own);
    const change_id = idOf('question');
    for (const decision of ['accepted', 'rejected'] as const)
      expect(await settle([{ change_id, decision }])).toEqual({
        settled: [],
        left: [{ change_id, problem: 'changes.moved_on' }],
      });
    expect((await changes()).records[0]).toMatchObject({
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
    expect((await reread()).question).toBe('<p>New</p>');
  });

  test('a change that would break a rule stays open, and nothing of it is kept', async () => {
    const { question, container_id, back, changes, settle, reread } = await inReview();
    const changed = await server.as(reviewer).ok(saveQuestion, editOf(question, { question: '<p>New</p>' }));
    // The old words now are in another question.
    await server
      .as(reviewer)
      .ok(saveQuestion, { ...QuestionDoc.parse(question), container_id, title: 'copy' });
    await back();
    const change = (await changes()).records.find(({ field }) => field === 'question');
    const change_id = change?.change_id ?? '';
    expect(await settle([{ change_id, decision: 'rejected' }])).toEqual({
      settled: [],
      left: [{ change_id, problem: 'questions.duplicate' }],
    });
    expect(await reread()).toMatchObject({ question: '<p>New</p>', version: changed.version });
    const { records } = await server.as(author).ok(listHistory, { container_id });
    expect(records.map(({ action }) => action)).not.toContain('change.reject');
    expect((await changes()).total).toBe(2);
  });

  test('only its author settles, while they may edit', async () => {
    const { idOf, container_id, move } = await sentBack();
    const input = { container_id, changes: [{ change_id: idOf('question'), decision: 'accepted' as const }] };
    const other = await server.make.person({ institution_id: school.institution_id, roles: ['cd'] });
    expect((await server.as(other).refused(settleChanges, input)).problem).toBe('container.not_found');
    expect((await server.as(reviewer).refused(settleChanges, input)).problem).toBe('account.forbidden');
    const published = await server.make.container({ author, content_status: 'a', is_published: 1 });
    const elsewhere = { ...input, container_id: published.container_id };
    expect((await server.as(other).refused(settleChanges, elsewhere)).problem).toBe('container.forbidden');
    await move(author, 'w');
    expect((await server.as(author).refused(settleChanges, input)).problem).toBe('container.read_only');
  });
});
