import { expect, type FrameLocator, type Page } from '@playwright/test';
import { additionKey } from '../published.ts';

/** Where a player is: a page, or a frame of one. */
type Player = Page | FrameLocator;

/** Which of the additions is on the board. */
export async function currentAddition(page: Player): Promise<string> {
  const words = await page.getByRole('article').innerText();
  const stem = Object.keys(additionKey).find((each) => words.includes(each));
  if (stem === undefined) throw new Error(`none of the additions is on the board, but: ${words}`);
  return stem;
}

/** Answers the addition on the board, and gives its question back. */
export async function answerAddition(page: Player, how: 'right' | 'wrong'): Promise<string> {
  const stem = await currentAddition(page);
  const option = page.getByRole('radio', { name: additionKey[stem]?.[how] ?? '', exact: true });
  await option.check();
  await expect(option).toBeChecked();
  return stem;
}

export async function goOn(page: Player, to: 'Next' | 'Show the overview'): Promise<void> {
  await page.getByRole('button', { name: to }).click();
}

export async function finish(page: Player): Promise<void> {
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('dialog', { name: 'Finish now?' }).getByRole('button', { name: 'Finish' }).click();
}
