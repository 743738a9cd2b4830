import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { addQuestion, makeContent } from '../helpers/content.ts';
import { somebody } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const t = studioTexts('en');

test('a question bank becomes a game in a few presses, and it can be taken back', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('Bank for a game');
  const bank = await makeContent(api, 'mcq', { title, place: skillOf('lock', testInfo) });
  await addQuestion(api, bank.container_id);

  const page = await somebody(browser, 'developer');
  const { container_id, institution_id } = bank;
  await page.goto(
    `/dashboard/mcq?${new URLSearchParams({ container_id, institution_id: String(institution_id) })}`,
  );
  await page.getByRole('link', { name: t('common:make_game') }).click();
  await expect(page.getByText('1 round', { exact: true }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Jungle Gym Classic' }).click();
  await page.getByRole('button', { name: t('making:make') }).click();
  await expect(page).toHaveURL(/\/dashboard\/jungle-gym-classic\?/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('1 question', { exact: true }).first()).toBeVisible();

  await page
    .getByRole('button', { name: t('common:undo') })
    .last()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/make-game\?/);
  await page.getByRole('radio', { name: t('making:kinds.choice') }).click();
  await page.getByRole('button', { name: t('making:make') }).click();
  await expect(page).toHaveURL(/\/dashboard\/rumble-in-the-jumble\/editor\?/);
  await expect(
    page.getByRole('listitem').filter({ hasText: t('games:templates.mcq_short.name') }),
  ).toHaveCount(1);

  await test.step('more rounds come from a list, and are taken back', async () => {
    await page.getByRole('button', { name: t('games:rounds.add_from') }).click();
    const dialog = page.getByRole('dialog', { name: t('games:rounds.add_from') });
    await dialog.getByRole('textbox', { name: t('making:list.label') }).fill('rain = wet\nice\tcold\nhalf');
    await expect(dialog.getByText('1 line does not fit')).toBeVisible();
    await dialog.getByRole('radio', { name: t('making:kinds.pairs') }).click();
    await dialog.getByRole('button', { name: 'Add 1 round', exact: true }).click();
    const made = page.getByRole('listitem').filter({ hasText: t('games:templates.matching.name') });
    await expect(made).toHaveCount(1);
    await page
      .getByRole('button', { name: t('common:undo') })
      .last()
      .click();
    await expect(made).toHaveCount(0);
  });
});
