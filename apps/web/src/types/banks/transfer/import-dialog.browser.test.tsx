import { importQuestions, type ImportFinding } from '@takhti/contract';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { ImportDialog } from './import-dialog.tsx';

const bank = openedBank();
const dialog = page.getByRole('dialog');
const line = (words: string) => dialog.getByRole('row').filter({ hasText: words });

const finding = (row: number | null, message: string): ImportFinding => ({
  row,
  question: row === null ? null : row - 1,
  message,
  key: '',
  values: {},
});

async function open() {
  const onClose = vi.fn<() => void>();
  const path = '/dashboard/mcq';
  await openInStudio([{ path, element: <ImportDialog item={bank} onClose={onClose} /> }], path);
  await expect.element(dialog).toBeVisible();
  return onClose;
}

async function send(name: string): Promise<void> {
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose a file with');
  await userEvent.upload(input, new File(['Question'], name, { type: 'text/csv' }));
}

test('C-685 C-690 C-691 C-692 a wrong file is answered with every message, each with its row', async () => {
  refuse(importQuestions, 'questions.import_refused', {
    total: 4,
    findings: [
      finding(3, 'Multiple correct answers found in question 2'),
      finding(4, 'Correct 1 from Question 3 is missing'),
      finding(5, 'Correct 2 from Question 4 must be either Y or N'),
      finding(null, 'Duplicate question found between 1 and 6'),
    ],
  });
  const onClose = await open();
  await send('wrong.csv');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('4 things to fix in the file');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Nothing was imported');
  await expect.element(line('Multiple correct answers found in question 2')).toMatchTextContent(/^32/);
  await expect.element(line('Correct 1 from Question 3 is missing')).toMatchTextContent(/^43/);
  await expect.element(line('Correct 2 from Question 4 must be either Y or N')).toMatchTextContent(/^54/);
  await expect.element(line('Duplicate question found between 1 and 6')).toMatchTextContent(/^––/);
  expect(requestsOf(importQuestions)).toMatchObject([{ container_id: bank.container_id }]);

  answer(importQuestions, { imported: 6 });
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await send('right.csv');
  await expect.element(dialog.getByRole('status')).toHaveTextContent('6 questions imported');
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('C-684 a file with one question is refused', async () => {
  const message = 'There should be at least 2 questions in the CSV';
  refuse(importQuestions, 'questions.import_refused', { total: 1, findings: [finding(null, message)] });
  await open();
  await send('one.csv');
  await expect.element(line(message)).toBeVisible();
});

test('a file that cannot be one of questions is not sent, and another one can be chosen', async () => {
  const onClose = await open();
  await send('notes.txt');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(requestsOf(importQuestions)).toEqual([]);
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});
