import { closeBank, listHistory, listQuestions, listSkillsByIds, openContainer } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { textOf } from '../../../i18n/index.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

test('a person with the right closes a bank on its page, and it is shown as closed', async () => {
  const open = openedBank({});
  const bank = { ...open, abilities: { ...open.abilities, can_close: true } };
  answerEditor(bank);
  answer(listQuestions, { records: [], total: 0 });
  answer(listSkillsByIds, { records: [], total: 0 });
  answer(listHistory, { records: [], total: 0 });
  answer(closeBank, { ...bank, is_closed: 1 });
  await openInStudio(bankPages, `/dashboard/mcq?container_id=${bank.container_id}`);
  const closed = page.getByRole('switch', { name: new RegExp(textOf('questions:closed.label')) });
  await expect.element(closed).not.toBeChecked();
  answer(openContainer, { ...bank, is_closed: 1 });
  await closed.click();
  await expect.element(closed).toBeChecked();
});
