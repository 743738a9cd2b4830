import { expect } from '@playwright/test';
import { searchLibrary, updateContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent } from '../helpers/content.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const p = playerTexts('en');
const lesson = 'Where rain comes from';
const material = 'A glass of warm water';

/** A plan of one lesson, which holds a published link of the demo. */
export const lessonPlan: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const { records } = await author(searchLibrary, {
      content_types: ['link'],
      title: 'Where does the rain',
    });
    const items = records.slice(0, 1).map((row) => ({
      content_id: row.content_id,
      content_type: row.content_type,
      title: row.title,
    }));
    const { container_id, language, version } = await makeContent(author, 'lesson_plan', { title, place });
    const lessons = [{ id: 'l1', title: lesson, minutes: 40, material, is_premium: 0, items }];
    const topics = [{ id: 't1', title: 'The water cycle', is_premium: 0, lessons }];
    const json_data = JSON.stringify({ schema_version: 1, description: 'A week with water', topics });
    return author(updateContainer, { container_id, version, language, title, json_data });
  },
  editor: '/dashboard/lesson/editor',
  async expectEditor(page) {
    await page.getByRole('button', { name: `Lesson 1: ${lesson}` }).click();
    await expect(page.getByRole('textbox', { name: t('files:plan.material') })).toHaveValue(material);
    await expect(page.getByText(t('files:plan.state.published')).first()).toBeVisible();
    // Content is found and added beside the plan.
    await page.getByRole('button', { name: t('files:plan.add_content') }).click();
    const drawer = page.getByRole('dialog', { name: t('files:plan.drawer.title') });
    await drawer
      .getByRole('button', { name: /^Add .+/ })
      .first()
      .click();
    await expect(drawer.getByRole('button', { name: t('library:finder.added') }).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    // A lesson moves by keys, over the heading into the next topic.
    await page.getByRole('button', { name: t('files:plan.add_topic') }).click();
    await page.getByRole('textbox', { name: 'Title of topic 2' }).fill('Clouds');
    await page.getByRole('button', { name: new RegExp(`^Move ${lesson}`) }).press('ArrowDown');
    await expect(page.getByText('Moved to position 1 of 2')).toBeAttached();
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
  },
  preview: '/content/lesson/preview',
  async expectPreview(page) {
    await expect(page.getByRole('heading', { name: lesson })).toBeVisible();
    await expect(page.getByText(material)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
  async expectPlayer(page) {
    await page.getByRole('button', { name: p('plan_begin') }).click();
    await expect(page.getByRole('heading', { name: lesson })).toBeVisible();
    await expect(page.getByText(material)).toBeVisible();
    await page.getByRole('button', { name: new RegExp(`^${p('plan_open')}:`) }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('link', { name: p('link_open') })).toBeVisible();
    // Where one was is in the address: it is there again after the page was loaded again.
    await page.reload();
    await expect(frame.getByRole('link', { name: p('link_open') })).toBeVisible();
    await page.getByRole('button', { name: p('plan_to_lesson') }).click();
    // A link is only looked at: opened, it is done.
    await expect(page.getByText(p('plan_done'))).toBeVisible();
    await page.getByRole('button', { name: p('plan_finish'), exact: true }).click();
    await expect(page.getByText(p('plan_all_done'))).toBeVisible();
  },
};
