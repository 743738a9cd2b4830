import { expect, type Locator, type Page } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { richField } from '../helpers/authoring.ts';
import { bankPath, makeContent, makeGame, questionPath, addQuestion } from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { testAs } from '../helpers/people/login.ts';
import { skillOf } from '../helpers/skills.ts';
import { studioTexts } from '../helpers/screen/texts.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const test = testAs('developer');
const t = studioTexts('en');

const bar = (page: Page): Locator => page.locator('div[data-slim]:has(h1)');
const more = (page: Page): Locator => page.getByRole('button', { name: t('actions:more'), exact: true });
const line = (page: Page, shortcut: 'undo' | 'redo'): Locator =>
  page.getByRole('dialog').getByRole('button', { name: t(`editor:shortcuts.${shortcut}`) });

/** One line, wholly in the window, of which nothing is cut off but the title. */
async function expectOneLine(page: Page): Promise<void> {
  await expect(bar(page)).toBeVisible();
  const { height, faults } = await bar(page).evaluate((element) => {
    const whole = element.getBoundingClientRect();
    const isOutside = (button: Element): boolean => {
      const { left, right, bottom } = button.getBoundingClientRect();
      return left < 0 || right > 390 || bottom > whole.bottom;
    };
    const shown = [...element.querySelectorAll('button, [role=button]')].filter((each) =>
      each.checkVisibility({ visibilityProperty: true }),
    );
    return { height: whole.height, faults: shown.filter(isOutside).map((each) => each.outerHTML) };
  });
  expect(height).toBeLessThanOrEqual(72);
  expect(faults).toEqual([]);
}

test('every editor’s bar is one line on a phone, which stays while the page scrolls', async ({
  page,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const place = skillOf('autosave', testInfo);
  const title = uniqueTitle('A title that is far too long for the one line of a bar on a phone');
  const bank = await makeContent(api, 'mcq', { title, place });
  const { content_id } = await addQuestion(api, bank.container_id);
  const assessment = await makeContent(api, 'assessment', { title, place });
  const article = await makeContent(api, 'article', { title, place });
  const game = await makeGame(api, title, place);
  const at = ({ container_id, institution_id }: typeof game): string =>
    new URLSearchParams({ container_id, institution_id: String(institution_id) }).toString();
  await page.goto('/dashboard');
  await expect(page.getByRole('heading').first()).toBeVisible();
  for (const [path, sign] of [
    [bankPath(bank), page.getByRole('link', { name: 'Add question' })],
    [`/dashboard/comprehension?${at(article)}`, page.locator('#field-article_text')],
    [questionPath(bank, content_id), richField(page, 'Option 3')],
    [`/dashboard/assessment/edit?${at(assessment)}`, page.getByRole('spinbutton').first()],
    [
      `/dashboard/rumble-in-the-jumble/editor/cardEdit?${at(game)}&round=1`,
      page.locator('#field-questionData-0-cardsData-0-text'),
    ],
  ] as const) {
    await goWithin(page, path);
    await expect(sign).toBeVisible();
    await expectOneLine(page);
    await page.mouse.wheel(0, 600);
    await expect(bar(page)).toBeInViewport({ ratio: 1 });
    await expectOneLine(page);
  }
});

test('C-119 what the bar has no room for is behind More: the whole title, undo and redo, by finger and by keys', async ({
  page,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('A game whose title goes on far beyond what a phone shows of it');
  const game = await makeGame(api, title, skillOf('autosave', testInfo));
  const { container_id, institution_id } = game;
  const query = new URLSearchParams({ container_id, institution_id: String(institution_id), round: '1' });
  await page.goto(`/dashboard/rumble-in-the-jumble/editor/questionType?${query}`);
  const question = page.getByRole('textbox', { name: t('games:head.question'), exact: true });
  const before = await question.inputValue();
  await question.fill('What else?');

  await more(page).tap();
  await expect(page.getByRole('dialog').getByText(title)).toBeVisible();
  await expect(line(page, 'redo')).toBeDisabled();
  await line(page, 'undo').tap();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(question).toHaveValue(before);

  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(line(page, 'undo')).toBeDisabled();
  await line(page, 'redo').focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveValue('What else?');
  await expect(page.getByRole('dialog')).toBeHidden();

  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(more(page)).toBeFocused();

  await more(page).tap();
  await page.getByRole('dialog').locator('[data-action=history]').tap();
  await expect(page.getByRole('dialog', { name: t('review:history.title') })).toBeVisible();
});
