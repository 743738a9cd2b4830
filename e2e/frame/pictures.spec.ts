import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { addQuestion, makeContent, makeGame, publish } from '../helpers/content.ts';
import { testAs } from '../helpers/people/login.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const test = testAs('developer');

test('what content begins with is seen on its card in the library and in its row on the desk, as the player draws it', async ({
  page,
  request,
}, testInfo) => {
  const title = uniqueTitle('Seen');
  const place = skillOf('types', testInfo);
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: `${title} bank`, place });
  await addQuestion(author, bank.container_id);
  await makeGame(author, `${title} game`, place);

  await page.goto(`/dashboard/draft?${new URLSearchParams({ title })}`);
  const picture = (of: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: `${title} ${of}` })
      .locator('iframe');
  await expect(picture('bank').contentFrame().locator('.option')).toHaveCount(4);
  await expect(picture('game').contentFrame().locator('.pair').first()).toBeVisible();
  // The player takes the focus to each round that it shows: here it stays where the person is.
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  // Nothing in it can be reached, and it says nothing to who hears the page.
  await expect(picture('bank')).toHaveAttribute('inert', '');
  await expect(picture('bank')).toHaveAttribute('sandbox', 'allow-same-origin');

  await publish(request, author, bank.container_id);
  await page.goto(`/content?${new URLSearchParams({ text: title })}`);
  await expect(picture('bank').contentFrame().getByText('Which of these is an even number?')).toBeVisible();
});
