import { expect } from '@playwright/test';
import { grantBotAnswers, openContainer, updateContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { test } from '../helpers/browser/test.ts';
import { makeContent, playerPath, sendOn, submit } from '../helpers/content.ts';
import { setUpService } from '../helpers/generating.ts';
import { fillInLogin, somebody, stranger } from '../helpers/people/login.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const t = studioTexts('en');
const p = playerTexts('en');
const starter = 'Where does rain come from?';
const answer = 'Water rises, cools and falls as rain.';
const bot = {
  schema_version: 1,
  description: '',
  name: 'Drop',
  picture: '',
  subject: 'The water cycle',
  instructions: '',
  opening: 'Ask me about rain.',
  starters: [starter],
  items: [],
  daily_questions: 5,
};

test('C-071 a learner without a login comes back to a bot, asks and reports; a teacher sees it and settles it', async ({
  browser,
  request,
}, testInfo) => {
  const [admin, author] = [await apiOf(request, 'admin@201'), await apiOf(request, 'developer@201')];
  const title = uniqueTitle('Drop');
  const { container_id } = await makeContent(author, 'ai_bot', { title, place: skillOf('types', testInfo) });
  const { content_id, user_id, language, version } = await author(openContainer, { container_id });
  await author(updateContainer, { container_id, version, language, title, json_data: JSON.stringify(bot) });
  await submit(author, container_id);
  for (const login of ['reviewer1@201', 'reviewer2@201', 'final@201'] as const)
    await sendOn(request, login, container_id);
  const { service, leave } = await setUpService(admin, user_id);
  service.answer({ kind: 'list', elements: [{ kind: 'answer', text: answer }] });
  await admin(grantBotAnswers, { answers: 10, reason: title });

  await test.step('a stranger reads what may be asked, logs in and is back', async () => {
    const page = await stranger(browser);
    await page.goto(await playerPath(author, content_id));
    await expect(page.getByRole('list', { name: p('bot_starters') })).toHaveText(starter);
    await page.getByRole('link', { name: p('bot_log_in') }).click();
    await fillInLogin(page, 'developer2@201');
    await expect(page).toHaveURL(/\/player\/ai-bot\/play/);
    await page.getByRole('button', { name: starter }).click();
    await expect(page.getByText(answer)).toBeVisible();
    await page.getByRole('button', { name: p('bot_report') }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('Rain is made by clouds');
    await page.getByRole('button', { name: p('bot_report_send') }).click();
    await expect(page.getByText(p('bot_reported'))).toBeVisible();
  });

  await test.step('a teacher finds the report, word for word, and says to have looked at it', async () => {
    const page = await somebody(browser, 'teacher@201');
    await page.goto('/bot-talks');
    await page.getByRole('switch', { name: t('ai:talks.only_to_look_at') }).click();
    await page.getByRole('button', { name: title }).click();
    const talk = page.getByRole('dialog', { name: t('ai:talks.title') });
    await expect(talk.getByText(answer)).toBeVisible();
    await expect(talk.getByText('Rain is made by clouds')).toBeVisible();
    await talk.getByRole('button', { name: t('ai:talks.look') }).click();
    await expect(talk.getByText(/Looked at by/)).toBeVisible();
  });
  await leave();
});
