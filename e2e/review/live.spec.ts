import { expect, type APIRequestContext } from '@playwright/test';
import { sendComment } from '@takhti/contract';
import { act } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { holdSaves, richField, writeRich } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, moveTo, questionPath, submit } from '../helpers/content.ts';
import { openListening } from '../helpers/games/listening.ts';
import { somebody } from '../helpers/people/login.ts';
import { people } from '../helpers/people/people.ts';
import { commentsOf, expectStatus } from '../helpers/reviewing.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

async function draftBank(request: APIRequestContext) {
  const author = await apiOf(request, 'developer');
  const place = skillOf('live', test.info());
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Seen at once'), place });
  const { content_id } = await addQuestion(author, bank.container_id);
  return { author, bank, content_id };
}

test('what is submitted comes into a reviewer’s open list and under the bell; read, it stays read', async ({
  browser,
  request,
}) => {
  const { author, bank } = await draftBank(request);
  const reviewer = await somebody(browser, 'reviewer1');
  await openListening(
    reviewer,
    `/dashboard/waiting-for-review?${new URLSearchParams({ title: bank.title })}`,
  );
  await expect(reviewer.getByText('Nothing matches these filters.')).toBeVisible();
  await submit(author, bank.container_id);
  await expect(reviewer.getByRole('main').getByRole('link', { name: bank.title })).toBeVisible();

  const bell = reviewer.getByRole('button', { name: /^Notifications: \d+\+? unread$/ });
  await bell.click();
  const panel = reviewer.getByRole('dialog', { name: 'Notifications' });
  const row = panel.getByRole('listitem').filter({ hasText: bank.title });
  await expect(row).toContainText(people.developer.full_name);
  await expect(row).toContainText('waiting for your review');
  const mark = row.getByRole('button', { name: `Mark “${bank.title}” as read` });
  await mark.click();
  await expect(mark).toBeHidden();

  await reviewer.reload();
  await reviewer.getByRole('button', { name: /^Notifications/ }).click();
  await expect(row).toBeVisible();
  await expect(mark).toBeHidden();
  await row.getByRole('link', { name: bank.title }).click();
  await expect(reviewer.getByRole('heading', { level: 1, name: bank.title })).toBeVisible();
  await expect(panel).toBeHidden();
});

test('an author sees without a reload that a review began and what the reviewer says', async ({
  browser,
  request,
}) => {
  const { author: api, bank } = await draftBank(request);
  const { container_id, users_content_id } = bank;
  await submit(api, container_id);
  const author = await somebody(browser, 'developer');
  await openListening(author, bankPath(bank));
  await expectStatus(author, 'waiting');

  const reviewer = await apiOf(request, 'reviewer1');
  await moveTo(reviewer, container_id, 'r');
  await expectStatus(author, 'in_review');

  await act(author, 'comment');
  const heard = commentsOf(author);
  await expect(heard.getByText('No data found')).toBeVisible();
  await reviewer(sendComment, { users_content_id, comments: 'Which number is the largest?' });
  await expect(heard.getByRole('listitem').first()).toContainText('Which number is the largest?');
});

test('somebody moves what is being edited: the unsaved work stays, and a notice says so', async ({
  browser,
  request,
}) => {
  const { bank, content_id } = await draftBank(request);
  const page = await somebody(browser, 'developer');
  let tell: (() => void) | undefined;
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const event = { kind: 'moved', container_id: bank.container_id, version: 99 };
  await page.route('**/api/live', async (route) => {
    await asked;
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `: open\n\ndata: ${JSON.stringify(event)}\n\n`,
    });
  });
  await page.goto(questionPath(bank, content_id));
  await holdSaves(page);
  await writeRich(page, 'Option 3', 'seventeen');
  tell?.();
  await expect(page.getByText('The status of this changed while you were editing.')).toBeVisible();
  await expect(richField(page, 'Option 3')).toHaveText('seventeen');
});

test('where the stream cannot connect, everything else works', async ({ browser, request }) => {
  const { author, bank } = await draftBank(request);
  const reviewer = await somebody(browser, 'reviewer1');
  await reviewer.route('**/api/live', (route) => route.abort());
  await submit(author, bank.container_id);
  await reviewer.goto(bankPath(bank));
  await act(reviewer, 'startReview');
  await expect(reviewer.getByText('The review is yours. You can edit now.')).toBeVisible();
  await expect(reviewer.getByRole('dialog')).toBeHidden();
});
