import { expect, type Page } from '@playwright/test';
import type { ContentType } from '@takhti/domain';
import { apiOf } from '../helpers/api.ts';
import { addQuestion, makeContent } from '../helpers/content.ts';
import type { TypeJourney } from './type-journey.ts';

const text = 'Which of these is an even number?';
const question = (page: Page) => page.getByText(text).first();

// A game with the questions of a bank of its own: one question.
function gameOnBank(content_type: ContentType, name: string): TypeJourney {
  return {
    async make({ request, title, place }) {
      const author = await apiOf(request, 'developer');
      const bank = await makeContent(author, content_type, { title, place });
      await addQuestion(author, bank.container_id);
      return bank;
    },
    editor: `/dashboard/${name}`,
    async expectEditor(page) {
      await expect(question(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add question' })).toBeVisible();
    },
    preview: `/content/${name}/preview`,
    async expectPreview(page) {
      await expect(question(page)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Add question' })).toHaveCount(0);
    },
    async expectPlayer(page) {
      await page.getByRole('button', { name: 'Let’s play!' }).click();
      await expect(page.getByRole('heading', { name: 'Round 1 of 1' })).toContainText(text);
      await page.getByRole('button', { name: 'four' }).click();
      await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '1');
    },
  };
}

/** Every game on bank rows. */
export const gameBankJourneys = {
  jungle_gym_classic: gameOnBank('jungle_gym_classic', 'jungle-gym-classic'),
  timor_the_turtle: gameOnBank('timor_the_turtle', 'timor-the-turtle'),
};
