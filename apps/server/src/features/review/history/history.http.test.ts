import {
  changeContainerSkill,
  changeQuestions,
  deleteQuestion,
  exportHistory,
  importQuestions,
  listHistory,
  listHistoryChanges,
  listQuestions,
  openContainer,
  openQuestion,
  previewAssessment,
  restoreHistory,
  saveQuestion,
  updateContainer,
  type ContentChange,
  type HistoryAction,
} from '@takhti/contract';
import { limits, QuestionDoc, type OpenedContainer } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../platform/spreadsheet/index.ts';
import { questionDoc } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';

const { server, school, author } = await openSchool();

async function entryOf(container_id: string, action: HistoryAction, person = author) {
  const { records } = await server.as(person).ok(listHistory, { container_id });
  const entry = records.find((each) => each.action === action);
  if (!entry) throw new Error(`there is no ${action}`);
  return entry;
}

async function changesOf(container_id: string, action: HistoryAction): Promise<ContentChange[]> {
  const { history_id } = await entryOf(container_id, action);
  const { records } = await server.as(author).ok(listHistoryChanges, { container_id, history_id });
  return records;
}

const reopened = ({ container_id }: OpenedContainer) => server.as(author).ok(openContainer, { container_id });

describe('what an entry changed', () => {
  test('C-042 a saved question tells the fields that differ, before and after, and which question it is', async () => {
    const { container_id } = await school.bank();
    const doc = questionDoc({ question: '<p>Which is even?</p>' });
    const first = await server.as(author).ok(saveQuestion, { ...doc, container_id });
    const { content_id, version } = first;
    const edit = { ...doc, container_id, content_id };
    const saved = await server
      .as(author)
      .ok(saveQuestion, { ...edit, version, question: '<p>Which is odd?</p>', difficulty: 7 });
    expect(await changesOf(container_id, 'question.save')).toEqual([
      {
        content_id,
        position: 2,
        stem: '<p>Which is odd?</p>',
        language: 'english',
        before: { question: '<p>Which is even?</p>', difficulty: doc.difficulty },
        after: { question: '<p>Which is odd?</p>', difficulty: 7 },
      },
    ]);
    // A stretch of work is one entry: what it began with, what it ended with.
    await server.as(author).ok(saveQuestion, { ...edit, version: saved.version, difficulty: 9 });
    expect(await changesOf(container_id, 'question.save')).toMatchObject([
      { before: { difficulty: doc.difficulty }, after: { difficulty: 9 } },
    ]);
  });

  test('C-042 a title, a skill, a deleted question and an import each tell what they did', async () => {
    const bank = await school.bank();
    const { container_id, title, language, version, json_data } = bank;
    const edit = { container_id, title: 'Another title', language, json_data: JSON.stringify(json_data) };
    const saved = await server.as(author).ok(updateContainer, { ...edit, version });
    expect(await changesOf(container_id, 'save')).toMatchObject([
      { content_id: null, before: { title }, after: { title: 'Another title' } },
    ]);

    const { skill_id } = await server.make.skill({ institution_id: school.institution_id });
    const move = { container_id, skill_id, no_of_skills: 1, version: saved.version };
    await server.as(author).ok(changeContainerSkill, move);
    expect(await changesOf(container_id, 'changeSkill')).toMatchObject([
      { content_id: null, after: { skill_id } },
      { position: 1, before: { skill_id: bank.skill_id }, after: { skill_id } },
    ]);

    const heading = [
      'Question',
      'CorrectFeedback',
      'IncorrectFeedback',
      'Option1',
      'Correct1',
      'Option2',
      'Correct2',
    ];
    const row = (question: string) => [question, 'Right', 'Wrong', 'yes', 'Y', 'no', 'N'];
    const file = { file_name: 'two.csv', body: writeCsv([heading, row('One?'), row('Two?')]) };
    await server.as(author).ok(importQuestions, { container_id }, file);
    const { records } = await server.as(author).ok(listQuestions, { container_id });
    const [own, ...imported] = records;
    expect(await changesOf(container_id, 'import')).toMatchObject([
      { content_id: imported[0]?.content_id, before: null, after: { question: '<p>One?</p>' } },
      { content_id: imported[1]?.content_id, before: null, after: { question: '<p>Two?</p>' } },
    ]);

    const content_id = own?.content_id ?? '';
    await server.as(author).ok(deleteQuestion, { container_id, content_id });
    expect(await changesOf(container_id, 'question.delete')).toMatchObject([
      { content_id, position: null, stem: own?.question, after: null },
    ]);
  });

  test('nobody sees the changes of what they do not see, nor of another container', async () => {
    const bank = await school.bank();
    const { history_id } = await entryOf(bank.container_id, 'question.create');
    const ask = { container_id: bank.container_id, history_id };
    expect((await server.as(school.first).refused(listHistoryChanges, ask)).problem).toBe(
      'container.not_found',
    );
    const other = await school.bank();
    const foreign = { container_id: other.container_id, history_id };
    for (const call of [listHistoryChanges, previewAssessment] as const)
      expect((await server.as(author).refused(call, foreign)).problem).toBe('history.not_found');
    const restore = { ...foreign, version: other.version };
    expect((await server.as(author).refused(restoreHistory, restore)).problem).toBe('history.not_found');
  });
});

describe('an earlier state', () => {
  /** A bank that had two questions, of which one was changed and one deleted since, and one is new. */
  async function editedBank() {
    const bank = await school.bank();
    const { container_id } = bank;
    const kept = questionDoc({ question: '<p>Kept</p>' });
    const lost = questionDoc({ question: '<p>Lost</p>' });
    const first = await server.as(author).ok(saveQuestion, { ...kept, container_id });
    const second = await server.as(author).ok(saveQuestion, { ...lost, container_id });
    const { history_id } = await entryOf(container_id, 'question.create');
    const { content_id, version } = first;
    const edit = { ...kept, container_id, content_id, version, question: '<p>Changed</p>' };
    await server.as(author).ok(saveQuestion, edit);
    await server.as(author).ok(deleteQuestion, { container_id, content_id: second.content_id });
    await server.as(author).ok(saveQuestion, { ...questionDoc(), container_id });
    const { title, language, json_data } = bank;
    const renamed = await server.as(author).ok(updateContainer, {
      container_id,
      title: `${title}!`,
      language,
      json_data: JSON.stringify(json_data),
      version: bank.version,
    });
    return { bank, renamed, history_id, first, second };
  }

  test('C-042 it can be looked at as learners would see it', async () => {
    const { bank, history_id, second } = await editedBank();
    const { container_id } = bank;
    const now = await server.as(author).ok(previewAssessment, { container_id });
    const then = await server.as(author).ok(previewAssessment, { container_id, history_id });
    const stems = (play: typeof now) => play.questions.map(({ QuestionText }) => QuestionText);
    expect(stems(then)).toEqual(expect.arrayContaining(['<p>Kept</p>', '<p>Lost</p>']));
    expect(stems(now)).not.toEqual(expect.arrayContaining(['<p>Lost</p>']));
    expect(then.answer_key.map(({ QuestionId }) => QuestionId)).toContain(second.content_id);
  });

  test('C-042 it can be restored as a new change, which can be taken back in turn', async () => {
    const { bank, renamed, history_id, first, second } = await editedBank();
    const { container_id } = bank;
    const before = await entryOf(container_id, 'save');
    const { version } = renamed;
    const restored = await server.as(author).ok(restoreHistory, { container_id, history_id, version });
    expect(restored).toMatchObject({ title: bank.title, total_questions: 3 });
    const back = await server.as(author).ok(openQuestion, { content_id: second.content_id });
    expect(QuestionDoc.parse(back)).toEqual(QuestionDoc.parse(second));
    const kept = await server.as(author).ok(openQuestion, { content_id: first.content_id });
    expect(kept).toMatchObject({ question: '<p>Kept</p>', question_order: first.question_order });
    expect(await entryOf(container_id, 'restore')).toMatchObject({
      detail: { history_id },
      total_changes: 4,
    });

    const undo = { container_id, history_id: before.history_id, version: restored.version };
    await server.as(author).ok(restoreHistory, undo);
    const again = await server.as(author).ok(openQuestion, { content_id: first.content_id });
    expect(again.question).toBe('<p>Changed</p>');
    expect((await reopened(bank)).title).toBe(renamed.title);
    const gone = await server.as(author).refused(openQuestion, { content_id: second.content_id });
    expect(gone.problem).toBe('questions.not_found');
  });

  test('only who may edit now restores, and only what they looked at', async () => {
    const { bank, renamed, history_id } = await editedBank();
    const { container_id } = bank;
    const late = { container_id, history_id, version: renamed.version - 1 };
    expect((await server.as(author).refused(restoreHistory, late)).problem).toBe(
      'container.changed_meanwhile',
    );
    const waiting = await school.to(author, renamed, 'w');
    const ask = { container_id, history_id, version: waiting.version };
    expect((await server.as(author).refused(restoreHistory, ask)).problem).toBe('container.read_only');
    expect((await server.as(school.first).refused(restoreHistory, ask)).problem).toBe('container.read_only');
  });

  test('entries from before changes were stored show no changes', async () => {
    const { bank, history_id } = await editedBank();
    const { container_id } = bank;
    const saved = await entryOf(container_id, 'question.save');
    await server.db.inTransaction((tx) =>
      tx.deleteFrom('revisions').where('history_id', '=', saved.history_id).execute(),
    );
    const at = (id: string) => server.as(author).ok(listHistoryChanges, { container_id, history_id: id });
    expect((await at(history_id)).has_state).toBe(false);
    expect((await at(saved.history_id)).has_state).toBe(true);
    const ask = { container_id, history_id };
    expect((await server.as(author).refused(previewAssessment, ask)).problem).toBe('history.not_found');
  });

  test('a history keeps texts up to its limit: the oldest go, the entries and the way back to younger ones stay', async () => {
    const { bank, history_id } = await editedBank();
    const { container_id } = bank;
    const weigh = (id: string, bytes: number) =>
      server.db.inTransaction((tx) =>
        tx.updateTable('history').set({ revision_bytes: bytes }).where('history_id', '=', id).execute(),
      );
    const listed = async () => (await server.as(author).ok(listHistory, { container_id })).records;
    const before = await listed();
    const keeping = before.filter(({ total_changes }) => total_changes > 0);
    expect(keeping.length).toBeGreaterThan(1);
    const [newest] = keeping;
    await weigh(newest!.history_id, limits.history.bytes);
    const { content_id } = (await server.as(author).ok(listQuestions, { container_id })).records[0]!;
    await server
      .as(author)
      .ok(changeQuestions, { container_id, changes: [{ content_ids: [], difficulty: 2 }] });
    // What was just done is kept, however much there is; all that is older goes as the newest of it fills the limit.
    const after = await listed();
    expect(after.slice(1).map((entry) => entry.history_id)).toEqual(before.map((entry) => entry.history_id));
    expect(after.map(({ total_changes }) => total_changes > 0)).toEqual([true, ...before.map(() => false)]);
    const stateAt = async (id: string) =>
      (await server.as(author).ok(listHistoryChanges, { container_id, history_id: id })).has_state;
    expect([await stateAt(after[1]!.history_id), await stateAt(history_id)]).toEqual([true, false]);
    // A stretch of work weighs what it keeps in the end.
    const weights = async () =>
      server.db.inReadTransaction((tx) =>
        tx
          .selectFrom('history')
          .select(['history_id', 'revision_bytes'])
          .where('container_id', '=', container_id)
          .orderBy('happened_on', 'desc')
          .execute(),
      );
    const save = async (length: number) => {
      const now = await server.as(author).ok(openQuestion, { content_id });
      const doc = QuestionDoc.parse({ ...now, question: `<p>${'x'.repeat(length)}</p>` });
      await server.as(author).ok(saveQuestion, { ...doc, container_id, content_id, version: now.version });
    };
    await save(10);
    expect((await weights())[1]!.revision_bytes).toBeGreaterThan(0);
    await weigh(after[0]!.history_id, limits.history.bytes - 3_000);
    await save(5_000);
    const [saved, changed] = await weights();
    expect(saved!.revision_bytes).toBeGreaterThan(5_000);
    // What grows takes its room from what is older, too.
    expect(changed!.revision_bytes).toBe(0);
  });
});

test('the history goes into a file for its owner and for holders of stats.export, and for nobody else', async () => {
  const bank = await school.bank();
  const { container_id } = await school.to(author, bank, 'w');
  const input = { container_id, format: 'csv' } as const;
  const file = await server.post(exportHistory.path, input, author.session_id);
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain(author.full_name);
  expect(file.body.trimEnd().split('\n')).toHaveLength(4);
  expect((await server.as(school.first).refused(exportHistory, input)).problem).toBe('account.forbidden');
});

test('C-802 as a workbook it goes out only where the institution allows these', async () => {
  const institution_id = await server.make.institution({ settings: { specs: { is_excel_export: 0 } } });
  const owner = await server.make.person({ institution_id });
  const { container_id } = await server.make.container({ author: owner });
  const book = await server.as(owner).refused(exportHistory, { container_id, format: 'xlsx' });
  expect(book.problem).toBe('account.forbidden');
  const table = await server.post(exportHistory.path, { container_id, format: 'csv' }, owner.session_id);
  expect(table.headers['content-type']).toContain('text/csv');
});
