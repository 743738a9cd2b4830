import {
  askForHelp,
  listAiParts,
  openQuestion,
  readAiCredits,
  saveQuestion,
  takeHelp,
  type AiPart,
} from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { field } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank, storedQuestion } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

const editPage = bankPages.filter(({ path }) => path === '/dashboard/mcq/edit');
const bank = openedBank();
const { container_id } = bank;
const question = storedQuestion({
  container_id,
  question: '<p>Which of these is a metal?</p>',
  option1: '<p>Iron</p>',
  option2: '<p>Wood</p>',
  correct1: 'Y',
});
const part: AiPart = {
  part_id: question.content_id,
  model: 'stand-in',
  made_on: '2026-01-15T08:00:00.000Z',
  kept_by: 'Bilal Khan',
  looked_by: null,
  looked_on: null,
  versions: ['urdu'],
  is_changed: true,
};

beforeEach(async () => {
  answerEditor(bank);
  answer(openQuestion, {
    ...question,
    previous_id: null,
    next_id: null,
    position: 1,
    total: 1,
    can_edit: true,
  });
  answer(saveQuestion, (asked) => ({ ...question, ...asked, version: question.version + 1 }));
  answer(readAiCredits, { credits: 3, granted: 3, used: 0, held: 0, institution_used: 0, is_set_up: true });
  answer(askForHelp, {
    run_id: crypto.randomUUID(),
    words: [
      { option: null, text: 'ان میں سے دھات کون سی ہے؟', findings: [] },
      { option: 'Iron', text: 'لوہا', findings: [] },
      { option: 'Wood', text: 'لکڑی', findings: [] },
    ],
  });
  answer(takeHelp, () => {
    answer(listAiParts, { records: [part], total: 1 });
    return {};
  });
  const { specs } = somebody();
  const address = new URLSearchParams({
    container_id,
    institution_id: '98',
    content_id: question.content_id,
  });
  await openInStudio(editPage, `/dashboard/mcq/edit?${address}`, {
    as: { specs: { ...specs, is_ai_enabled: 1 as const } },
  });
});

test('a translation of the question and its options becomes the version of its language, marked as made by AI; the original stays as it is', async () => {
  await page.getByRole('button', { name: 'AI help' }).click();
  await page.getByRole('button', { name: 'Translate the question' }).click();
  await page.getByRole('button', { name: 'Put into the version in اردو' }).click();
  await expect.element(page.getByText('Original: English')).toBeVisible();
  await expect.element(field('Question')).toMatchTextContent(/ان میں سے دھات کون سی ہے/);
  await expect.element(field('Question')).toHaveFocus();
  const strip = page.getByRole('group', { name: 'Languages of this question' });
  await expect.element(strip.getByRole('button', { name: /^اردو/ })).toMatchTextContent(/AI · not read/);
  await expect.element(strip.getByRole('button', { name: /^English/ })).not.toMatchTextContent(/AI/);
  await expect.element(page.getByText('Language versions that AI wrote: اردو')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .poll(() => requestsOf(saveQuestion))
    .toMatchObject([
      {
        question: question.question,
        language: 'english',
        json_data: {
          in_languages: {
            urdu: {
              question: '<p>ان میں سے دھات کون سی ہے؟</p>',
              option1: '<p>لوہا</p>',
              option2: '<p>لکڑی</p>',
            },
          },
        },
      },
    ]);
});
