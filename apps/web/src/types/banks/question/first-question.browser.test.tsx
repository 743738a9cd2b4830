import { listQuestions, listSkillsByIds } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

async function beginQuestion(total_questions: number): Promise<() => string> {
  const bank = openedBank({ title: 'Water', total_questions });
  answerEditor(bank);
  answer(listQuestions, { records: [], total: 0 });
  answer(listSkillsByIds, { records: [], total: 0 });
  const query = new URLSearchParams({ container_id: bank.container_id, institution_id: '98' });
  const { address } = await openInStudio(bankPages, `/dashboard/mcq/edit?${query}`);
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
