import { updateContainer } from '@takhti/contract';
import { expect, type Page } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { addQuestion, makeContent } from '../helpers/content.ts';
import { fibDoc } from '../helpers/fib-doc.ts';
import type { TypeJourney } from './type-journey.ts';

const text = (page: Page) => page.getByText('Zarmina walks to the well every morning.').first();
const question = (page: Page) => page.getByText('Which of these is an even number?').first();

/** A text, with a question of each kind about it. */
export const article: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const { container_id, language, version } = await makeContent(author, 'article', { title, place });
    const article_text = '<h3>The well</h3><p>Zarmina walks to the well every morning.</p>';
    const json_data = JSON.stringify({ schema_version: 1, article_text, extra_data: { offline_link: '' } });
    const item = await author(updateContainer, { container_id, title, language, version, json_data });
    await addQuestion(author, container_id);
    await addQuestion(author, container_id, fibDoc());
    return item;
  },
  editor: '/dashboard/comprehension',
  async expectEditor(page) {
    await expect(text(page)).toBeVisible();
    await page.getByRole('button', { name: 'Add question' }).click();
    await page.getByRole('menuitem', { name: 'Fill in the blank' }).click();
    await expect(page.getByRole('heading', { name: 'New question' })).toBeVisible();
    await expect(text(page)).toBeVisible();
  },
  preview: '/content/comprehension/preview',
  async expectPreview(page) {
    await expect(text(page)).toBeVisible();
    await expect(question(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add question' })).toHaveCount(0);
  },
  async expectPlayer(page) {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { name: 'Question 1 of 2' })).toBeVisible();
    await expect(text(page)).toBeVisible();
    await expect(question(page)).toBeVisible();
  },
};
