import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { keptAt } from '../helpers/kept-at.ts';
import { makeContent, publish, setRules } from '../helpers/content.ts';
import { mcq } from './mcq.ts';
import type { TypeJourney } from './type-journey.ts';

/** One question, drawn from a bank of its skill. */
export const assessment: TypeJourney = {
  isDrawn: true,
  async make(start) {
    const { request, title, place } = start;
    const author = await apiOf(request, 'developer');
    const { container_id } = await mcq.make(start);
    await publish(request, author, container_id);
    const made = await makeContent(author, 'assessment', { title, place });
    await setRules(author, made.container_id, 1, {});
    return made;
  },
  editor: '/dashboard/assessment/edit',
  async expectEditor(page) {
    await page.getByRole('switch', { name: 'Hide feedback' }).check();
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    expect(await keptAt(page)).toMatchObject({ is_feedback_hidden: 1 });
  },
  preview: '/content/assessment/preview',
  async expectPreview(page) {
    await expect(page.getByText(/^1 of \d+ questions?$/).first()).toBeVisible();
    await expect(page.getByRole('switch')).toHaveCount(0);
  },
  expectPlayer: mcq.expectPlayer,
};
