import { listQuestions, listSkillsByIds, openQuestion, saveQuestion } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { writeRich } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank, storedQuestion } from '../../../testing/things.ts';
import { bufferKeys, focusState } from '../../../features/editor/index.ts';
import { webTypeOf } from '../../registry.ts';
import { bankPages } from '../pages.ts';

async function beginQuestion(total_questions: number): Promise<() => string> {
  const bank = openedBank({ title: 'Water', total_questions });
  answerEditor(bank);
  answer(listQuestions, { records: [], total: 0 });
  answer(listSkillsByIds, { records: [], total: 0 });
  const query = new URLSearchParams({ container_id: bank.container_id, institution_id: '98' });
  // As the page on which a bank is made leads here.
  const state = focusState([webTypeOf('mcq')?.firstField ?? 'title']);
  const { address } = await openInStudio(bankPages, {
    pathname: '/dashboard/mcq/edit',
    search: `?${query}`,
    state,
  });
  await expect.element(page.getByRole('heading', { name: 'New question' })).toBeVisible();
  return address;
}

const way = page.getByRole('button', { name: 'Import' });

test('a bank begun at its first question can be imported from there', async () => {
  const address = await beginQuestion(0);
  await way.click();
  await expect.element(page.getByRole('dialog', { name: 'Import questions' })).toBeVisible();
  expect(address()).toContain('/dashboard/mcq?');
});

test('adding one more question offers no import', async () => {
  await beginQuestion(3);
  expect(way.query()).toBeNull();
});

test('what is typed while a new bank opens is its first question, and not the title of that', async () => {
  bufferKeys();
  await userEvent.keyboard('Why');
  await beginQuestion(0);
  const question = page.getByRole('textbox', { name: 'Question', exact: true });
  await expect.element(question).toHaveTextContent('Why');
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('the first save of a bank’s first question moves nothing on the page', async () => {
  const stored = storedQuestion();
  answer(saveQuestion, (asked) => ({ ...stored, ...asked, content_id: stored.content_id }));
  answer(openQuestion, {
    ...stored,
    position: 1,
    total: 1,
    previous_id: null,
    next_id: null,
    can_edit: true,
  });
  await beginQuestion(0);
  await writeRich('Question', 'Which of these is odd?');
  await writeRich('Option 1', 'three');
  await writeRich('Option 2', 'four');
  await page.getByRole('checkbox', { name: 'Option 1 is correct' }).click();
  const top = () => document.querySelector('#field-question')!.getBoundingClientRect().top + window.scrollY;
  const before = top();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
  expect(top()).toBe(before);
});
