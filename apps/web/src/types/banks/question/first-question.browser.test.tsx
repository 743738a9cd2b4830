import { listQuestions, listSkillsByIds } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { bankPages } from '../pages.ts';

test.each([0, 3])(
  'who begins a bank of %i questions with a new one can import from there, where there is none yet',
  async (total_questions) => {
    const bank = openedBank({ title: 'Water', total_questions });
    answerEditor(bank);
    answer(listQuestions, { records: [], total: 0 });
    answer(listSkillsByIds, { records: [], total: 0 });
    const query = new URLSearchParams({ container_id: bank.container_id, institution_id: '98' });
    const { address } = await openInStudio(bankPages, `/dashboard/mcq/edit?${query}`);
    await expect.element(page.getByRole('heading', { name: 'New question' })).toBeVisible();
    const way = page.getByRole('button', { name: 'Import' });
    if (total_questions > 0) {
      expect(way.query()).toBeNull();
      return;
    }
    await way.click();
    await expect.element(page.getByRole('dialog', { name: 'Import questions' })).toBeVisible();
    expect(address()).toContain('/dashboard/mcq?');
  },
);
