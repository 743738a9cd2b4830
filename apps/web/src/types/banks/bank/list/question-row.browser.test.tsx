import { listHistory, listQuestions, listSkillsByIds } from '@takhti/contract';
import type { QuestionRow } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { bankPages } from '../../pages.ts';

const src = '/files/0190a1b2-0000-7000-8000-000000000009';

test('a question shows its picture in the list, and its other languages with what is unfinished of them', async () => {
  const bank = openedBank({ total_questions: 2 });
  answerEditor(bank);
  const row = (question: string, at: number): QuestionRow => ({
    question,
    language: 'english',
    difficulty: 5,
    taxonomy: '',
    content_id: `0190a1b2-0000-7000-8000-00000000000${at}`,
    skill_id: bank.skill_id,
    skill: bank.skill,
    question_order: at,
    modified_by: 'Amina',
    modified_on: '2026-01-15T08:00:00.000Z',
    version: 1,
    total_options: 2,
    correct_option: '<p>Cat</p>',
    more_correct: at - 1,
    versions: [
      { language: 'urdu', is_ready: true },
      { language: 'dari', is_ready: false },
    ],
  });
  const records = [row(`<p>Who is this?</p><img src="${src}" alt="A cat">`, 1), row('<p>Who else?</p>', 2)];
  answer(listQuestions, { records, total: 2 });
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listHistory, { records: [], total: 0 });
  await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}`);
  const rows = page.getByRole('region', { name: 'Questions' }).getByRole('listitem');
  await expect.element(rows.first()).toMatchTextContent('Who is this?');
  const shown = () => rows.elements().map((each) => each.querySelectorAll('img[loading=lazy]').length);
  expect(shown()).toEqual([1, 0]);
  await expect.element(rows.nth(1)).toMatchTextContent('and 1 more');
  await expect.element(rows.first()).not.toMatchTextContent('more');
  await expect.element(rows.first()).toMatchTextContent(/Also in:\s*اردو\s*دری: not finished/);
});
