import { expect, type Locator, type Page } from '@playwright/test';
import { cardName } from '@takhti/content-types/rounds/play';
import type { Board, PlayRound } from '@takhti/domain';
import type { Hand } from '../browser/hands.ts';
import type { PlayerTextOf } from '../screen/texts.ts';

/** Somebody who plays, and the words that they read or hear. */
export interface Player {
  readonly page: Page;
  readonly hand: Hand;
  readonly t: PlayerTextOf;
}

export const boardOf = ({ page, t }: Player): Locator => page.getByRole('form', { name: t('board') });

/** What a screen reader was told last. */
export const saidTo = ({ page }: Player): Locator => page.getByRole('status').last();

/** Expects that everything that can be worked with is called something. */
export async function expectNoneNameless({ page }: Player, what: string): Promise<void> {
  const tree = await page.getByRole('main').ariaSnapshot();
  const nameless = tree
    .split('\n')
    .filter((line) => /- (?:button|textbox|link|img|group|region)(?:\s\[|:|$)/.test(line));
  expect(nameless, what).toEqual([]);
}

/** Expects every piece of a board to be there by its name. */
export async function expectPieces(player: Player, { board: what, template_type }: PlayRound): Promise<void> {
  const { t } = player;
  const board = boardOf(player);
  if ('cards' in what)
    for (const card of what.cards)
      await expect(board.getByRole('button', { name: cardName(card) }).first(), template_type).toBeVisible();
  if (what.kind === 'bins')
    for (const { label } of what.bins)
      await expect(board.getByRole('group', { name: label, exact: true })).toBeVisible();
  if (what.kind === 'number')
    await expect(board.getByRole('textbox', { name: t('unit_of', { unit: what.unit }) })).toBeVisible();
  if (what.kind === 'table') {
    const column = what.columns[what.blank.column] ?? '';
    await expect(board.getByRole('textbox', { name: t('blank_cell', { column }) })).toBeVisible();
  }
  if ('clues' in what)
    await expect(board.getByText(what.clues[0]?.text ?? '', { exact: true })).toBeVisible();
  if (what.kind === 'clue')
    await expect(board.getByRole('textbox', { name: t('your_answer') })).toBeVisible();
  if (what.kind === 'word') await expect(board.getByRole('group', { name: t('keys') })).toBeVisible();
  if (what.kind === 'code') {
    const [first] = what.signs;
    const name = t('code_letter', { n: 1, sign: first?.coded ?? '' });
    await expect(board.getByRole('textbox', { name })).toBeVisible();
  }
}

/** Takes the time that somebody wants to look at a memory, so that its cards lie open until `endLook`. */
export async function holdLook({ page, hand, t }: Player, board: Board): Promise<void> {
  if (board.kind === 'pairs' && board.is_flipped)
    await hand.press(page.getByRole('button', { name: t('look_pause') }));
}

export async function endLook(player: Player, board: Board): Promise<void> {
  if (board.kind !== 'pairs' || !board.is_flipped) return;
  await player.hand.press(player.page.getByRole('button', { name: player.t('look_ready') }));
  await expect(
    boardOf(player).getByRole('button', { name: player.t('card_hidden', { n: 1 }) }),
  ).toBeVisible();
}

/** Picks a piece up and puts it back, so that the round is as it was. */
export async function pickAndPutBack(player: Player, { board: what }: PlayRound): Promise<void> {
  // One tap on a single choice is the answer; what is typed is read as it is typed.
  if (!('cards' in what) || (what.kind === 'choice' && !what.is_multiple)) return;
  const { hand, t } = player;
  const [board, said] = [boardOf(player), saidTo(player)];
  const [first] = what.cards;
  const name = cardName(first);
  const isHidden = what.kind === 'pairs' && what.is_flipped;
  await hand.press(
    board.getByRole('button', { name: isHidden ? t('card_hidden', { n: 1 }) : name, pressed: false }).first(),
  );
  await expect(board.getByRole('button', { name, pressed: true })).toBeVisible();
  if (what.kind === 'sequence' || what.kind === 'bins')
    await expect(said).toContainText(t('picked', { card: name }));
  if (isHidden) {
    await expect(said).toContainText(name);
    const other = what.pairs.find((pair) => !pair.includes(first?.id ?? 0))?.[0];
    const at = what.cards.findIndex(({ id }) => id === other);
    await hand.press(board.getByRole('button', { name: t('card_hidden', { n: at + 1 }) }));
    await expect(said).toContainText(t('pair_wrong', { one: name, other: cardName(what.cards[at]) }));
    return;
  }
  await hand.press(board.getByRole('button', { name, pressed: true }));
  await expect(board.getByRole('button', { pressed: true })).toHaveCount(0);
}
