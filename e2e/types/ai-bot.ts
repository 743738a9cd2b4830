import { expect } from '@playwright/test';
import { searchLibrary, updateContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent } from '../helpers/content.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const p = playerTexts('en');
const opening = 'Ask me about rain and rivers.';
const starter = 'Where does rain come from?';

/** A bot that knows a published link of the demo. */
export const aiBot: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const { records } = await author(searchLibrary, {
      content_types: ['link'],
      title: 'Where does the rain',
    });
    const items = records.slice(0, 1).map(({ content_id, content_type, title: name }) => ({
      content_id,
      content_type,
      title: name,
    }));
    const { container_id, language, version } = await makeContent(author, 'ai_bot', { title, place });
    const json_data = JSON.stringify({
      schema_version: 1,
      description: '',
      name: 'Drop',
      picture: '',
      subject: 'The water cycle',
      instructions: 'Speak like a kind teacher.',
      opening,
      starters: [starter],
      items,
      daily_questions: 20,
    });
    return author(updateContainer, { container_id, version, language, title, json_data });
  },
  editor: '/dashboard/ai-bot/editor',
  async expectEditor(page) {
    const subject = page.getByRole('textbox', { name: t('ai:bot.fields.subject') });
    await expect(subject).toHaveValue('The water cycle');
    await expect(page.getByText(t('files:plan.state.published')).first()).toBeVisible();
    await page.getByRole('textbox', { name: t('ai:bot.fields.daily_questions') }).fill('500');
    await page.keyboard.press('Control+s');
    const atField = page.locator('#field-daily_questions-findings');
    await expect(atField.getByText(/may ask 1 to 100/)).toBeVisible();
    await page.getByRole('textbox', { name: t('ai:bot.fields.daily_questions') }).fill('12');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
  },
  preview: '/content/ai-bot/preview',
  async expectPreview(page) {
    await expect(page.getByText(opening)).toBeVisible();
    await expect(page.getByText('Speak like a kind teacher.')).toBeVisible();
    // It is tried there, and not edited.
    await page.getByRole('textbox', { name: t('ai:bot.try.question') }).fill(starter);
    await expect(page.getByRole('button', { name: t('ai:bot.try.ask'), exact: true })).toBeEnabled();
    await expect(page.getByRole('textbox', { name: t('ai:bot.fields.name'), exact: true })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: t('ai:bot.fields.subject') })).toHaveCount(0);
  },
  playerHeading: 'Drop',
  async expectPlayer(page) {
    await expect(page.getByText(opening)).toBeVisible();
    await expect(page.getByText(p('bot_care'))).toBeVisible();
    // How it is told to speak is no learner's business.
    await expect(page.getByText('Speak like a kind teacher.')).toHaveCount(0);
    await expect(page.getByText(p('bot_unknown'))).toBeVisible();
  },
};
