import { listHistory, listQuestions, listSkillsByIds, type ReplyOf } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bankPages } from '../pages.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { focusState } from '../../../features/editor/index.ts';

test('a new bank takes its first question at once, however late the page knows that it is empty', async () => {
  const bank = openedBank({ title: 'Water', total_questions: 0 });
  const list = Promise.withResolvers<ReplyOf<typeof listQuestions>>();
  answerEditor(bank);
  answer(listQuestions, () => list.promise);
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listHistory, { records: [], total: 0 });
  const pathname = '/dashboard/mcq';
  const search = `?container_id=${bank.container_id}`;
  await openInStudio(bankPages, { pathname, search, state: focusState(['questions']) });
  await expect.element(page.getByRole('heading', { name: 'Water' })).toBeVisible();
  list.resolve({ records: [], total: 0 });
  await expect.element(page.getByRole('link', { name: 'Add question' })).toHaveFocus();
});
