import { expect, type Page } from '@playwright/test';
import { act } from './helpers/actions.ts';
import { apiOf } from './helpers/api.ts';
import { savedSign, writeRich } from './helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionDoc, questionPath, submit } from './helpers/content.ts';
import { somebody } from './helpers/login.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

test('C-041 C-042 C-263 C-264 C-266 a reviewer comments on an option, changes one question, suggests in another and sends back; the author answers, accepts, rejects and resubmits; the reviewer sees what changed', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Numbers to discuss'), place });
  const first = await addQuestion(api, bank.container_id, questionDoc());
  const second = await addQuestion(
    api,
    bank.container_id,
    questionDoc({
      question: '<p>Which of these is an odd number?</p>',
      option1: '<p>three</p>',
      option2: '<p>six</p>',
    }),
  );
  await submit(api, bank.container_id);
  const reviewer = await somebody(browser, 'reviewer1');
  const author = await somebody(browser, 'developer');

  await test.step('the reviewer comments on option 3 of question 2 and changes its option 2', async () => {
    await reviewer.goto(bankPath(bank));
    await act(reviewer, 'startReview');
    await expect(reviewer.getByText('The review is yours. You can edit now.')).toBeVisible();
    await reviewer.goto(questionPath(bank, second.content_id));
    await reviewer.getByRole('button', { name: 'Comment on: Option 3' }).click();
    await say(reviewer, 'Write a comment', 'Is seven too easy here?');
    await expect(drawer(reviewer)).toContainText('About: Option 3');
    await drawer(reviewer).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(reviewer.getByRole('button', { name: 'Option 3: 1 open comment' })).toBeVisible();
    await writeRich(reviewer, 'Option 2', 'teen');
    await reviewer.keyboard.press('Control+s');
    await expect(savedSign(reviewer, 'Saved')).toBeVisible();
  });

  await test.step('they suggest other words in question 1, which stays as it is', async () => {
    await reviewer.goto(questionPath(bank, first.content_id));
    await reviewer.getByRole('switch', { name: 'Suggest only' }).check({ force: true });
    await writeRich(reviewer, 'Option 4', 'ninety');
    await reviewer.keyboard.press('Control+s');
    await expect(reviewer.getByText('1 suggestion is with the author.')).toBeVisible();
    await expect(reviewer.getByRole('textbox', { name: 'Option 4' })).not.toContainText('ninety');
  });

  await test.step('they send it back with a reason', async () => {
    await reviewer.goto(bankPath(bank));
    await act(reviewer, 'askResubmission');
    const dialog = reviewer.getByRole('dialog', { name: 'Ask for resubmission' });
    await dialog.getByRole('textbox').fill('Please look at my changes.');
    await dialog.getByRole('button', { name: 'Send back' }).click();
    await expect(reviewer).toHaveURL(/\/dashboard\/in-review/);
  });

  await test.step('the author sees what is new, answers at the option and marks it as done', async () => {
    await author.goto(bankPath(bank));
    await author.getByRole('button', { name: 'Comments: 2 new comments' }).click();
    await expect(drawer(author)).toContainText('Please look at my changes.');
    await drawer(author).getByRole('link', { name: 'Question 2: Option 3' }).click();
    await author.getByRole('button', { name: 'Option 3: 1 open comment' }).click();
    await drawer(author).getByRole('button', { name: 'Answer' }).click();
    await say(author, 'Write an answer', 'It is meant to be.');
    await expect(drawer(author)).toContainText('It is meant to be.');
    await drawer(author).getByRole('button', { name: 'Mark as done' }).click();
    await expect(drawer(author).getByText('Show 1 that is done')).toBeVisible();
    await drawer(author).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(author.getByRole('button', { name: 'Comment on: Option 3' })).toBeVisible();
  });

  await test.step('the author accepts the suggestion and rejects the change', async () => {
    await author.goto(bankPath(bank));
    await expect(author.getByText('Reviewers changed or suggest 2 things.')).toBeVisible();
    await author.getByRole('button', { name: 'Look at the changes' }).click();
    const dialog = author.getByRole('dialog', { name: 'Changes by reviewers' });
    const suggestion = dialog.getByRole('listitem').filter({ hasText: 'suggested' });
    await expect(suggestion.locator('ins')).toContainText('ninety');
    await suggestion.getByRole('button', { name: 'Accept' }).click();
    await expect(suggestion).toBeHidden();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog.getByText('Everything is settled')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await author.goto(questionPath(bank, first.content_id));
    await expect(author.getByRole('textbox', { name: 'Option 4' })).toContainText('ninety');
    await author.goto(questionPath(bank, second.content_id));
    await expect(author.getByRole('textbox', { name: 'Option 2' })).not.toContainText('teen');
  });

  await test.step('the author resubmits, and the reviewer sees what changed since they last looked', async () => {
    await author.goto(bankPath(bank));
    await act(author, 'submit');
    await expect(author).toHaveURL(/\/dashboard\/waiting-for-review/);
    await reviewer.goto(bankPath(bank));
    await expect(reviewer.getByText('2 changes since you last looked')).toBeVisible();
    await reviewer.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(reviewer.locator('ins').filter({ hasText: 'ninety' })).toBeVisible();
  });

  await test.step('the history tells it all, with what was before and after', async () => {
    await author.goto(bankPath(bank));
    await act(author, 'history');
    const history = author.getByRole('dialog', { name: 'History' });
    const entry = history.getByRole('listitem').filter({ hasText: 'rejected a reviewer’s change' });
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await expect(entry.locator('del')).toContainText('teen');
  });

  await test.step('an earlier state can be looked at as learners would see it', async () => {
    const history = author.getByRole('dialog', { name: 'History' });
    const entry = history.getByRole('listitem').filter({ hasText: 'edited a question' });
    await entry.getByRole('button', { name: 'Show 1 change' }).click();
    await entry.getByRole('button', { name: 'Look at it as it was then' }).click();
    const preview = author.getByRole('dialog', { name: 'Preview, as learners see it' });
    await expect(preview.locator('iframe')).toBeVisible();
    const player = preview.frameLocator('iframe');
    await expect(
      player.getByText(/teen/).or(player.getByText('Which of these is an even number?')).first(),
    ).toBeVisible();
  });
});

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Comments' });
}

async function say(page: Page, field: string, words: string): Promise<void> {
  const box = drawer(page).getByRole('textbox', { name: field });
  await box.fill(words);
  await box.press('Control+Enter');
  await expect(drawer(page).getByText(words, { exact: true })).toBeVisible();
}
