import { expect, type Page } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { addQuestion, makeContent } from '../helpers/content.ts';
import type { TypeJourney } from './type-journey.ts';

const question = (page: Page) => page.getByText('Which of these is an even number?').first();

/** A bank of one question. */
export const mcq: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const bank = await makeContent(author, 'mcq', { title, place });
    await addQuestion(author, bank.container_id);
    return bank;
  },
  editor: '/dashboard/mcq',
  async expectEditor(page) {
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add question' })).toBeVisible();
  },
  preview: '/content/mcq/preview',
  async expectPreview(page) {
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add question' })).toHaveCount(0);
  },
  async expectPlayer(page) {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
    await expect(page.getByRole('article')).toContainText('Which of these is an even number?');
  },
};
