import {
  deleteQuestions,
  listHistory,
  listQuestions,
  listSkillsByIds,
  undoInQuestions,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { bankPages } from '../../pages.ts';

const bank = openedBank({ total_questions: 1 });
const history_id = '0190a1b2-0000-7000-8000-00000000000a';
const undo = page.getByRole('button', { name: 'Undo', exact: true }).first();

async function openAndDelete(): Promise<void> {
  answerEditor(bank);
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listHistory, { records: [], total: 0 });
  answer(deleteQuestions, { deleted: 1, history_id });
  answer(undoInQuestions, { undone: 1, kept: [], total_kept: 0 });
  const row = {
    question: '<p>Which of these is odd?</p>',
    language: 'english' as const,
    difficulty: 5,
    taxonomy: '' as const,
    content_id: '0190a1b2-0000-7000-8000-000000000001',
    skill_id: bank.skill_id,
    skill: bank.skill,
    question_order: 1,
    modified_by: 'Amina',
    modified_on: '2026-01-15T08:00:00.000Z',
    version: 1,
    total_options: 2,
    correct_option: '<p>three</p>',
    more_correct: 0,
    versions: [],
  };
  answer(listQuestions, { records: [row], total: 1 });
  await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}`);
  await expect.element(undo).toBeDisabled();
  await page.getByRole('button', { name: 'More actions for question 1' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
}

test('the bar’s Undo brings a deleted question back, once', async () => {
  await openAndDelete();
  await expect.element(undo).toBeEnabled();
  await undo.click();
  await expect.poll(() => requestsOf(undoInQuestions)).toMatchObject([{ history_id }]);
  await expect.element(undo).toBeDisabled();
});

test('what the toast has brought back is not undone again by the bar, whose key does the same', async () => {
  await openAndDelete();
  await expect.element(undo).toBeEnabled();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(undo).toBeDisabled();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(requestsOf(undoInQuestions)).toHaveLength(1);
});
