import { expect, type Page } from '@playwright/test';
import { launchGame, openLibraryContent } from '@takhti/contract';
import { act, barOf } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { savedSign, startContent } from '../helpers/authoring.ts';
import { sendOn } from '../helpers/content.ts';
import { addRoundOf, cardTexts, expectRounds, pickKind, writeCards } from '../helpers/games/game-builder.ts';
import { playThrough } from '../helpers/games/games.ts';
import { keys } from '../helpers/browser/hands.ts';
import { somebody, stranger } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { playerTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const say = playerTexts('en');

test('G-011 G-466 G-001 G-028 G-029 G-030 G-205 a game of several kinds of rounds is made, reviewed, published and played', async ({
  browser,
  request,
}, testInfo) => {
  test.setTimeout(180_000);
  const title = uniqueTitle('Animals and seasons');
  const page = await somebody(browser, 'developer');
  const live = page.frameLocator('iframe:not([aria-hidden])');
  const question = page.getByRole('textbox', { name: 'Question', exact: true });

  await test.step('rounds of two kinds are added, and the player shows what is written', async () => {
    await startContent(page, { type: 'rumble_in_the_jumble', title, place: skillOf('games', testInfo) });
    await addRoundOf(page, "Match'Em!");
    await expect(page).toHaveURL(/\/editor\/questionType\?.*round=1/);
    await question.fill('Which young one belongs to which animal?');
    await expect(live.getByRole('heading', { name: /Which young one/ })).toBeVisible();
    await expect(question).toBeFocused();
    await writeCards(page, 0, ['Cat', 'Kitten', 'Dog', 'Puppy']);
    await expect(live.getByText('Kitten').first()).toBeVisible();

    await addRoundOf(page, 'Step1-Step2');
    await question.fill('In which order do they come?');
    await writeCards(page, 1, ['Spring', 'Summer']);
    await expectRounds(page, [/Match'Em!.*Which young/, /Step1-Step2.*In which order/]);
  });

  await test.step('G-024 G-026 another type resets what was written, after a question', async () => {
    await addRoundOf(page, 'Multiple choice');
    await question.fill('Which one is a season?');
    await page.getByRole('button', { name: 'Change type' }).click();
    await pickKind(page, 'Order Order!');
    const sure = page.getByRole('dialog', { name: 'Change the type?' });
    await sure.getByRole('button', { name: 'Change type' }).click();
    await expect(page.getByRole('heading', { name: 'Order Order!' })).toBeVisible();
    await expect(question).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(question).toHaveValue('Which one is a season?');
  });

  await test.step('G-030 rounds are copied, moved by keys and deleted', async () => {
    await fromMenu(page, 1, 'Duplicate');
    await expect(question).toHaveValue('Which young one belongs to which animal?');
    await question.fill('Once more?');
    const handle = page.getByRole('button', { name: /^Move Round/ });
    await handle.nth(2).focus();
    await handle.nth(2).press('ArrowUp');
    await expect(handle.nth(1)).toBeFocused();
    await handle.nth(1).press('ArrowUp');
    await expectRounds(page, [/In which order/, /Which young/, /Once more/, /Which one is a season/]);
    await fromMenu(page, 4, 'Delete');
    await page
      .getByRole('dialog', { name: 'Delete round 4?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(page.getByText('Question deleted')).toBeVisible();
    await fromMenu(page, 3, 'Delete');
    await page
      .getByRole('dialog', { name: 'Delete round 3?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expectRounds(page, [/In which order/, /Which young/]);
  });

  await test.step('what is saved is there after a reload', async () => {
    // The question that was answered keeps its keys to itself until it is gone.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    await page.reload();
    await expectRounds(page, [/In which order/, /Which young/]);
    await expect(question).toHaveValue('Which young one belongs to which animal?');
    await expect.poll(() => cardTexts(page, 1)).toEqual(['Cat', 'Kitten', 'Dog', 'Puppy']);
  });

  await test.step('what stands in the way of submitting leads to its card, in another round', async () => {
    await writeCards(page, 1, ['Cat', 'Kitten', 'Dog', '']);
    await page.getByRole('link', { name: /In which order/ }).click();
    await expect(question).toHaveValue('In which order do they come?');
    await act(page, 'submit');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Round 2, card 4: Text is mandatory/ })
      .click();
    await expect(page.locator('#field-questionData-1-cardsData-3-text')).toBeFocused();
    await page.keyboard.type('Puppy');
    await act(page, 'submit');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    await page.close();
  });

  const author = await apiOf(request, 'developer');
  const container_id = await test.step('a reviewer changes a word, and approves', async () => {
    const reviewer = await somebody(browser, 'reviewer1');
    await reviewer.goto(`/dashboard/waiting-for-review?${new URLSearchParams({ title })}`);
    await reviewer.getByRole('link', { name: title }).click();
    const reviewed = reviewer.getByRole('textbox', { name: 'Question', exact: true });
    await expect(barOf(reviewer)).toBeVisible();
    await reviewer.getByRole('link', { name: /In which order/ }).click();
    await expect(reviewer.getByRole('heading', { name: 'Step1-Step2' })).toBeVisible();
    await expect(reviewed).toBeHidden();
    await act(reviewer, 'startReview');
    await reviewed.fill('In which order do the seasons come?');
    await reviewer.keyboard.press('Control+s');
    await expect(savedSign(reviewer, 'Saved')).toBeVisible();
    const id = new URL(reviewer.url()).searchParams.get('container_id') ?? '';
    await act(reviewer, 'approve');
    await expect(reviewer).toHaveURL(/\/dashboard\/waiting-for-review/);
    await reviewer.close();
    return id;
  });
  for (const login of ['reviewer2', 'final'] as const) await sendOn(request, login, container_id);

  const link = await test.step('G-457 teachers find it in the library, and look at its rounds', async () => {
    const teacher = await somebody(browser, 'teacher');
    await teacher.goto(`/content?${new URLSearchParams({ title })}`);
    await teacher.getByRole('link', { name: title }).click();
    await expect(teacher).toHaveURL(/\/content\/rumble-in-the-jumble\/preview/);
    await teacher.getByRole('link', { name: /In which order/ }).click();
    await expect(teacher.getByRole('heading', { name: 'Step1-Step2' })).toBeVisible();
    await expect(teacher.getByRole('textbox')).toHaveCount(0);
    await expect(teacher.getByText('In which order do the seasons come?').first()).toBeVisible();
    const content_id = new URL(teacher.url()).searchParams.get('content_id') ?? '';
    await teacher.close();
    const { player_path } = await author(openLibraryContent, { content_id });
    return player_path ?? '';
  });

  await test.step('G-036 a learner plays it to the end', async () => {
    const learner = await stranger(browser);
    const launched = learner.waitForResponse(`**/api/${launchGame.path}`);
    await learner.goto(link);
    const { play } = launchGame.reply.parse((await (await launched).json()).data);
    await playThrough(learner, play, keys, say);
    await learner.close();
  });
});

async function fromMenu(page: Page, round: number, action: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for round ${round}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
