import {
  importQuestions,
  previewImport,
  undoInQuestions,
  type ImportedRow,
  type ImportFinding,
  type ReplyOf,
} from '@takhti/contract';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { ImportDialog } from './import-dialog.tsx';

const bank = openedBank();
const dialog = page.getByRole('dialog');
const line = (words: string) => dialog.getByRole('listitem').filter({ hasText: words });

const finding = (question: number | null, message: string): ImportFinding => ({
  row: question === null ? null : question + 1,
  question,
  message,
  key: message,
  values: {},
});
const row = (question: number, state: ImportedRow['state'], ...messages: string[]): ImportedRow => ({
  row: question + 1,
  question,
  text: `Text ${question}`,
  answers: [
    { text: `One of ${question}`, is_right: false },
    { text: `Other of ${question}`, is_right: true },
  ],
  state,
  findings: messages.map((message) => finding(question, message)),
  lost: [],
});

const onShow = vi.fn<(behind: number) => void>();

async function open(path = '/dashboard/mcq') {
  const onClose = vi.fn<() => void>();
  await openInStudio(
    [{ path, element: <ImportDialog item={bank} onClose={onClose} onShow={onShow} /> }],
    path,
  );
  await expect.element(dialog).toBeVisible();
  return onClose;
}

async function send(name: string): Promise<void> {
  const input = dialog.element().querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('nothing to choose a file with');
  await userEvent.upload(input, new File(['Question'], name, { type: 'text/csv' }));
}

test('C-685 C-690 C-691 C-692 each question is shown with its state and every message, and only what is chosen is imported', async () => {
  answer(previewImport, {
    findings: [],
    rows: [
      row(1, 'ready'),
      row(2, 'repairable', 'Multiple correct answers found in question 2'),
      row(
        3,
        'wrong',
        'Correct 1 from Question 3 is missing',
        'Correct 2 from Question 3 must be either Y or N',
      ),
      row(4, 'known', 'Duplicate question found between 1 and 4'),
      row(5, 'repairable', 'CorrectFeedback from Question 5 is missing'),
    ],
  });
  const onClose = await open();
  await send('some.csv');
  await expect.element(line('Multiple correct answers found in question 2')).toMatchTextContent('row 3');
  await expect
    .element(line('Correct 2 from Question 3 must be either Y or N'))
    .toMatchTextContent('Has errors');
  await expect.element(line('Duplicate question found between 1 and 4')).toMatchTextContent('Already there');
  await expect.element(dialog.getByText('4 questions will be left out')).toBeVisible();

  await dialog.getByRole('button', { name: 'Fix question 2' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Import 2 questions' })).toBeVisible();
  await dialog.getByText('With errors: 1').click();
  expect(dialog.getByRole('listitem').all()).toHaveLength(1);
  await dialog.getByRole('button', { name: 'Fix 1 question' }).click();
  expect(requestsOf(importQuestions)).toEqual([]);

  answer(importQuestions, { imported: 3, history_id: crypto.randomUUID() });
  await dialog.getByRole('button', { name: 'Import 3 questions' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('3 questions imported');
  expect(requestsOf(importQuestions)).toMatchObject([
    { container_id: bank.container_id, take: '1-2,5', repair: '2,5' },
  ]);
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('each question shows its answers and which is right, and single ones can be left out', async () => {
  answer(previewImport, {
    findings: [],
    rows: [row(1, 'ready'), row(2, 'ready'), row(3, 'wrong', 'No correct answer found in question 3')],
  });
  await open();
  await send('some.csv');
  await expect.element(line('Text 2')).toMatchTextContent('One of 2Other of 2(right)');
  expect(dialog.getByRole('checkbox', { name: /^Import question/ }).all()).toHaveLength(2);
  await dialog.getByRole('checkbox', { name: 'Import question 1' }).click();
  await expect.element(dialog.getByText('2 questions will be left out')).toBeVisible();
  answer(importQuestions, { imported: 1, history_id: crypto.randomUUID() });
  await dialog.getByRole('button', { name: 'Import 1 question' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('1 question imported');
  expect(requestsOf(importQuestions)).toMatchObject([{ take: '2', repair: '' }]);
});

test('how many questions AI made is said before they are imported, of each by which model, and what follows from it', async () => {
  const rows = [row(1, 'ready'), { ...row(2, 'ready'), made_by_model: 'llama-3' }, row(3, 'ready')];
  answer(previewImport, { findings: [], rows });
  await open();
  await send('made.csv');
  const note = dialog.getByRole('alert').filter({ hasText: 'AI made 1 of these questions' });
  await expect.element(note).toMatchTextContent('Somebody has to read each of them here');
  await expect.element(line('Text 2')).toMatchTextContent('Made by AI (llama-3)');
  expect(dialog.getByText(/Made by AI/).all()).toHaveLength(1);
});

test('a file of people alone says nothing of AI', async () => {
  answer(previewImport, { findings: [], rows: [row(1, 'ready'), row(2, 'ready')] });
  await open();
  await send('own.csv');
  await expect.element(line('Text 2')).toBeVisible();
  expect(dialog.getByText(/AI/).all()).toEqual([]);
});

test('C-684 a file with one question is refused as a whole', async () => {
  const message = 'There should be at least 2 questions in the CSV';
  answer(previewImport, { findings: [finding(null, message)], rows: [row(1, 'ready')] });
  await open();
  await send('one.csv');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
  await expect.element(dialog.getByRole('button', { name: 'Import 0 questions' })).toBeDisabled();
});

test('what somebody else added meanwhile is told at its question, and nothing is lost', async () => {
  answer(previewImport, { findings: [], rows: [row(1, 'ready'), row(2, 'ready')] });
  await open();
  await send('some.csv');
  refuse(importQuestions, 'questions.import_refused', {
    total: 1,
    findings: [finding(2, 'Question 2 is already in this bank')],
  });
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect.element(line('Question 2 is already in this bank')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Import 1 question' })).toBeVisible();
});

test('a file that cannot be one of questions is not sent, and another one can be chosen', async () => {
  const onClose = await open();
  await send('notes.pdf');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  expect(requestsOf(previewImport)).toEqual([]);
  await expect.element(dialog.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is pasted is looked at as a file is, and stays to be changed', async () => {
  answer(previewImport, { findings: [finding(null, 'Heading Option1 is missing')], rows: [] });
  await open();
  const field = dialog.getByRole('textbox', { name: 'Or paste questions here' });
  const look = dialog.getByRole('button', { name: 'Check them' });
  await look.click();
  await expect.element(dialog.getByText('Paste questions first.')).toBeVisible();
  expect(requestsOf(previewImport)).toEqual([]);
  await field.fill('Question\tOption2\nWhat?\tThis');
  await look.click();
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toMatchTextContent('None of this can be imported');
  await expect.element(alert).toMatchTextContent('Heading Option1 is missing');
  await dialog.getByRole('button', { name: 'Change what was pasted' }).click();
  await expect.element(field).toHaveValue('Question\tOption2\nWhat?\tThis');

  refuse(previewImport, 'questions.import_unreadable', {});
  await look.click();
  await expect.element(dialog.getByText(/could not be read/)).toBeVisible();
  await expect.element(field).toHaveValue('Question\tOption2\nWhat?\tThis');
});

test('an article holds questions of several kinds: of which kind those of a file are is said before', async () => {
  answer(previewImport, { findings: [], rows: [row(1, 'ready')] });
  await open('/dashboard/comprehension');
  await dialog.getByText('Fill in the blank', { exact: true }).click();
  await send('blanks.csv');
  await expect.element(line('Text 1')).toBeVisible();
  expect(requestsOf(previewImport).at(-1)).toMatchObject({ question_kind: 'fill_in_the_blank' });
  await open();
  await expect.element(dialog.getByText('Kind of questions')).not.toBeInTheDocument();
});

test('an article takes a file of another kind than the one that is chosen as what it is', async () => {
  answer(previewImport, ({ question_kind }) =>
    question_kind === 'mcq'
      ? { findings: [finding(null, 'Column Blank1 is unknown')], rows: [] }
      : { findings: [], rows: [row(1, 'ready')] },
  );
  const adding = Promise.withResolvers<ReplyOf<typeof importQuestions>>();
  answer(importQuestions, () => adding.promise);
  await open('/dashboard/comprehension');
  await send('blanks.csv');
  await dialog.getByRole('button', { name: 'Import 1 question' }).click();
  expect(requestsOf(importQuestions)).toMatchObject([{ question_kind: 'fill_in_the_blank' }]);
  await expect.element(dialog.getByRole('status')).toHaveTextContent('Saving…');
  adding.resolve({ imported: 1, history_id: crypto.randomUUID() });
  await expect.element(dialog.getByText('1 question imported')).toBeVisible();

  answer(previewImport, ({ question_kind }) => ({
    findings: [finding(null, `not of ${String(question_kind)}`)],
    rows: [],
  }));
  await open('/dashboard/comprehension');
  await send('other.csv');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('not of mcq');
});

test('Enter that is pressed twice to check imports nothing that nobody has seen', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  answer(previewImport, { findings: [], rows: [row(1, 'ready'), row(2, 'ready')] });
  answer(importQuestions, { imported: 2, history_id: crypto.randomUUID() });
  await open();
  await dialog
    .getByRole('textbox', { name: 'Or paste questions here' })
    .fill('Question\tOption2\nWhat?\tThis');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Import 2 questions' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(requestsOf(importQuestions)).toEqual([]);
  vi.advanceTimersByTime(1000);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Show the questions' })).toBeVisible();
  expect(requestsOf(importQuestions)).toHaveLength(1);
});

test('a repaired question shows its repair', async () => {
  const several = { ...finding(1, 'Multiple correct answers found'), key: 'import.correct_multiple' };
  answer(previewImport, { findings: [], rows: [{ ...row(1, 'repairable'), findings: [several] }] });
  await open();
  await send('bank.csv');
  const told = line('Text 1').getByText('Learners may choose several of its options.');
  await expect.element(line('Text 1').getByText('Multiple correct answers found')).toBeVisible();
  expect(told.query()).toBeNull();
  await line('Text 1').getByRole('button', { name: /^Fix/ }).click();
  await expect.element(told).toBeVisible();
});

test('an import can be taken back from the bank, too, when its dialog is closed', async () => {
  answer(previewImport, { findings: [], rows: [row(1, 'ready'), row(2, 'ready')] });
  const history_id = crypto.randomUUID();
  answer(importQuestions, { imported: 2, history_id });
  answer(undoInQuestions, { undone: 2, kept: [], total_kept: 0 });
  const onClose = await open();
  await send('bank.csv');
  await dialog.getByRole('button', { name: /^Import 2/ }).click();
  await dialog.getByRole('button', { name: 'Show the questions' }).click();
  expect(onClose).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => requestsOf(undoInQuestions)).toMatchObject([{ history_id }]);
});

test('what lacks feedback alone is put right from the start, says with which sentence, and can be left as it is', async () => {
  const silent = (question: number): ImportedRow => ({
    ...row(question, 'repairable'),
    findings: [
      { ...finding(question, 'CorrectFeedback is missing'), key: 'import.correct_feedback_missing' },
    ],
    standard_feedback: ['Correct!'],
    lacks_only_feedback: true,
  });
  answer(previewImport, {
    findings: [],
    rows: [silent(1), silent(2), row(3, 'repairable', 'Two are right')],
  });
  await open();
  await send('plain.csv');
  await expect.element(dialog.getByRole('button', { name: 'Import 2 questions' })).toBeEnabled();
  const first = line('Text 1');
  await expect.element(first).toMatchTextContent('A short standard sentence becomes its feedback.');
  await expect.element(first.getByText('Correct!')).toBeVisible();
  await expect.element(dialog.getByText('Will be fixed: 2')).toBeVisible();
  await dialog.getByText('Can be fixed: 1').click();
  await dialog.getByRole('button', { name: 'Fix question 3' }).click();
  await expect.element(dialog.getByText('Can be fixed: 0')).toBeVisible();
  await expect.element(line('Text 3')).toMatchTextContent('Will be fixed');
  await dialog.getByText('Will be fixed: 3').click();
  expect(dialog.getByText(/Can be fixed: /).all()).toEqual([]);
  await dialog.getByRole('button', { name: 'Leave question 1 as it is' }).click();
  answer(importQuestions, { imported: 2, history_id: crypto.randomUUID() });
  await dialog.getByRole('button', { name: 'Import 2 questions' }).click();
  await expect.element(dialog.getByRole('status')).toHaveTextContent('2 questions imported');
  expect(requestsOf(importQuestions)).toMatchObject([{ take: '2-3', repair: '2-3' }]);
});

test('the focus goes along from step to step: to the main button, or to the heading where none can be pressed', async () => {
  const preview = Promise.withResolvers<ReplyOf<typeof previewImport>>();
  answer(previewImport, () => preview.promise);
  answer(importQuestions, { imported: 2, history_id: crypto.randomUUID() });
  await open();
  const field = dialog.getByRole('textbox', { name: 'Or paste questions here' });
  await field.fill('Question\tOption2\nWhat?\tThis');
  await dialog.getByRole('button', { name: 'Check them' }).click();
  await expect.element(dialog.getByRole('status')).toHaveFocus();
  preview.resolve({ findings: [finding(null, 'Heading Option1 is missing')], rows: [] });
  await expect.element(dialog.getByRole('alert')).toHaveFocus();
  await dialog.getByRole('button', { name: 'Change what was pasted' }).click();
  await expect.element(field).toHaveFocus();

  answer(previewImport, { findings: [], rows: [row(1, 'ready'), row(2, 'ready')] });
  await send('some.csv');
  const go = dialog.getByRole('button', { name: 'Import 2 questions' });
  await expect.element(go).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Show the questions' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onShow).toHaveBeenCalledExactlyOnceWith(bank.total_questions);
});
