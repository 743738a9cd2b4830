import { expect, type Page } from '@playwright/test';
import { createContainer, findMinimalSkill, updateContainer, updateStatus } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { act } from '../helpers/actions.ts';
import { apiOf, type Api } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent, makeGame } from '../helpers/content.ts';
import { gameDocOfEverything } from '../helpers/games/games.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebody, somebodyAnew } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const t = studioTexts('en');

const roundPath = ({ container_id, institution_id }: OpenedContainer): string =>
  `/dashboard/rumble-in-the-jumble/editor/questionType?${new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' })}`;

const questionOf = (page: Page) => page.getByRole('textbox', { name: t('games:head.question'), exact: true });

/** A game with two rounds that can be submitted as they are. */
function written(api: Api, { container_id, version, title }: OpenedContainer): Promise<OpenedContainer> {
  const doc = gameDocOfEverything('english');
  const json_data = JSON.stringify({ ...doc, title, questionData: doc.questionData.slice(0, 2) });
  return api(updateContainer, { container_id, version, title, language: 'english', json_data });
}

test('G-344 a game that is edited in another browser says so, and is edited after the button was pressed', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const api = await apiOf(request, 'developer');
  const game = await makeGame(api, uniqueTitle('Held game'), skillOf('lock', testInfo));
  const first = await somebodyAnew(browser, 'developer');
  await first.goto(roundPath(game));
  await questionOf(first).fill('Which belong together here?');
  await expect(savedSign(first, 'Unsaved changes')).toBeVisible();

  const second = await somebodyAnew(browser, 'developer');
  await second.goto(roundPath(game));
  await expect(second.getByText('This content object is already being edited.')).toBeVisible();
  await expect(second.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(questionOf(second)).toHaveCount(0);
  await expect(second.locator('[data-tour="add-round"]')).toHaveCount(0);
  await second.getByRole('status').getByRole('button', { name: 'Edit' }).click();
  await second.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
  await expect(questionOf(second)).toBeEnabled();
  await questionOf(second).fill('Which of these belong together?');
  await second.keyboard.press('Control+s');
  await expect(savedSign(second, 'Saved')).toBeVisible();
});

test('a save in the very moment of the first key sends that key', async ({ browser, request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('lock', testInfo);
  const title = uniqueTitle('Game of one key');
  const made = await written(api, await makeContent(api, 'rumble_in_the_jumble', { title, place }));

  const page = await somebody(browser, 'developer');
  await page.goto(roundPath(made));
  const question = questionOf(page);
  await question.fill('Which pairs do you find');
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
  await question.press('End');
  const answered = page.waitForResponse((each) => each.url().endsWith(`/api/${updateContainer.path}`));
  // Both within one task of the page, which draws nothing in between.
  await question.evaluate((field) => {
    (field as HTMLTextAreaElement).setRangeText('?');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true }));
  });
  await answered;
  await expect(savedSign(page, 'Saved')).toBeVisible();
  await page.reload();
  await expect(question).toHaveValue('Which pairs do you find?');
});

test('C-524 G-347 G-348 G-349 submitting a game saves it first; on the minimal skill it is saved, not sent, and a skill is asked for', async ({
  browser,
  request,
}, testInfo) => {
  test.slow();
  const api = await apiOf(request, 'developer');
  const { grade, subject } = skillOf('lock', testInfo);
  const { skill_id } = await api(findMinimalSkill, { grade, subject });
  const title = uniqueTitle('Game without a skill');
  const content_type = 'rumble_in_the_jumble';
  const made = await written(
    api,
    await api(createContainer, { content_type, title, language: 'english', skill_id }),
  );

  const page = await somebody(browser, 'developer');
  const sent: string[] = [];
  page.on('request', (each) => {
    const path = new URL(each.url()).pathname.replace('/api/', '');
    if (path === updateContainer.path || path === updateStatus.path) sent.push(path);
  });
  await page.goto(roundPath(made));
  await questionOf(page).fill('Which pairs do you find?');
  await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
  await act(page, 'submit');
  await expect(page).toHaveURL(/\/dashboard\/select-grade-subject\?/);
  await expect(page.getByText(t('problems:skills.minimal')).first()).toBeVisible();
  expect(sent).toEqual([updateContainer.path]);

  await test.step('with a skill it is saved, and then sent', async () => {
    const place = skillOf('lock', testInfo);
    const begun = await makeContent(api, content_type, { title: uniqueTitle('Game with a skill'), place });
    const ready = await written(api, begun);
    await goWithin(page, roundPath(ready));
    await expect(page.getByRole('heading', { level: 1, name: ready.title })).toBeVisible();
    await questionOf(page).fill('Which pairs do you find now?');
    sent.length = 0;
    await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
    await act(page, 'submit');
    await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    expect(sent).toEqual([updateContainer.path, updateStatus.path]);
  });
});
