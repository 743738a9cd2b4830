import { expect, type Page } from '@playwright/test';
import { deleteComment, listComments, sendComment, type Call } from '@takhti/contract';
import { act, barOf } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { addQuestion, bankPath, makeContent, submit } from '../helpers/content.ts';
import { somebody } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const failed = 'Important params are missing. Please provide those params and try again.';

/** Lets a call fail until the result is called. */
async function failing(page: Page, { path }: Call): Promise<() => Promise<void>> {
  const url = `**/api/${path}`;
  await page.route(url, (route) => route.fulfill({ status: 500, body: '' }));
  return () => page.unroute(url);
}

test('C-247 C-249 C-252 C-516 C-764 C-1048 C-1049 the comments of a bank that waits: on the right, empty at first, and read anew only when something was sent or deleted', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Talked about'), place });
  await addQuestion(api, bank.container_id);
  await submit(api, bank.container_id);
  const page = await somebody(browser, 'developer');
  // What the stream tells is looked at too: only what the page does by itself is counted.
  await page.route('**/api/live**', (route) => route.abort());
  await page.goto(bankPath(bank));
  await expect(barOf(page).locator('[data-main]')).toHaveText('Play');
  await expect(barOf(page).locator('[data-action=setInDraft]')).toHaveText('Edit');

  let lists = 0;
  page.on('request', (each) => {
    if (new URL(each.url()).pathname === `/api/${listComments.path}`) lists += 1;
  });
  await act(page, 'comment');
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  await expect(drawer.getByText('No data found')).toBeVisible();
  await expect
    .poll(async () => {
      const { x = 0, width = 0 } = (await drawer.boundingBox()) ?? {};
      return [x > 640, Math.round(x + width)];
    })
    .toEqual([true, 1280]);
  lists = 0;

  let sends = 0;
  page.on('request', (each) => {
    if (new URL(each.url()).pathname === `/api/${sendComment.path}`) sends += 1;
  });
  const box = drawer.getByRole('textbox', { name: 'Write a comment' });
  await box.fill('  ');
  await box.press('Control+Enter');
  await expect(drawer.getByRole('button', { name: 'Send' })).toBeDisabled();
  await box.fill('Is this clear?');
  const sent = await failing(page, sendComment);
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('alert').filter({ hasText: failed })).toBeVisible();
  await expect(box).toHaveValue('Is this clear?');
  expect([sends, lists]).toEqual([1, 0]);
  await sent();
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('listitem')).toContainText('Is this clear?');
  await expect(box).toHaveValue('');
  expect(lists).toBe(1);

  const remove = async () => {
    await drawer.getByRole('button', { name: 'Delete comment' }).click();
    await page
      .getByRole('dialog', { name: 'Delete your comment?' })
      .getByRole('button', { name: 'Delete' })
      .click();
  };
  const deleted = await failing(page, deleteComment);
  await remove();
  await expect(page.getByRole('alert').filter({ hasText: failed })).toHaveCount(2);
  await expect(drawer.getByRole('listitem')).toContainText('Is this clear?');
  expect(lists).toBe(1);
  await deleted();
  await remove();
  await expect(drawer.getByText('No data found')).toBeVisible();
  expect(lists).toBe(2);
});
