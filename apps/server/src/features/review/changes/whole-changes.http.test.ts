import {
  deleteQuestions,
  importQuestions,
  listChangedQuestions,
  listChanges,
  listQuestions,
  openQuestion,
  saveQuestion,
} from '@takhti/contract';
import { McqDoc, QuestionDoc, type Question } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '../../../platform/spreadsheet/index.ts';
import { questionDoc, type TestPerson } from '../../../testing/index.ts';
import { openSchool } from '../../../testing/school.ts';
import { betweenDesks } from '../testing/between-desks.ts';

const opened = await openSchool();
const { server, school, author, reviewer } = opened;

const named = (question: string) => questionDoc({ question: `<p>${question}</p>` });

/** A bank of three questions in review by the first reviewer. */
async function inReview() {
  const { container_id } = await school.draft();
  const add = (person: TestPerson, words: string) =>
    server.as(person).ok(saveQuestion, { ...named(words), container_id });
  const questions = [await add(author, 'First'), await add(author, 'Second'), await add(author, 'Third')];
  const [first, second, third] = questions as [Question, Question, Question];
  const desks = betweenDesks(opened, container_id);
  await desks.toReview();
  const remove = (...gone: Question[]) =>
    server.as(reviewer).ok(deleteQuestions, {
      container_id,
      content_ids: gone.map(({ content_id }) => content_id),
    });
  const stems = async () => {
    const { records } = await server.as(author).ok(listQuestions, { container_id });
    return records.map(({ question }) => question.replaceAll(/<.*?>/g, ''));
  };
  return { ...desks, container_id, first, second, third, add, remove, stems };
}

const edit = (person: TestPerson, question: Question, over: Partial<McqDoc>) => {
  const { container_id, content_id, version } = question;
  return server
    .as(person)
    .ok(saveQuestion, { ...McqDoc.parse(question), ...over, container_id, content_id, version });
};
const reread = ({ content_id }: Question) => server.as(author).ok(openQuestion, { content_id });

describe('a question that a reviewer added', () => {
  test('C-266 it comes back to the author as a whole, with what the reviewer did to it afterwards', async () => {
    const { add, open } = await inReview();
    const added = await add(reviewer, 'Added');
    await edit(reviewer, added, { difficulty: 9 });
    expect(await open()).toMatchObject([
      {
        content_id: added.content_id,
        field: '',
        before: null,
        after: { question: '<p>Added</p>', difficulty: 9 },
        standing: 'applied',
        kind: 'changed',
        position: 4,
        stem: '<p>Added</p>',
        full_name: reviewer.full_name,
      },
    ]);
  });

  test('C-264 accepting keeps it and marks it as accepted; C-265 rejecting takes it out, with the totals and the history', async () => {
    const kept = await inReview();
    const added = await kept.add(reviewer, 'Added');
    await kept.back();
    await kept.settleAll('accepted');
    expect(await reread(added)).toMatchObject({ is_accepted: 1 });
    expect(await kept.open()).toEqual([]);

    const other = await inReview();
    await other.add(reviewer, 'Added');
    await other.back();
    await other.settleAll('rejected');
    expect(await other.stems()).toEqual(['First', 'Second', 'Third']);
    expect((await other.now()).total_questions).toBe(3);
    expect(await other.lastEntry()).toMatchObject({ action: 'change.reject', total_changes: 1 });
  });

  test('a question that is added and deleted in one review is no change', async () => {
    const { add, remove, open } = await inReview();
    await remove(await add(reviewer, 'Added'));
    expect(await open()).toEqual([]);
  });

  test('a question that its author has edited has moved on and waits for a choice', async () => {
    const { add, back, open, settleAll, stems } = await inReview();
    const added = await add(reviewer, 'Added');
    await back();
    const { version } = await edit(author, added, { question: '<p>Mine</p>' });
    expect(await open()).toMatchObject([
      { standing: 'moved_on', current: { question: '<p>Mine</p>' }, version },
    ]);
    expect((await settleAll('rejected')).left).toMatchObject([{ problem: 'changes.moved_on' }]);
    await settleAll('rejected', { keep: 'before', version: version - 1 });
    expect(await stems()).toContain('Mine');
    await settleAll('accepted', { keep: 'after', version });
    expect(await stems()).toContain('Added');
  });

  test('what a reviewer imports comes back question by question, page by page, and can be settled all at once', async () => {
    const { container_id, back, settleAll, stems } = await inReview();
    const options = ['Option1', 'Correct1', 'Option2', 'Correct2'];
    const rows = Array.from({ length: 31 }, (_, at) => [
      `Row ${at + 1}`,
      'Right',
      'Wrong',
      'yes',
      'Y',
      'no',
      'N',
    ]);
    const body = writeCsv([['Question', 'CorrectFeedback', 'IncorrectFeedback', ...options], ...rows]);
    await server.as(reviewer).ok(importQuestions, { container_id }, { file_name: 'a.csv', body });
    await back();
    expect(await server.as(author).ok(listChanges, { container_id, page: 2 })).toMatchObject({
      total: 31,
      records: [{ field: '', stem: '<p>Row 31</p>' }],
    });
    // The marks in the list of questions know them all.
    const marked = await server.as(author).ok(listChangedQuestions, { container_id });
    expect(marked.content_ids).toHaveLength(31);
    const { settled, left } = await settleAll('rejected');
    expect(settled).toHaveLength(31);
    expect(left).toEqual([]);
    expect(await stems()).toEqual(['First', 'Second', 'Third']);
  });

  test('a question that its author has deleted can still be accepted: it is restored', async () => {
    const { add, container_id, back, open, settleAll, stems } = await inReview();
    const { content_id } = await add(reviewer, 'Added');
    await back();
    await server.as(author).ok(deleteQuestions, { container_id, content_ids: [content_id] });
    expect(await open()).toMatchObject([{ standing: 'unchanged', current: null, stem: '<p>Added</p>' }]);
    await settleAll('accepted');
    expect(await stems()).toEqual(['First', 'Second', 'Third', 'Added']);
  });
});

describe('a question that a reviewer deleted', () => {
  test('C-266 rejecting brings it back with its content, its id and its place', async () => {
    const { second, remove, back, open, settleAll, stems, now } = await inReview();
    await remove(second);
    expect(await open()).toMatchObject([
      {
        content_id: second.content_id,
        field: '',
        before: QuestionDoc.parse(second),
        after: null,
        current: null,
        standing: 'applied',
        position: null,
        stem: '<p>Second</p>',
      },
    ]);
    await back();
    await settleAll('rejected');
    expect(await stems()).toEqual(['First', 'Second', 'Third']);
    expect(QuestionDoc.parse(await reread(second))).toEqual(QuestionDoc.parse(second));
    expect((await now()).total_questions).toBe(3);
  });

  test('accepting leaves it deleted, and the history tells of the decision', async () => {
    const { second, remove, back, settleAll, stems, lastEntry } = await inReview();
    await remove(second);
    await back();
    await settleAll('accepted');
    expect(await stems()).toEqual(['First', 'Third']);
    expect(await lastEntry()).toMatchObject({ action: 'change.accept' });
  });

  test('what was changed in it before goes with it: rejecting brings back what its author wrote', async () => {
    const { second, remove, back, open, settleAll } = await inReview();
    await edit(reviewer, second, { question: '<p>Changed</p>' });
    await remove(second);
    expect(await open()).toMatchObject([{ field: '', before: { question: '<p>Second</p>' } }]);
    await back();
    await settleAll('rejected');
    expect((await reread(second)).question).toBe('<p>Second</p>');
  });

  test('C-265 all at once takes back what only fits together: one deleted, and its words asked anew', async () => {
    const { container_id, first, second, third, remove, back, settleAll, stems, open } = await inReview();
    await remove(second, third);
    // Its old words must go before it can come back.
    await server.as(reviewer).ok(saveQuestion, { ...QuestionDoc.parse(second), container_id });
    await remove(first);
    await back();
    expect((await settleAll('rejected')).left).toEqual([]);
    expect(await stems()).toEqual(['First', 'Second', 'Third']);
    expect(await open()).toEqual([]);
  });

  test('a change that cannot be undone stays open, and nothing is written', async () => {
    const { container_id, second, remove, back, settleAll, stems, open } = await inReview();
    await remove(second);
    await back();
    await server.as(author).ok(saveQuestion, { ...QuestionDoc.parse(second), container_id });
    expect((await settleAll('rejected')).left).toMatchObject([{ problem: 'questions.duplicate' }]);
    expect(await stems()).toEqual(['First', 'Third', 'Second']);
    expect(await open()).toHaveLength(1);
  });
});
