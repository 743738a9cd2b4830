import { expect } from '@playwright/test';
import { stranger, testAs } from '../helpers/people/login.ts';
import { finish, goOn } from '../helpers/games/playing.ts';
import { publishAdditions } from '../helpers/published.ts';
import { skillOf } from '../helpers/skills.ts';

const test = testAs('teacher');

test('an assessment with one attempt is not for somebody unknown; who is logged in has it once', async ({
  page,
  browser,
  request,
}, testInfo) => {
  const { path } = await publishAdditions(request, skillOf('limited', testInfo), { max_attempts: 1 });
  const nobody = await stranger(browser);
  await nobody.goto(path);
  await expect(nobody.getByText('Attempts are counted here.')).toBeVisible();

  await page.goto(path);
  await expect(page.getByText('Attempt 1 of 1')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  for (let at = 1; at < 5; at += 1) await goOn(page, 'Next');
  await goOn(page, 'Show the overview');
  await finish(page);
  await expect(page.getByText('You have used all your attempts.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play again' })).toHaveCount(0);
  // Whatever the browser has forgotten, the server has not.
  await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('takhti.attempt'))
      .forEach((key) => localStorage.removeItem(key)),
  );
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'That was your last attempt' })).toBeVisible();
});
