import { expect, type APIRequestContext, type Locator, type Page, type TestInfo } from '@playwright/test';
import {
  addRound,
  gameModels,
  guidelineRows,
  newRound,
  templateLimits,
  withCards,
  type CardRound,
  type GameDoc,
} from '@takhti/content-types/rounds';
import { openContainer, openQuestion, saveUserData, updateContainer } from '@takhti/contract';
import type { Language, OpenedContainer } from '@takhti/domain';
import { apiOf, apiOfMade } from '../helpers/api.ts';
import { richField, savedSign, writeRich } from '../helpers/authoring.ts';
import { addQuestion, bankPath, makeContent, questionPath } from '../helpers/content.ts';
import { pickKind } from '../helpers/games/game-builder.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebody, somebodyAnew, testAs } from '../helpers/people/login.ts';
import { makePerson } from '../helpers/people/made-people.ts';
import { pictureFile } from '../helpers/picture.ts';
import { skillOf } from '../helpers/skills.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');
const t = studioTexts('en');

/** A game of two rounds, each of two cards that are put in order. */
async function makeSteps(
  request: APIRequestContext,
  testInfo: TestInfo,
  language: Language = 'english',
): Promise<OpenedContainer> {
  const author = await apiOf(request, 'developer');
  const title = uniqueTitle('Steps');
  const place = skillOf('games', testInfo);
  const made = await makeContent(author, 'rumble_in_the_jumble', { title, place, language });
  const doc = ['First?', 'Second?'].reduce((game, question) => {
    const round = newRound(game, 'rumble_in_the_jumble', 'sorting') as CardRound;
    const texts = ['Sow', 'Water'];
    const cards = round.cardsData.slice(0, 2).map((card, at) => ({ ...card, text: texts[at] ?? '' }));
    return addRound(game, { ...withCards(round, cards), question });
  }, made.json_data as GameDoc);
  const { container_id, version } = made;
  const json_data = JSON.stringify(gameModels.rumble_in_the_jumble.open(doc));
  return author(updateContainer, { container_id, version, language, title, json_data });
}

function roundPath({ container_id, institution_id }: OpenedContainer, round: number): string {
  const query = { container_id, institution_id: String(institution_id), round: String(round) };
  return `/dashboard/rumble-in-the-jumble/editor/questionType?${new URLSearchParams(query)}`;
}

const question = (page: Page): Locator => page.getByRole('textbox', { name: 'Question', exact: true });
const card = (page: Page, round: number, at: number): Locator =>
  page.locator(`#field-questionData-${round}-cardsData-${at}-text`);
const openRound = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('navigation', { name: t('games:rounds.title') })
    .getByRole('link', { name })
    .click();

test('two people who work on one game choose card by card, and nothing of the other rounds is asked or lost', async ({
  browser,
  request,
}, testInfo) => {
  const game = await makeSteps(request, testInfo);
  const [first, second] = [await somebody(browser, 'developer'), await somebody(browser, 'developer')];
  for (const page of [first, second]) {
    await page.goto(roundPath(game, 1));
    await expect(question(page)).toHaveValue('First?');
  }
  await card(second, 0, 0).fill('Mine');
  await card(second, 0, 1).fill('Mine alone');
  await openRound(second, /Second\?/);
  await expect(question(second)).toHaveValue('Second?');
  await question(second).fill('Second, by me?');
  await card(first, 0, 0).fill('Theirs');
  await question(first).fill('First, by them?');
  await first.keyboard.press('Control+s');
  await expect(savedSign(first, 'Saved')).toBeVisible();

  await second.keyboard.press('Control+s');
  const dialog = second.getByRole('dialog', { name: t('editor:conflict.title') });
  await expect(dialog.getByRole('radiogroup')).toHaveCount(4);
  await expect(dialog.getByRole('radiogroup', { name: 'Round 1: Question' })).toContainText(
    'First, by them?',
  );
  await expect(dialog.getByRole('radiogroup', { name: 'Round 2: Question' })).toContainText('Second, by me?');
  await expect(dialog.getByRole('radiogroup', { name: 'Round 1: Card 2: Text' })).toContainText('Mine alone');
  const both = dialog.getByRole('radiogroup', { name: 'Round 1: Card 1: Text' });
  await expect(both).toContainText('Theirs');
  await both.getByRole('radio', { name: 'Theirs' }).check();
  await dialog.getByRole('button', { name: t('editor:conflict.save') }).click();
  await expect(savedSign(second, 'Saved')).toBeVisible();

  await expect(question(second)).toHaveValue('Second, by me?');
  await openRound(second, /First, by them\?/);
  await expect(card(second, 0, 0)).toHaveValue('Theirs');
  const { container_id } = game;
  const { json_data } = await (await apiOf(request, 'developer'))(openContainer, { container_id });
  expect(json_data).toMatchObject({
    questionData: [
      { question: 'First, by them?', cardsData: [{ text: 'Theirs' }, { text: 'Mine alone' }] },
      { question: 'Second, by me?', cardsData: [{ text: 'Sow' }, { text: 'Water' }] },
    ],
  });
});

test('an editor stays with what was typed in it when the server cannot tell anew how its item stands', async ({
  page,
  request,
}, testInfo) => {
  const game = await makeSteps(request, testInfo);
  const author = await apiOf(request, 'developer');
  const place = skillOf('autosave', testInfo);
  const bank = await makeContent(author, 'mcq', { title: uniqueTitle('Bad days'), place });
  const { content_id } = await addQuestion(author, bank.container_id);
  const notice = page.getByRole('status').filter({ hasText: t('editor:stale.text') });

  async function askAnewInVain(): Promise<void> {
    for (const call of [openContainer, openQuestion])
      await page.route(`**/api/${call.path}`, (route) => route.fulfill({ status: 500, body: '' }));
    // Who comes back to the window is shown how things stand now, unless they were asked for a moment ago.
    await page.evaluate(() => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + 10_000;
      dispatchEvent(new Event('visibilitychange'));
    });
    await expect(notice).toBeVisible();
  }
  async function askAgain(): Promise<void> {
    for (const call of [openContainer, openQuestion]) await page.unroute(`**/api/${call.path}`);
    await notice.getByRole('button', { name: t('common:retry') }).click();
    await expect(notice).toBeHidden();
  }

  // What it tells of would be asked for between the steps.
  await page.route('**/api/live*', (route) => route.abort());
  await test.step('a game', async () => {
    await page.goto(roundPath(game, 1));
    await question(page).fill('Is it still here?');
    await askAnewInVain();
    await expect(question(page)).toHaveValue('Is it still here?');
    await card(page, 0, 0).fill('And goes on');
    await askAgain();
    await expect(card(page, 0, 0)).toHaveValue('And goes on');
    await expect(savedSign(page, 'Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
  });

  await test.step('a question of a bank', async () => {
    await goWithin(page, questionPath(bank, content_id));
    await writeRich(page, 'Option 3', 'seventeen');
    await askAnewInVain();
    await expect(richField(page, 'Option 3')).toHaveText('seventeen');
    await askAgain();
    await expect(richField(page, 'Option 3')).toHaveText('seventeen');
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
  });
});

test('G-296 G-297 G-301 the guideline of a round says what fits into its kind in the language of the game', async ({
  page,
  request,
}, testInfo) => {
  const expectGuideline = async (kind: 'sorting' | 'matching', language: Language): Promise<void> => {
    await expect(page.getByRole('heading', { name: t(`games:templates.${kind}.name`) })).toBeVisible();
    // The bar has one for the whole game; this is the round's own.
    await page
      .locator('main [id$="template_type"]')
      .getByRole('button', { name: t('games:guideline') })
      .click();
    const dialog = page.getByRole('dialog', { name: new RegExp(t(`games:templates.${kind}.name`)) });
    await expect(dialog.getByRole('rowheader')).toHaveCount(guidelineRows(kind, language).length);
    const most = templateLimits[kind].cards?.text[0]?.chars[language === 'english' ? 'english' : 'other'].to;
    await expect(dialog.getByRole('table')).toContainText(String(most));
    await dialog.getByRole('button', { name: t('common:close') }).click();
    await expect(dialog).toBeHidden();
  };

  await page.goto(roundPath(await makeSteps(request, testInfo, 'urdu'), 1));
  await expectGuideline('sorting', 'urdu');
  const english = await makeSteps(request, testInfo);
  await goWithin(page, roundPath(english, 1));
  await expect(page.getByRole('heading', { level: 1, name: english.title })).toBeVisible();
  await expectGuideline('sorting', 'english');
  await page.getByRole('button', { name: t('games:retype.open') }).click();
  await pickKind(page, t('games:templates.matching.name'));
  const sure = page.getByRole('dialog', { name: t('games:retype.title') });
  await sure.getByRole('button', { name: t('games:retype.confirm') }).click();
  await expectGuideline('matching', 'english');
});

test('C-641 C-643 C-644 G-416 the button that generates leads on from a round and from a bank, by keys too, and not from what is only read', async ({
  page,
  request,
}, testInfo) => {
  const author = await apiOf(request, 'developer');
  const game = await makeSteps(request, testInfo);
  const title = uniqueTitle('Generated');
  const bank = await makeContent(author, 'mcq', { title, place: skillOf('games', testInfo) });
  // The list of a game's rounds leads there, too, in words.
  const generate = page.getByLabel(t('editor:ai.generate'), { exact: true });
  const expectToLead = async (): Promise<void> => {
    await generate.hover();
    await expect(page.getByRole('tooltip', { name: t('editor:ai.generate') })).toBeVisible();
    await generate.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/generate/);
  };

  await page.goto(roundPath(game, 1));
  await expectToLead();
  await goWithin(page, bankPath(bank));
  // Until the bank is known to be empty there is another button in another place.
  await expect(page.getByText(t('questions:empty.title'))).toBeVisible();
  await expectToLead();
  await goWithin(page, `${roundPath(game, 1)}&isViewContent=1`);
  await expect(page.getByText('First?').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('games:templates.sorting.name') })).toBeVisible();
  await expect(generate).toBeHidden();
});

test('G-314 a text that is too long for its card in the player is told at the card, until it is shorter', async ({
  page,
  request,
}, testInfo) => {
  const game = await makeSteps(request, testInfo);
  await page.goto(roundPath(game, 1));
  const told = page.getByText(t('game-cards:overflow'));
  await expect(page.frameLocator('iframe:not([aria-hidden])').getByText('Sow').first()).toBeVisible();
  await card(page, 0, 1).fill('Water it every morning and every evening. '.repeat(30));
  const full = page.locator('#field-questionData-0-cardsData-1');
  await expect(full.getByText(t('game-cards:overflow'))).toBeVisible();
  await expect(told).toHaveCount(1);
  await card(page, 0, 1).fill('Water it');
  await expect(told).toHaveCount(0);
});

test('C-036 G-407 G-410 G-412 G-413 a tutorial goes on where somebody left it, and begins anew for somebody else', async ({
  browser,
  request,
}, testInfo) => {
  const admin = await apiOf(request, 'admin');
  const start = { name: t('games:tutorial') };

  async function openOwn(): Promise<Page> {
    const person = await makePerson(admin, { roles: 'cd3' });
    const own = await apiOfMade(request, person);
    const title = uniqueTitle('To learn with');
    const made = await makeContent(own, 'rumble_in_the_jumble', { title, place: skillOf('games', testInfo) });
    const doc = made.json_data as GameDoc;
    const json_data = JSON.stringify(addRound(doc, newRound(doc, 'rumble_in_the_jumble', 'sorting')));
    const { container_id, version, language } = made;
    await own(updateContainer, { container_id, version, language, title, json_data });
    const page = await somebodyAnew(browser, person.username);
    await page.goto(roundPath(made, 1));
    await page.getByRole('button', start).click();
    return page;
  }
  const step = (page: Page, n: number): Locator => page.getByText(new RegExp(`^${n} of \\d$`));
  const press = (page: Page, word: 'next' | 'skip'): Promise<void> =>
    page.getByRole('button', { name: t(`editor:tour.${word}`), exact: true }).click();

  const page = await openOwn();
  await expect(step(page, 1)).toBeVisible();
  await press(page, 'next');
  await expect(step(page, 2)).toBeVisible();
  const kept = page.waitForResponse(`**/api/${saveUserData.path}`);
  await press(page, 'skip');
  await kept;
  await page.reload();
  await page.getByRole('button', start).click();
  await expect(step(page, 2)).toBeVisible();

  await expect(step(await openOwn(), 1)).toBeVisible();
});

test('G-380 a picture comes by drop and by paste; its words are asked for next, and are there after a reload', async ({
  page,
  request,
}, testInfo) => {
  const game = await makeSteps(request, testInfo);
  await page.goto(roundPath(game, 1));
  const kinds = page.getByRole('radiogroup', { name: /^Card - 1/ });
  await kinds.getByTitle(t('game-cards:kinds.image'), { exact: true }).click();
  const ofCard = page.locator('#field-questionData-0-cardsData-0-imagePath');
  const ofQuestion = page.locator('#field-questionData-0-qContent-image');
  const wordsOf = (field: Locator): Locator => field.getByRole('textbox', { name: t('media:image.alt') });

  await give(page, ofCard, 'drop');
  await expect(ofCard.getByRole('img')).toBeVisible();
  await expect(wordsOf(ofCard)).toBeFocused();
  await page.keyboard.type('A goat');
  await give(page, ofQuestion, 'paste');
  await expect(ofQuestion.getByRole('img')).toBeVisible();
  // The focus stays in the field that is written in.
  await expect(wordsOf(ofCard)).toBeFocused();
  await page.keyboard.press('Control+s');
  await expect(savedSign(page, 'Saved')).toBeVisible();
  await expect(
    page.getByText(t('editor:messages.game.image_alt_missing')),
    'said at the one picture that has no words',
  ).toHaveCount(1);

  await page.reload();
  await expect(ofCard.getByRole('img', { name: 'A goat' })).toBeVisible();
  await expect(ofQuestion.getByRole('img')).toBeVisible();
});

test('the next round is added from below the cards, by keys, and its question is written at once', async ({
  page,
  request,
}, testInfo) => {
  const game = await makeSteps(request, testInfo);
  await page.goto(roundPath(game, 1));
  await card(page, 0, 1).focus();
  const another = page.getByRole('button', { name: t('games:rounds.add_another') });
  await expect(another).toBeVisible();
  // From the last card: its tools are behind, what is added to the cards and what follows them lies ahead.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: t('game-cards:card.add') })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(another).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${t('games:templates.matching.name')}`) })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('games:rounds.round_of', { number: 3, count: 3 }))).toBeVisible();
  await expect(question(page)).toBeFocused();
  await page.keyboard.type('Who belongs to whom?');
  await expect(question(page)).toHaveValue('Who belongs to whom?');
});

/** Lets go of a picture over a field, or pastes it there, as a browser tells of it. */
async function give(page: Page, field: Locator, way: 'drop' | 'paste'): Promise<void> {
  const { name, mimeType, buffer } = pictureFile();
  const place = field.getByRole('button', { name: t('media:image.choose') });
  await expect(place).toBeVisible();
  await place.evaluate(
    (element, { bytes, fileName, type, how }) => {
      const carrier = new DataTransfer();
      const data = Uint8Array.from(atob(bytes), (sign) => sign.codePointAt(0) ?? 0);
      carrier.items.add(new File([data], fileName, { type }));
      const happens = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...happens, dataTransfer: carrier })
          : new ClipboardEvent('paste', { ...happens, clipboardData: carrier }),
      );
    },
    { bytes: buffer.toString('base64'), fileName: name, type: mimeType, how: way },
  );
}
