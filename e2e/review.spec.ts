import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { act, barOf } from './helpers/actions.ts';
import { apiOf } from './helpers/api.ts';
import { savedSign, writeRich } from './helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionDoc, sendOn, submit } from './helpers/content.ts';
import { somebody } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { skillOf, type SkillPlace } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

test('C-002 C-007 C-496 C-497 C-504 C-506 a bank goes through both reviewers to the final one, who publishes it into the library', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const bank = await submittedBank(request, skillOf('review', testInfo));

  await test.step('it waits for the first level, and for no other', async () => {
    const second = await somebody(browser, 'reviewer2');
    await expectInWaitingList(second, bank.title, false);
    await second.close();
  });

  await test.step('the first reviewer starts, changes a question, comments and approves', async () => {
    const page = await somebody(browser, 'reviewer1');
    await expectInWaitingList(page, bank.title, true);
    await page.getByRole('link', { name: bank.title }).click();
    await expect(page.getByText('Read-only until you start the review.')).toBeVisible();
    await act(page, 'startReview');
    await expect(page.getByText('The review is yours. You can edit now.')).toBeVisible();

    await page.getByRole('link', { name: 'Which of these is an even number?' }).click();
    await writeRich(page, 'Option 4', 'eleven');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();

    await comment(page, 'I made the last option less obvious.');
    await act(page, 'approve');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await expectInWaitingList(page, bank.title, false);
    await page.close();
  });

  await test.step('C-250 C-251 the second reviewer reads the comment and approves', async () => {
    const page = await somebody(browser, 'reviewer2');
    await expectInWaitingList(page, bank.title, true);
    await page.getByRole('link', { name: bank.title }).click();
    await act(page, 'startReview');
    await expect(page.getByText('The review is yours. You can edit now.')).toBeVisible();
    await page.getByRole('button', { name: /^Comments/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Comments' });
    await expect(drawer).toContainText(people.reviewer1.full_name);
    await expect(drawer).toContainText('I made the last option less obvious.');
    await drawer.getByRole('button', { name: 'Close' }).click();
    await act(page, 'approve');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await page.close();
  });

  await test.step('the final reviewer publishes', async () => {
    const page = await somebody(browser, 'final');
    await expectInWaitingList(page, bank.title, true);
    await page.getByRole('link', { name: bank.title }).click();
    await act(page, 'startReview');
    await expect(barOf(page).locator('[data-action=approve]')).toBeHidden();
    await act(page, 'publish');
    await expect(page.getByText('Published successfully.')).toBeVisible();
    await page.close();
  });

  await test.step('C-133 it is in the library, for a teacher too', async () => {
    const page = await somebody(browser, 'teacher');
    await page.goto('/content');
    await page.getByRole('searchbox', { name: 'Search titles' }).fill(bank.title);
    await expect(page).toHaveURL(/title=/);
    await page.getByRole('link', { name: bank.title }).click();
    await expect(page.getByRole('heading', { level: 1, name: bank.title })).toBeVisible();
    await expect(page.getByText('1 question')).toBeVisible();
    await page.close();
  });
});

test('an assessment is published only after the bank it draws from', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const place = skillOf('pool', testInfo);
  const bank = await submittedBank(request, place);
  const assessment = await makeContent(author, 'assessment', { title: uniqueTitle('Test on order'), place });
  await submit(author, assessment.container_id);
  for (const reviewer of ['reviewer1', 'reviewer2'] as const)
    await sendOn(request, reviewer, assessment.container_id);

  const page = await somebody(browser, 'final');
  await page.goto('/dashboard/waiting-for-review');
  await page.getByRole('link', { name: assessment.title }).click();
  await act(page, 'startReview');
  await act(page, 'publish');
  await expect(page.getByText('publish the question bank first').first()).toBeVisible();

  for (const reviewer of ['reviewer1', 'reviewer2', 'final'] as const)
    await sendOn(request, reviewer, bank.container_id);
  await page.reload();
  await act(page, 'publish');
  await expect(page.getByText('Published successfully.')).toBeVisible();
  await page.goto('/content');
  await page.getByRole('searchbox', { name: 'Search titles' }).fill(assessment.title);
  await expect(page.getByRole('link', { name: assessment.title })).toBeVisible();
});

test('C-007 C-498 C-499 C-500 a reviewer sends a bank back with a reason, and its author reads it, mends it and submits it again', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await submittedBank(request, skillOf('review', testInfo));
  const reviewer = await somebody(browser, 'reviewer1');
  await reviewer.goto(bankPath(bank));
  await act(reviewer, 'startReview');
  await act(reviewer, 'askResubmission');
  const dialog = reviewer.getByRole('dialog', { name: 'Ask for resubmission' });
  await dialog.getByRole('textbox').fill('Please add a second question.');
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(reviewer).toHaveURL(/\/dashboard\/in-review/);

  const author = await somebody(browser, 'developer');
  await author.goto('/dashboard/resubmission');
  await author.getByRole('link', { name: bank.title }).click();
  await author.getByRole('button', { name: /^Comments/ }).click();
  const drawer = author.getByRole('dialog', { name: 'Comments' });
  await expect(drawer).toContainText('Please add a second question.');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await act(author, 'submit');
  await expect(author).toHaveURL(/\/dashboard\/waiting-for-review/);
  await expectInWaitingList(reviewer, bank.title, true);
});

test('C-501 a cancelled review waits again; what waits is seen by its author and its level alone', async ({
  browser,
  request,
}, testInfo) => {
  const bank = await submittedBank(request, skillOf('review', testInfo));
  const reviewer = await somebody(browser, 'reviewer1');
  await reviewer.goto(bankPath(bank));
  await act(reviewer, 'startReview');
  await act(reviewer, 'cancelReview');
  await expectInWaitingList(reviewer, bank.title, true);

  for (const login of ['developer2', 'final'] as const) {
    const stranger = await somebody(browser, login);
    await expectInWaitingList(stranger, bank.title, false);
    await stranger.close();
  }
  const teacher = await somebody(browser, 'teacher');
  await teacher.goto(bankPath(bank));
  await expect(teacher.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
});

async function submittedBank(request: APIRequestContext, place: SkillPlace) {
  const author = await apiOf(request, 'developer');
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Numbers in order'), place });
  await addQuestion(author, bank.container_id, questionDoc());
  await submit(author, bank.container_id);
  return bank;
}

async function expectInWaitingList(page: Page, title: string, isThere: boolean): Promise<void> {
  await page.goto(`/dashboard/waiting-for-review?${new URLSearchParams({ title })}`);
  const link = page.getByRole('link', { name: title });
  await expect(isThere ? link : page.getByText('Nothing matches these filters.')).toBeVisible();
}

async function comment(page: Page, words: string): Promise<void> {
  await act(page, 'comment');
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  await drawer.getByRole('textbox', { name: 'Write a comment' }).fill(words);
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('listitem')).toContainText(words);
  await drawer.getByRole('button', { name: 'Close' }).click();
}
