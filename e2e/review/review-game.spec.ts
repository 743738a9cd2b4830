import { expect, type Locator } from '@playwright/test';
import { updateContainer } from '@takhti/contract';
import { act } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent, moveTo, submit } from '../helpers/content.ts';
import { gameDocOfEverything } from '../helpers/games/games.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { apiAt, somebody } from '../helpers/people/login.ts';
import { closeDialog, commentsOf, historyOf } from '../helpers/reviewing.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

test('C-041 C-042 C-265 C-266 C-603 a reviewer speaks of a card of a game and rewrites another; its author answers, takes the word back, and finds the history', async ({
  browser,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('Young animals');
  const made = await makeContent(api, 'rumble_in_the_jumble', { title, place: skillOf('games', testInfo) });
  const { container_id, institution_id, language, version } = made;
  const doc = gameDocOfEverything('english');
  const questionData = doc.questionData.slice(0, 1);
  const json_data = JSON.stringify({ ...doc, title, questionData });
  await api(updateContainer, { container_id, title, language, version, json_data });
  await submit(api, container_id);
  await moveTo(await apiOf(request, 'reviewer1'), container_id, 'r');
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' });
  const path = `/dashboard/rumble-in-the-jumble/editor/questionType?${query}`;
  const second = '#field-questionData-0-cardsData-1-text';
  const reviewer = await somebody(browser, 'reviewer1');
  const author = await somebody(browser, 'developer');

  await test.step('the reviewer comments on the first card and rewrites the second', async () => {
    await reviewer.goto(path);
    await reviewer.getByRole('button', { name: 'Comment on: Card - 1' }).click();
    const drawer = commentsOf(reviewer);
    await drawer.getByRole('textbox', { name: 'Write a comment' }).fill('Everybody knows cats.');
    await drawer.getByRole('button', { name: 'Send' }).click();
    await expect(drawer.getByText('Everybody knows cats.', { exact: true })).toBeVisible();
    await closeDialog(reviewer);
    await reviewer.locator(second).fill('Cub');
    await reviewer.keyboard.press('Control+s');
    await expect(savedSign(reviewer, 'Saved')).toBeVisible();
    await moveTo(await apiAt(reviewer), container_id, 's', 'Look at the second card.');
    await reviewer.close();
  });

  await test.step('the author finds the comment at its card, and takes the word back', async () => {
    await author.goto(path);
    await expect(author.getByRole('button', { name: 'Card - 1: 1 open comment' })).toBeVisible();
    await author.getByRole('button', { name: 'Look at the changes' }).click();
    const changes = author.getByRole('dialog', { name: 'Changes by reviewers' });
    await expect(changes.getByText('Kitten').first()).toBeVisible();
    await expect(changes.getByText('Cub').first()).toBeVisible();
    await changes.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(changes.getByText('Everything is settled')).toBeVisible();
    await changes.getByRole('button', { name: 'Close' }).last().click();
    await expect(author.locator(second)).toHaveValue('Kitten');
  });

  await test.step('the history, beside the bar, shows both words and brings the reviewer’s back', async () => {
    await author.getByRole('button', { name: 'History', exact: true }).click();
    const entry = historyOf(author)
      .getByRole('listitem')
      .filter({ hasText: 'asked for resubmission' })
      .first();
    await entry.getByRole('button', { name: 'View this version' }).click();
    await entry.getByRole('button', { name: 'View it as it was then' }).click();
    const preview = author.getByRole('dialog', { name: 'Preview: as learners see it' });
    await expect(preview.frameLocator('iframe').getByText('Cub').first()).toBeVisible();
    await closeDialogOf(preview);
    await entry.getByRole('button', { name: 'Restore this version' }).click();
    await author
      .getByRole('dialog', { name: 'Restore this version?' })
      .getByRole('button', { name: 'Restore this version' })
      .click();
    await expect(author.getByText('The earlier version is back.')).toBeVisible();
    await closeDialog(author);
    await expect(author.locator(second)).toHaveValue('Cub');
  });

  await test.step('and it goes on: it is submitted again', async () => {
    await act(author, 'submit');
    await expect(author).toHaveURL(/\/dashboard\/waiting-for-review/);
  });

  await test.step('where it can only be looked at, the bar explains how such a round is made', async () => {
    await goWithin(author, `/content/rumble-in-the-jumble/preview?container_id=${container_id}`);
    await act(author, 'guideline');
    await expect(author.getByRole('dialog', { name: /Match'Em!/ })).toBeVisible();
  });
});

async function closeDialogOf(dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(dialog).toBeHidden();
}
