import { expect, type Locator } from '@playwright/test';
import { cardName } from '@takhti/content-types/games/play';
import type { PlayRound } from '@takhti/domain';
import { gameOfEverything, openGame, solveRound } from './helpers/games.ts';
import { shortcuts, type Hand } from './helpers/hands.ts';
import { test } from './helpers/test.ts';
import { playerTexts, type TextOf } from './helpers/texts.ts';

const keys: Hand = {
  ...shortcuts,
  async press(target) {
    await target.focus();
    await target.press('Enter');
  },
};

for (const { language, locale } of [
  { language: 'english', locale: 'en' },
  { language: 'urdu', locale: 'ur' },
] as const) {
  test(`a screen reader reads every board in ${language}: its pieces, what is picked, and how it went`, async ({
    page,
  }) => {
    test.slow();
    const t = playerTexts(locale);
    const play = gameOfEverything(language);
    await openGame(page, play);
    await page.getByRole('button', { name: t('game_start') }).click();
    const board = page.getByRole('form', { name: t('board') });
    const said = page.getByRole('status').last();

    for (const round of play.rounds) {
      await expect(page.getByRole('heading', { name: round.question })).toBeFocused();
      expect(namelessIn(await page.getByRole('main').ariaSnapshot()), round.template_type).toEqual([]);
      await expectPieces(board, round, t);
      await pickAndPutBack(board, said, round, t);
      await solveRound(page, round, keys);
      const check = page.getByRole('button', { name: t('check'), exact: true });
      if (await check.isVisible()) await keys.press(check);
      await expect(said).toContainText(`${t('right')} ${t('stars', { n: 3, total: 3 })}`);
      expect(namelessIn(await page.getByRole('main').ariaSnapshot()), round.template_type).toEqual([]);
      await keys.press(page.locator('.play-dock .button-main'));
    }
    await expect(page.getByRole('heading', { name: t('result_perfect') })).toBeFocused();
  });
}

/** What can be worked with but is not called anything. */
function namelessIn(tree: string): string[] {
  return tree
    .split('\n')
    .filter((line) => /- (?:button|textbox|link|img|group|region)(?:\s\[|:|$)/.test(line));
}

async function expectPieces(
  board: Locator,
  { board: what, template_type }: PlayRound,
  t: TextOf,
): Promise<void> {
  if ('cards' in what) {
    const skip = board.getByRole('button', { name: t('look_ready') });
    for (const card of what.cards)
      await expect(board.getByRole('button', { name: cardName(card) }).first(), template_type).toBeVisible();
    if (await skip.isVisible()) {
      await keys.press(skip);
      await expect(board.getByRole('button', { name: t('card_hidden', { n: 1 }) })).toBeVisible();
    }
  }
  if (what.kind === 'bins')
    for (const { label } of what.bins)
      await expect(board.getByRole('group', { name: label, exact: true })).toBeVisible();
  if (what.kind === 'number')
    await expect(board.getByRole('textbox', { name: t('unit_of', { unit: what.unit }) })).toBeVisible();
  if (what.kind === 'table') {
    const column = what.columns[what.blank.column] ?? '';
    await expect(board.getByRole('textbox', { name: t('blank_cell', { column }) })).toBeVisible();
  }
  if (what.kind === 'code') {
    const [first] = what.signs;
    const name = t('code_letter', { n: 1, sign: first?.coded ?? '' });
    await expect(board.getByRole('textbox', { name })).toBeVisible();
  }
}

/** Picks a piece up and puts it back, so that the round is as it was. */
async function pickAndPutBack(
  board: Locator,
  said: Locator,
  { board: what }: PlayRound,
  t: TextOf,
): Promise<void> {
  // One tap on a single choice is the answer; what is typed is read as it is typed.
  if (!('cards' in what) || (what.kind === 'choice' && !what.is_multiple)) return;
  const [first] = what.cards;
  const name = cardName(first);
  const isHidden = what.kind === 'pairs' && what.is_flipped;
  await keys.press(
    board.getByRole('button', { name: isHidden ? t('card_hidden', { n: 1 }) : name, pressed: false }).first(),
  );
  await expect(board.getByRole('button', { name, pressed: true })).toBeVisible();
  if (what.kind === 'sequence' || what.kind === 'bins')
    await expect(said).toContainText(t('picked', { card: name }));
  if (isHidden) {
    await expect(said).toContainText(name);
    const other = what.pairs.find((pair) => !pair.includes(first?.id ?? 0))?.[0];
    const at = what.cards.findIndex(({ id }) => id === other);
    await keys.press(board.getByRole('button', { name: t('card_hidden', { n: at + 1 }) }));
    await expect(said).toContainText(t('pair_wrong', { one: name, other: cardName(what.cards[at]) }));
    return;
  }
  await keys.press(board.getByRole('button', { name, pressed: true }));
  await expect(board.getByRole('button', { pressed: true })).toHaveCount(0);
}
