import { expect, type Page } from '@playwright/test';
import { approve, updateContainer } from '@takhti/contract';
import { act, barOf } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, sendOn, submit } from '../helpers/content.ts';
import { callsOf } from '../helpers/browser/calls-of.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebody } from '../helpers/people/login.ts';
import { startReview } from '../helpers/reviewing.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('C-002 C-007 C-133 C-496 C-497 C-501 C-503 C-504 C-506 a bank goes from its first reviewer to the final one, who publishes it into the library, and only then the assessment that draws from it', async ({
  browser,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const place = skillOf('pool', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Numbers in order'), place });
  await addQuestion(author, bank.container_id);
  await submit(author, bank.container_id);
  const assessment = await makeContent(author, 'assessment', { title: uniqueTitle('Test on order'), place });
  await submit(author, assessment.container_id);

  await test.step('the first reviewer finds it, starts, cancels and starts again', async () => {
    const page = await somebody(browser, 'reviewer1');
    await page.goto(waitingPath(bank.title));
    await page.getByRole('link', { name: bank.title }).click();
    await expect(page.getByText('Read-only until you start the review.')).toBeVisible();
    await startReview(page);
    await expect(page.getByText('The review is yours. You can edit now.')).toBeVisible();
    await act(page, 'cancelReview');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await goWithin(page, waitingPath(bank.title));
    await page.getByRole('link', { name: bank.title }).click();
    await expect(page.getByText('Read-only until you start the review.')).toBeVisible();
    await startReview(page);

    await page.getByRole('link', { name: 'Which of these is an even number?' }).click();
    await writeRich(page, 'Option 4', 'eleven');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();

    await comment(page, 'I made the last option less obvious.');
    const sent = callsOf(page, [updateContainer.path, approve.path]);
    await act(page, 'approve');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    expect(sent).toEqual([updateContainer.path, approve.path]);
    await goWithin(page, waitingPath(bank.title));
    await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
    await page.close();
  });
  await sendOn(request, 'reviewer2', bank.container_id);
  for (const login of ['reviewer1', 'reviewer2'] as const)
    await sendOn(request, login, assessment.container_id);

  const teacher = await somebody(browser, 'teacher');
  await test.step('a teacher sees nothing of it as long as it waits', async () => {
    await teacher.goto(bankPath(bank));
    await expect(teacher.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  });

  await test.step('the final reviewer publishes, the bank first', async () => {
    const page = await somebody(browser, 'final');
    await page.goto(waitingPath(assessment.title));
    await page.getByRole('link', { name: assessment.title }).click();
    await startReview(page);
    await act(page, 'publish');
    await expect(page.getByText('publish the question bank first').first()).toBeVisible();

    await goWithin(page, waitingPath(bank.title));
    await page.getByRole('link', { name: bank.title }).click();
    await startReview(page);
    await expect(barOf(page).locator('[data-action=approve]')).toBeHidden();
    await act(page, 'publish');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await expect(page.getByText('Published successfully.')).toBeVisible();

    await goWithin(page, bankPath(assessment).replace('/mcq?', '/assessment/edit?'));
    await expect(page.getByRole('heading', { level: 1, name: assessment.title })).toBeVisible();
    await act(page, 'publish');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await page.close();
  });

  await test.step('both are in the library, for the teacher too', async () => {
    await goWithin(teacher, `/content?${new URLSearchParams({ title: assessment.title })}`);
    await expect(teacher.getByRole('link', { name: assessment.title })).toBeVisible();
    await teacher.getByRole('searchbox', { name: 'Search titles' }).fill(bank.title);
    await expect(teacher).toHaveURL(/title=Numbers/);
    await teacher.getByRole('link', { name: bank.title }).click();
    await expect(teacher.getByRole('heading', { level: 1, name: bank.title })).toBeVisible();
    await expect(teacher.getByText('1 question')).toBeVisible();
  });
});

function waitingPath(title: string): string {
  return `/dashboard/waiting-for-review?${new URLSearchParams({ title })}`;
}

async function comment(page: Page, words: string): Promise<void> {
  await act(page, 'comment');
  const drawer = page.getByRole('dialog', { name: 'Comments' });
  await drawer.getByRole('textbox', { name: 'Write a comment' }).fill(words);
  await drawer.getByRole('button', { name: 'Send' }).click();
  await expect(drawer.getByRole('listitem')).toContainText(words);
  await drawer.getByRole('button', { name: 'Close' }).click();
}
