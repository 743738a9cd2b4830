import { openQuestion, saveQuestion } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { focusField } from '../../../../features/editor/index.ts';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../../testing/fake-server.ts';
import { field, writeRich } from '../../../../testing/fields.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank, storedQuestion } from '../../../../testing/things.ts';
import { bankPages } from '../../pages.ts';

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
const place = { previous_id: null, next_id: null, position: 1, total: 1, can_edit: true };

beforeEach(async () => {
  answerEditor(bank);
  answer(openQuestion, { ...question, ...place });
  answer(saveQuestion, (asked) => ({ ...question, ...asked, version: question.version + 1 }));
  const { content_id } = question;
  const address = new URLSearchParams({ container_id, institution_id: '98', content_id });
  await openInStudio(editPage, `/dashboard/mcq/edit?${address}`);
  await page.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'پښتو' }).click();
});

const language = (name: string) =>
  page.getByRole('group', { name: 'Languages of this question' }).getByRole('button', { name, exact: false });

test('a question is written in another language beside the original, whose key it shares', async () => {
  await expect.element(page.getByText('Original: English')).toBeVisible();
  await expect.element(field('Question')).toHaveAccessibleDescription(/Not translated yet/);
  await expect.element(page.getByRole('checkbox', { name: 'Option 1 is correct' })).toBeDisabled();
  await writeRich('Question', 'کوم یو فلز دی؟');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => requestsOf(saveQuestion)).toHaveLength(1);
  expect(requestsOf(saveQuestion)).toMatchObject([
    {
      question: question.question,
      json_data: { in_languages: { pashto: { question: '<p>کوم یو فلز دی؟</p>', option1: '' } } },
    },
  ]);
});

test('what the original has changed since is marked at its field alone, until somebody finds it still right', async () => {
  await writeRich('Question', 'کوم یو فلز دی؟');
  await writeRich('Option 1', 'اوسپنه');
  await language('English').click();
  await writeRich('Option 1', 'Another first option');
  await expect.element(language('پښتو')).toMatchTextContent(/to check/);
  await language('پښتو').click();
  const keep = page.getByRole('button', { name: /the original changed/ });
  await expect.element(keep).toHaveAccessibleName(/^Option 1:/);
  await keep.click();
  await expect.element(keep).not.toBeInTheDocument();
  await expect.element(language('پښتو')).not.toMatchTextContent(/to check/);
});

test('a version that was removed comes back by undo', async () => {
  await writeRich('Question', 'کوم یو فلز دی؟');
  await page.getByRole('button', { name: /^Remove the version/ }).click();
  await expect
    .element(page.getByRole('group', { name: 'Languages of this question' }))
    .not.toMatchTextContent(/پښتو/);
  await expect.element(page.getByText('Original: English')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await language('پښتو').click();
  await expect.element(field('Question')).toMatchTextContent(/کوم یو فلز دی/);
});

test('what is said of a field leads into its language, and of what the question has not nowhere', async () => {
  await language('English').click();
  await expect.element(page.getByText('Original: English')).not.toBeInTheDocument();
  expect(focusField(['json_data', 'in_languages', 'pashto', 'option2'])).toBe(true);
  await expect.element(page.getByText('Original: English')).toBeVisible();
  await expect.element(field('Option 2')).toHaveFocus();
  expect(focusField(['feedback'])).toBe(true);
  await expect.element(page.getByText('Original: English')).not.toBeInTheDocument();
  expect(focusField(['skill_code'])).toBe(false);
});
