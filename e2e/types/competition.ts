import { expect } from '@playwright/test';
import { searchLibrary, updateContainer } from '@takhti/contract';
import { competitionDefaults } from '@takhti/domain';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent } from '../helpers/content.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const p = playerTexts('en');

/** A competition of one level, in which a published bank of the demo is played. */
export const competition: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const { records } = await author(searchLibrary, { content_types: ['mcq'], title: 'Planets' });
    const lessons = records.slice(0, 1).map(({ content_id, content_type, title: name }) => ({
      content_id,
      content_type,
      title: name,
    }));
    const { container_id, language, version } = await makeContent(author, 'competition', { title, place });
    const doc = {
      ...competitionDefaults,
      schema_version: 1,
      description: 'A week with the planets',
      ispublic: 1,
      start_date: '2026-01-01 08:00:00',
      end_date: '2036-01-01 08:00:00',
      levels: [{ level_grade: '4', lessons_ids: lessons.map(({ content_id }) => content_id) }],
      lessons,
    };
    return author(updateContainer, {
      container_id,
      version,
      language,
      title,
      json_data: JSON.stringify(doc),
    });
  },
  editor: '/dashboard/competition/editor',
  async expectEditor(page) {
    await expect(page.getByText(t('files:plan.state.published')).first()).toBeVisible();
    await page.getByRole('switch', { name: t('competitions:fields.issemiprivate') }).click();
    await page.getByRole('textbox', { name: t('competitions:fields.secretcode') }).fill('AB');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('The secret code has exactly 3 letters or digits').first()).toBeVisible();
    await page.getByRole('textbox', { name: t('competitions:fields.secretcode') }).fill('AB7');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.getByRole('link', { name: t('competitions:tabs.reward') }).click();
    for (const field of ['ticketcost', 'ticketcurrency', 'weeklyawardday', 'coinimage'] as const)
      await expect(page.getByText(t(`competitions:fields.${field}`), { exact: true }).first()).toBeVisible();
    await page.getByRole('textbox', { name: t('competitions:fields.rewardcode') }).fill('BOOK-2026');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.getByRole('link', { name: t('competitions:tabs.competition') }).click();
    await expect(page.getByRole('textbox', { name: t('competitions:fields.secretcode') })).toHaveValue('AB7');
  },
  preview: '/content/competition/preview',
  async expectPreview(page) {
    await expect(page.getByRole('heading', { name: 'Level 1' })).toBeVisible();
    await expect(page.getByText('Asia/Karachi')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
  async expectPlayer(page) {
    await expect(page.getByText('A week with the planets')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `${p('competition_level', { n: 1 })} · Grade 4` }),
    ).toBeVisible();
  },
};
