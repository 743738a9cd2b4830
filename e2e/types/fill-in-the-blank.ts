import { expect, type Page } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { fibDoc } from '../helpers/fib-doc.ts';
import { addQuestion, makeContent } from '../helpers/content.ts';
import type { TypeJourney } from './type-journey.ts';

const question = (page: Page) => page.getByText('The capital of France is').first();

/** A bank of one question with one blank. */
export const fillInTheBlank: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const bank = await makeContent(author, 'fill_in_the_blank', { title, place });
    await addQuestion(author, bank.container_id, fibDoc());
    return bank;
  },
  editor: '/dashboard/fill_in_the_blank',
  async expectEditor(page) {
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add question' })).toBeVisible();
  },
  preview: '/content/fill_in_the_blank/preview',
  async expectPreview(page) {
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add question' })).toHaveCount(0);
  },
  async expectPlayer(page) {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 1' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Blank 1' })).toBeVisible();
  },
};
