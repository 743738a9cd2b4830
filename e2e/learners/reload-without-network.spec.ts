import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { isPageKept } from '../helpers/browser/kept-copies.ts';
import { test } from '../helpers/browser/test.ts';
import { addQuestion, makeContent, playerPath, publish, questionDoc } from '../helpers/content.ts';
import { goOn } from '../helpers/games/playing.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';
import { skillOf } from '../helpers/skills.ts';

const t = playerTexts('en');

test('reloading a bank without a network tells that nothing is lost, and goes on when the network is back', async ({
  browser,
  request,
  server,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', {
    title: uniqueTitle('No network'),
    place: skillOf('learner', testInfo),
  });
  for (const text of ['First?', 'Second?'])
    await addQuestion(author, bank.container_id, questionDoc({ question: `<p>${text}</p>` }));
  await publish(request, author, bank.container_id);
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${server.address}${await playerPath(author, bank.content_id)}`);
  await page.getByRole('button', { name: 'Start' }).click();
  await goOn(page, 'Next');
  await expect(page.getByText('Second?')).toBeVisible();
  await expect.poll(() => isPageKept(page), { timeout: 15_000 }).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: t('launch_failed_title') })).toBeVisible();
  await expect(page.getByText(t('launch_failed_text'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Second?')).toBeVisible();
  await context.close();
});
