import { listQuestions, listSkillsByIds } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
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

test('who begins a bank at its first question can import from there', async () => {
  const address = await beginQuestion(0);
  await way.click();
  await expect.element(page.getByRole('dialog', { name: 'Import questions' })).toBeVisible();
  expect(address()).toContain('/dashboard/mcq?');
});

test('who adds one more question is offered nothing else', async () => {
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
