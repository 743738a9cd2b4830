import { expect } from '@playwright/test';
import { games } from '@takhti/content-types/rounds';
import { studioTexts } from '../helpers/screen/texts.ts';
import { gameOfRounds } from './game-of-rounds.ts';

const t = studioTexts('en');

/** A game of many kinds of rounds: it asks which one a new round is. */
export const rumbleInTheJumble = gameOfRounds('rumble_in_the_jumble', async (page) => {
  await page.getByRole('button', { name: t('games:rounds.add'), exact: true }).click();
  const picker = page.getByRole('dialog', { name: t('games:picker.title') });
  await expect(picker.locator('[data-template]')).toHaveCount(games.rumble_in_the_jumble.templates.length);
  await picker.getByRole('button', { name: t('common:close') }).click();
  await expect(picker).toBeHidden();
});
