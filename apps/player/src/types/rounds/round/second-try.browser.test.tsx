import type { Board, RoundResponse } from '@takhti/domain';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { makeCard, makeRound } from '../../../testing/make-game.ts';
import { keptTry } from './kept-try.ts';
import '../../../styles/base.css';
import { openRound } from './testing/open-round.tsx';

const cards = [1, 2, 3, 4].map((id) => makeCard(id, `card ${id}`));
const cardNamed = (id: number) => page.getByRole('button', { name: new RegExp(`^card ${id}`) });

afterEach(cleanup);

/** Opens a round as it is after a first try that was not all right, and begins the second. */
async function openSecond(board: Board, first: RoundResponse): Promise<void> {
  await openRound(board, first);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Just for practice')).toBeVisible();
}

async function expectRight(): Promise<void> {
  await page.getByRole('button', { name: 'Check' }).click();
  await expect.element(page.getByText(/Your first try is the one that counts/).first()).toBeVisible();
}

test('cards in boxes that are right stay there, and only the others are placed again', async () => {
  const bins = [1, 2].map((bin) => ({ bin, label: `Box ${bin}`, image: '' }));
  const places = [1, 2, 3, 4].map((id) => ({ card: id, bin: id < 3 ? 1 : 2 }));
  const first = places.map((place) => (place.card === 4 ? { card: 4, bin: 1 } : place));
  await openSecond({ kind: 'bins', bins, cards, places }, { places: first });
  await expect.element(cardNamed(4)).toBeVisible();
  expect(page.getByRole('button', { name: /^card/ }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('group', { name: 'Box 1' }).getByText('card 2')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Check' })).toBeDisabled();
  await cardNamed(4).click();
  await page.getByRole('button', { name: 'Put “card 4” into: Box 2' }).click();
  await expectRight();
});

test('a numbered place whose card is right takes no other', async () => {
  const board: Board = { kind: 'sequence', layout: 'slots', cards, order: [1, 2, 3, 4] };
  await openSecond(board, { order: [1, 3, 2, 4] });
  await cardNamed(3).click();
  expect(page.getByRole('button', { name: /^Put/ }).elements()).toHaveLength(2);
  await userEvent.keyboard('1');
  await expect.element(page.getByRole('group', { name: 'Place 1' }).getByText('card 1')).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('group', { name: 'Place 2' }).getByText('card 3')).toBeVisible();
  await userEvent.keyboard('3');
  cardNamed(2).element().focus();
  await userEvent.keyboard('2');
  await expectRight();
});

test('a row begins as it was left, and its other cards change places around those that are right', async () => {
  const board: Board = { kind: 'sequence', layout: 'row', cards, order: [1, 2, 3, 4] };
  await openSecond(board, { order: [3, 2, 1, 4] });
  await expect.element(page.getByRole('button', { name: '1. card 3' })).toBeVisible();
  expect(page.getByRole('button', { name: /^\d\. card/ }).elements()).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Move “card 1” one place later' })).toBeDisabled();
  await page.getByRole('button', { name: 'Move “card 3” one place later' }).click();
  await expectRight();
});

test('an option that was wrong cannot be chosen again, and those that were right stay chosen', async () => {
  const board: Board = {
    kind: 'choice',
    is_multiple: true,
    cards,
    right: [1, 2],
    correct_feedback: '',
    incorrect_feedback: '',
  };
  await openSecond(board, { chosen: [1, 2, 3] });
  await expect.element(cardNamed(3)).toBeDisabled();
  await userEvent.keyboard('3');
  await expect.element(cardNamed(1)).toHaveAttribute('aria-pressed', 'true');
  await expectRight();
  await expect.element(cardNamed(3)).toMatchTextContent('Your answer');
});

test('letters of a code that are right stay', async () => {
  const signs = ['A', 'B'].map((plain) => ({ coded: plain.toLowerCase(), plain, is_letter: true }));
  await openSecond({ kind: 'code', is_strict: false, signs, key: [] }, { letters: ['A', 'C'] });
  const boxes = page.getByRole('textbox');
  await expect.element(boxes.first()).toHaveValue('A');
  await expect.element(boxes.last()).toHaveValue('');
  await boxes.last().fill('B');
  await expectRight();
});

test('a wrong cell is told what leads on from it, which stays beside the next try, and at the end the right one stands in it', async () => {
  const board: Board = {
    kind: 'table',
    title: 'Rain',
    heading: '',
    columns: ['Month', 'Rain'],
    rows: [
      ['July', '240'],
      ['August', ''],
    ],
    blank: { row: 1, column: 1 },
    answer: '220',
    is_strict: false,
  };
  const smaller = page.getByText('The right number is smaller.');
  await openRound(board, { text: '500' });
  await expect.element(smaller).toBeVisible();
  // By a line of its own: that of the script around it would be above the figures.
  expect(getComputedStyle(page.getByText('500', { exact: true }).element()).backgroundImage).toMatch(
    /^linear-gradient/,
  );
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(smaller).toBeVisible();
  await page.getByRole('textbox').fill('240');
  await page.getByRole('button', { name: 'Check' }).click();
  const cell = page.getByRole('cell', { name: /Right answer: 220/ });
  await expect.element(cell.getByRole('textbox')).toHaveValue('240');
  await expect.element(smaller).not.toBeInTheDocument();
});

test('another try is there again when the page was loaded anew before its first move, and ends with its outcome', async () => {
  const round = makeRound({ kind: 'number', unit: 'km', answer: '42' }, { question: 'Which one?' });
  await openSecond(round.board, { text: '7' });
  expect(keptTry(round)).toEqual({ draft: null });
  await cleanup();

  await openRound(round.board, { text: '7' });
  await expect.element(page.getByText('Just for practice')).toBeVisible();
  await page.getByRole('textbox').fill('42');
  await expectRight();
  expect(keptTry(round)).toBeNull();
});

test('what is typed in another try is there again when the page was loaded anew, and not for who plays anew', async () => {
  const board: Board = { kind: 'number', unit: 'km', answer: '42' };
  await openSecond(board, { text: '7' });
  await page.getByRole('textbox').fill('4');
  await cleanup();

  await openRound(board, { text: '7' });
  await expect.element(page.getByRole('textbox')).toHaveValue('4');
  await expect.element(page.getByText('Just for practice')).toBeVisible();
  await page.getByRole('textbox').fill('42');
  await expectRight();
  await cleanup();

  await openRound(board, { text: '7' });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('textbox').fill('4');
  await cleanup();
  await openRound(board);
  await expect.element(page.getByRole('textbox')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('what was said to a wrong choice is there at the next try, unless it is said of the right one too', async () => {
  const choice: Board = {
    kind: 'choice',
    cards,
    right: [2],
    is_multiple: false,
    correct_feedback: 'Two is even.',
    incorrect_feedback: 'Can you halve it?',
  };
  await openSecond(choice, { chosen: [1] });
  await expect.element(page.getByText('Can you halve it?')).toBeVisible();
  await cardNamed(2).click();
  await expect.element(page.getByText('Two is even.')).toBeVisible();
  expect(page.getByText('Can you halve it?').query()).toBeNull();
  await cleanup();
  await openSecond({ ...choice, incorrect_feedback: 'Two is even.' }, { chosen: [1] });
  expect(page.getByText('Two is even.').query()).toBeNull();
});

test('an Enter that is pressed twice checks, and does not begin the next try as well', async () => {
  await openRound({ kind: 'number', unit: 'km', answer: '12' });
  await page.getByRole('textbox').fill('13');
  await userEvent.keyboard('{Enter}');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(again).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(again).toBeVisible();
  await expect.poll(() => document.querySelector('.play-dock')!.hasAttribute('data-asleep')).toBe(false);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Just for practice')).toBeVisible();
});
