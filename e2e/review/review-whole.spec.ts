import { expect, type Page } from '@playwright/test';
import { barOf } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import {
  addQuestion,
  bankPath,
  makeContent,
  moveTo,
  questionDoc,
  questionPath,
  setRules,
  submit,
} from '../helpers/content.ts';
import { goToBank, goToQuestion } from '../helpers/browser/go-within.ts';
import { apiAt, somebody } from '../helpers/people/login.ts';
import { closeDialog, expectStatus, historyOf } from '../helpers/reviewing.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('C-041 C-042 C-264 C-265 C-266 a reviewer comments beside a question and on the title, moves one question, deletes one and adds another; the author follows the comments, settles each, and finds the history', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Counting on'), place });
  const other = skillOf('review', { retry: testInfo.retry + 1 });
  const first = await addQuestion(api, bank.container_id);
  await addQuestion(api, bank.container_id, questionDoc({ question: '<p>Which comes after eight?</p>' }));
  await submit(api, bank.container_id);
  await moveTo(await apiOf(request, 'reviewer1'), bank.container_id, 'r');
  const reviewer = await somebody(browser, 'reviewer1');
  const author = await somebody(browser, 'developer');

  await test.step('the reviewer comments on the title and on how hard a question is', async () => {
    await reviewer.goto(bankPath(bank));
    await comment(reviewer, 'Title', 'Say which numbers.');
    await goToQuestion(reviewer, bank, first);
    await comment(reviewer, 'Difficulty', 'Harder than that.');
  });

  await test.step('the author, who only reads now, sees the comment beside the question', async () => {
    await author.goto(questionPath(bank, first.content_id));
    await expect(author.getByRole('button', { name: 'Comment on: Option 1' })).toBeVisible();
    await author.getByRole('button', { name: 'Difficulty: 1 open comment' }).click();
    await expect(drawer(author)).toContainText('Harder than that.');
    await closeDialog(author);
  });

  await test.step('the reviewer moves the first question to another skill', async () => {
    await goToBank(reviewer, bank);
    await reviewer.getByRole('checkbox', { name: 'Select question 1' }).check();
    await reviewer.getByRole('button', { name: 'Move to another skill' }).click();
    const moving = reviewer.getByRole('dialog', { name: 'Move 1 question to another skill' });
    await moving.getByRole('radio', { name: other.skill }).click();
    await moving.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(rowsOf(reviewer).first()).toContainText(other.skill);
    await expect(reviewer.getByText('1 change is for the author to accept or reject.')).toBeVisible();
  });

  await test.step('the reviewer deletes the second question, adds another and sends the bank back', async () => {
    await reviewer.getByRole('button', { name: 'More actions for question 2' }).click();
    await reviewer.getByRole('menuitem', { name: 'Delete' }).click();
    const sure = reviewer.getByRole('dialog', { name: 'Delete this question?' });
    await expect(sure).toContainText('Its author can bring it back.');
    await sure.getByRole('button', { name: 'Delete' }).click();
    await expect(reviewer.getByText('Which comes after eight?')).toBeHidden();
    await expect(reviewer.getByRole('link', { name: 'Add question' })).toBeVisible();
    const added = questionDoc({ question: '<p>Which comes before ten?</p>', option1: '<p>nine</p>' });
    await addQuestion(await apiAt(reviewer), bank.container_id, { ...added, option4: '<p>ten</p>' });
    await moveTo(await apiAt(reviewer), bank.container_id, 's', 'Please look at this.');
  });

  await test.step('a comment leads the author to the title, another to the slider', async () => {
    await goToBank(author, bank);
    // Now that they may edit, they get another editor.
    await expectStatus(author, 'resubmission');
    await author.getByRole('button', { name: /^Comments: / }).click();
    await drawer(author).getByRole('button', { name: 'Title', exact: true }).click();
    await expect(author.getByRole('button', { name: 'Title: 1 open comment' })).toBeFocused();
    await author.getByRole('button', { name: /^Comments: / }).click();
    await drawer(author).getByRole('link', { name: 'Question 1: Difficulty' }).click();
    await expect(author.getByRole('slider', { name: 'Difficulty' })).toBeFocused();
  });

  await test.step('they see the move, and both questions as a whole, bring the one back and keep the other', async () => {
    await goToBank(author, bank);
    await author.getByRole('button', { name: 'Look at the changes' }).click();
    const changes = author.getByRole('dialog', { name: 'Changes by reviewers' });
    const deleted = changes.getByRole('listitem').filter({ hasText: 'Accepting leaves it deleted' });
    const added = changes.getByRole('listitem').filter({ hasText: 'Accepting keeps the question' });
    const moved = changes.getByRole('listitem').filter({ hasText: other.skill });
    await expect(moved).toContainText(place.skill);
    await moved.getByRole('button', { name: 'Reject' }).click();
    await expect(moved).toBeHidden();
    await expect(deleted).toContainText('Which comes after eight?');
    await expect(added).toContainText('nine');
    await deleted.getByRole('button', { name: 'Reject' }).click();
    await expect(deleted).toBeHidden();
    await added.getByRole('button', { name: 'Accept' }).click();
    await expect(changes.getByText('Everything is settled')).toBeVisible();
    await changes.getByRole('button', { name: 'Close' }).last().click();
    const rows = rowsOf(author);
    await expect(rows).toHaveCount(3);
    await expect(rows.first()).not.toContainText(other.skill);
    await expect(rows.nth(1)).toContainText('Which comes after eight?');
    await expect(rows.nth(2)).toContainText('Which comes before ten?');
    await expect(author.getByRole('button', { name: 'Look at the changes' })).toBeHidden();
  });

  await test.step('C-603 beside the action bar, which has none, they find the history, and bring back what was sent', async () => {
    await expect(barOf(author).locator('[data-action=history]')).toHaveCount(0);
    await author.getByRole('button', { name: 'History', exact: true }).click();
    const entry = historyOf(author).getByRole('listitem').filter({ hasText: 'asked for resubmission' });
    await entry.getByRole('button', { name: 'View this version' }).click();
    await entry.getByRole('button', { name: 'Restore this version' }).click();
    const sure = author.getByRole('dialog', { name: 'Restore this version?' });
    await sure.getByRole('button', { name: 'Restore this version' }).click();
    await expect(author.getByText('The earlier version is back.')).toBeVisible();
    await closeDialog(author);
    await expect(rowsOf(author)).toHaveCount(2);
    await expect(rowsOf(author).first()).toContainText(other.skill);
  });
});

test('C-041 C-266 a reviewer comments on a skill and a rule of an assessment and suggests a time limit; the author is led to the skill, and accepts', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('review', testInfo);
  const bank = await makeContent(api, 'mcq', { title: uniqueTitle('Numbers to ask'), place });
  await addQuestion(api, bank.container_id);
  const made = await makeContent(api, 'assessment', { title: uniqueTitle('Test to discuss'), place });
  const path = bankPath(made).replace('/mcq?', '/assessment/edit?');
  await setRules(api, made.container_id, 1, { timer: 600 });
  await submit(api, made.container_id);
  await moveTo(await apiOf(request, 'reviewer1'), made.container_id, 'r');
  const reviewer = await somebody(browser, 'reviewer1');
  const author = await somebody(browser, 'developer');

  await test.step('the reviewer comments on a skill and on a rule', async () => {
    await reviewer.goto(path);
    await comment(reviewer, place.skill, 'One is too few.');
    await comment(reviewer, 'Shuffle the options', 'Please do.');
  });

  await test.step('they suggest more time and another title; the assessment stays as it is', async () => {
    await reviewer.getByRole('switch', { name: 'Suggest only' }).check();
    await reviewer.getByRole('spinbutton', { name: 'Minutes' }).fill('20');
    await reviewer.getByRole('textbox', { name: 'Title' }).fill('Test with more time');
    await reviewer.keyboard.press('Control+s');
    await expect(reviewer.getByText('2 suggestions are with the author.')).toBeVisible();
    await expect(reviewer.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('10');
    await moveTo(await apiAt(reviewer), made.container_id, 's', 'Please look at this.');
    await reviewer.close();
  });

  await test.step('a comment leads the author to the skill that it is about', async () => {
    await author.goto(path);
    await expect(author.getByRole('button', { name: 'Shuffle the options: 1 open comment' })).toBeVisible();
    await author.getByRole('button', { name: /^Comments: / }).click();
    const thread = drawer(author).getByRole('listitem').filter({ hasText: 'One is too few.' });
    await thread.getByRole('button', { name: 'Skills' }).click();
    await expect(
      author.getByRole('spinbutton', { name: `Questions shown for ${place.skill}` }),
    ).toBeFocused();
    // The comments stand beside it still.
    await closeDialog(author);
  });

  await test.step('the author accepts the time and rejects the title', async () => {
    await author.getByRole('button', { name: 'Look at the changes' }).click();
    const changes = author.getByRole('dialog', { name: 'Changes by reviewers' });
    const time = changes.getByRole('listitem').filter({ hasText: 'Time limit' });
    await time.getByRole('button', { name: 'Accept' }).click();
    await expect(time).toBeHidden();
    await changes.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(changes.getByText('Everything is settled')).toBeVisible();
    await closeDialog(author);
    await expect(author.getByRole('spinbutton', { name: 'Minutes' })).toHaveValue('20');
    await expect(author.getByRole('textbox', { name: 'Title' })).toHaveValue(made.title);
  });
});

function rowsOf(page: Page) {
  return page.getByRole('region', { name: 'Questions' }).getByRole('listitem');
}

function drawer(page: Page) {
  return page.getByRole('dialog', { name: 'Comments' });
}

async function comment(page: Page, field: string, words: string): Promise<void> {
  await page.getByRole('button', { name: `Comment on: ${field}` }).click();
  const box = drawer(page).getByRole('textbox', { name: 'Write a comment' });
  await box.fill(words);
  await box.press('Control+Enter');
  await expect(drawer(page).getByText(words, { exact: true })).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(drawer(page)).toBeHidden();
  await expect(page.getByRole('button', { name: `${field}: 1 open comment` })).toBeVisible();
}
