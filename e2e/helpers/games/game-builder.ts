import { expect, type Locator, type Page } from '@playwright/test';
import { mouse, type Hand } from '../browser/hands.ts';
import { studioTexts, type TextOf } from '../screen/texts.ts';

const english = studioTexts('en');

const listOf = (page: Page, t: TextOf): Locator =>
  page.getByRole('navigation', { name: t('games:rounds.title') });

/** Waits until the rounds are these, in this order: each a pattern of its line in the list. */
export async function expectRounds(
  page: Page,
  patterns: readonly RegExp[],
  t: TextOf = english,
): Promise<void> {
  await expect(listOf(page, t).getByRole('listitem')).toHaveText(patterns);
}

/** Adds a round of a kind, by its name in the picker; null where the game has but one kind. */
export async function addRoundOf(
  page: Page,
  kind: string | null,
  t: TextOf = english,
  hand: Hand = mouse,
): Promise<void> {
  await hand.press(page.getByRole('button', { name: t('games:rounds.add'), exact: true }));
  if (kind === null) return;
  await pickKind(page, kind, hand);
  await expect(page.getByRole('heading', { name: kind, exact: true })).toBeVisible();
}

/** Takes a kind of round in the open picker. */
export async function pickKind(page: Page, kind: string, hand: Hand = mouse): Promise<void> {
  const choices = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await hand.press(choices.filter({ has: page.getByText(kind, { exact: true }) }));
}

const cardsOf = (page: Page, round: number): Locator =>
  page.locator(`[id^="field-questionData-${round}-cardsData-"][id$="-text"]`);

/** Writes the texts of the cards of the open round; what it lacks is added. */
export async function writeCards(page: Page, round: number, texts: readonly string[]): Promise<void> {
  const cards = cardsOf(page, round);
  for (const [at, text] of texts.entries()) {
    await expect(cards.first()).toBeVisible();
    if ((await cards.count()) <= at)
      await page.locator(`#field-questionData-${round}-cardsData`).getByRole('button').first().click();
    await cards.nth(at).fill(text);
  }
}

/** What stands on the cards of the open round. */
export function cardTexts(page: Page, round: number): Promise<string[]> {
  return cardsOf(page, round).evaluateAll((fields) =>
    fields.map((field) => (field as HTMLTextAreaElement).value),
  );
}
