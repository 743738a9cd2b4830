import { expect } from '@playwright/test';
import type { CrosswordDoc } from '@takhti/content-types/crosswords';
import { messages } from '@takhti/content-types/message-texts';
import { updateContainer } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { savedSign } from '../helpers/authoring.ts';
import { makeContent } from '../helpers/content.ts';
import { playerTexts, studioTexts } from '../helpers/screen/texts.ts';
import type { TypeJourney } from './type-journey.ts';

const t = studioTexts('en');
const play = playerTexts('en');
const words = [
  ['CAT', 'It says meow'],
  ['TEN', 'Two times five'],
] as const;
const grid = 'Solved grid of 3 rows and 3 columns: CAT and TEN';

/** A crossword of two words that share one letter. */
export const crossword: TypeJourney = {
  async make({ request, title, place }) {
    const author = await apiOf(request, 'developer');
    const made = await makeContent(author, 'crossword', { title, place });
    const { container_id, language, version } = made;
    const files = words.map(([word, clue], at) => ({
      id: at + 1,
      type: 'text',
      word,
      clue,
      path: '',
      alt: '',
    }));
    const json_data = JSON.stringify({ ...(made.json_data as CrosswordDoc), files });
    return author(updateContainer, { container_id, version, language, title, json_data });
  },
  editor: '/dashboard/crossword/editor',
  async expectEditor(page) {
    await expect(page.getByRole('img', { name: grid })).toBeVisible();
    await page.getByRole('button', { name: t('crosswords:words.add') }).click();
    const word = page.getByRole('textbox', { name: t('crosswords:fields.word') }).nth(2);
    await expect(word).toBeFocused();
    await word.fill('NE7');
    await expect(
      page.getByText(messages['crossword.word_digit'].replace('{{letter}}', '7')).first(),
    ).toBeVisible();
    await word.fill('DOG');
    await page
      .getByRole('textbox', { name: t('crosswords:fields.clue') })
      .nth(2)
      .fill('It barks');
    await expect(page.getByText(t('crosswords:grid.left_out', { words: 'DOG' }))).toBeVisible();
    await word.fill('NET');
    await expect(page.getByRole('img', { name: /CAT, TEN and NET/ })).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(savedSign(page, 'Saved')).toBeVisible();
    // The words have an address of their own, too.
    const { search } = new URL(page.url());
    await page.goto(`/manage-crossword-words${search}`);
    await expect(page.getByRole('textbox', { name: t('crosswords:fields.word') })).toHaveCount(3);
  },
  preview: '/content/crossword/preview',
  async expectPreview(page) {
    await expect(page.getByRole('img', { name: grid })).toBeVisible();
    await expect(page.getByText('It says meow')).toBeVisible();
    await expect(page.getByRole('button', { name: t('crosswords:words.add') })).toHaveCount(0);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  },
  async expectPlayer(page) {
    await page.getByRole('button', { name: play('game_start') }).click();
    const cell = (at: number) => page.locator(`[data-cell="${at}"]`);
    await cell(0).focus();
    // Letter after letter continues by itself, over what another word filled; Tab goes to the first cell of the next word.
    await page.keyboard.type('cat');
    await page.keyboard.press('Tab');
    await page.keyboard.type('te');
    await expect(page.getByText(play('crossword_filled', { n: 4, total: 5 }))).toBeVisible();
    await page.getByRole('button', { name: play('crossword_show') }).click();
    await page.getByRole('button', { name: play('finish'), exact: true }).click();
    await page.getByRole('button', { name: play('show_result') }).click();
    await expect(page.getByText(play('word_of', { n: 1, total: 2 }))).toBeVisible();
  },
};
