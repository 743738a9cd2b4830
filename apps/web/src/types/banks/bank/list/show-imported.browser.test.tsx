import {
  importQuestions,
  listHistory,
  listQuestions,
  listSkillsByIds,
  previewImport,
} from '@takhti/contract';
import type { QuestionRow } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { bankPages } from '../../pages.ts';

const bank = openedBank({ total_questions: 30 });

const rowOf = (number: number): QuestionRow => ({
  question: `<p>Text ${number}</p>`,
  language: 'english',
  difficulty: 5,
  taxonomy: '',
  content_id: crypto.randomUUID(),
  skill_id: bank.skill_id,
  skill: bank.skill,
  question_order: number,
  modified_by: 'Amina',
  modified_on: '2026-01-15T08:00:00.000Z',
  version: 1,
  total_options: 2,
  correct_option: '<p>Cat</p>',
  more_correct: 0,
  versions: [],
});

test('from an import the list goes to the first of its questions, and so does the focus', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => rowOf(at + 1));
  answerEditor(bank);
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listHistory, { records: [], total: 0 });
  answer(listQuestions, ({ page: at }) => ({
    records: rows.slice((Number(at) - 1) * 30, Number(at) * 30),
    total: rows.length,
  }));
  answer(previewImport, {
    findings: [],
    rows: [31, 32].map((number) => ({
      row: number - 29,
      question: number - 30,
      text: `Text ${number}`,
      answers: [],
      state: 'ready' as const,
      findings: [],
      lost: [],
    })),
  });
  answer(importQuestions, () => {
    rows.push(rowOf(31), rowOf(32));
    return { imported: 2, history_id: crypto.randomUUID() };
  });
  await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}&sort=newest`);
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose a file with');
  await userEvent.upload(input, new File(['Question'], 'some.csv', { type: 'text/csv' }));
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  await expect.element(page.getByRole('link', { name: 'Text 31' })).toHaveFocus();
});
