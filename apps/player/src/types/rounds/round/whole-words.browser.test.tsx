import type { Board, PlayCard } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import '../../../styles/base.css';
import '../../../styles/tokens.css';
import { makeCard } from '../../../testing/make-game.ts';
import { openInGame } from './testing/open-in-game.tsx';
import { expectTold, press, settledPlaces } from './testing/places.ts';
import { riverChoice } from './testing/river-choice.ts';

beforeEach(() => Promise.all((['rounds', 'scenes'] as const).map((each) => loadSection(each))));
afterEach(cleanup);

const cardsOf = (...texts: string[]): PlayCard[] => texts.map((text, at) => makeCard(at + 1, text));
const pairs = (is_flipped: boolean, cards: readonly PlayCard[]): Board => ({
  kind: 'pairs',
  is_flipped,
  cards: [...cards],
  pairs: cards.flatMap(({ id }): [number, number][] => (id % 2 === 1 ? [[id, id + 1]] : [])),
});
const animals = pairs(false, cardsOf('Cat', 'Kitten', 'Dog', 'Puppy', 'Sheep', 'Lamb', 'Hen', 'Chick'));
const living: Board = {
  kind: 'bins',
  cards: cardsOf('Chair', 'Mango plant', 'Tree', 'Bicycle', 'Stone', 'Bird'),
  bins: ['Living', 'Not living'].map((label, at) => ({ bin: at + 1, label, image: '' })),
  places: [2, 1, 1, 2, 2, 1].map((bin, at) => ({ card: at + 1, bin })),
};

/** Where the words in an element are, which may stick out of it or are below something else. */
function boxOfWords(part: Element): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(part);
  return words.getBoundingClientRect();
}
/** A line is higher than its letters by so much, above and below them. */
const leading = 4;
const meet = (one: DOMRect, words: DOMRect): boolean =>
  one.left < words.right - 1 &&
  one.right > words.left + 1 &&
  one.top < words.bottom - leading &&
  one.bottom > words.top + leading;

async function pick(...names: string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click();
}
async function lay(places: readonly number[]): Promise<void> {
  for (const [at, place] of places.entries()) {
    const card = `[data-card="${at + 1}"]`;
    await expect.poll(() => document.querySelector(card)).not.toBeNull();
    document.querySelector<HTMLElement>(card)!.focus();
    await userEvent.keyboard(String(place));
  }
}

test.each([
  [390, 844],
  [320, 568],
])('at %i x %i the words of pairs that were found are whole', async (...size) => {
  await page.viewport(...size);
  await openInGame(animals, 'caravan', 'english', 'Which young one belongs to which animal?');
  await pick('Cat', 'Puppy', 'Cat', 'Kitten', 'Dog', 'Puppy', 'Sheep', 'Lamb', 'Hen', 'Chick');
  await expectTold();
  await settledPlaces('.solved-pair');
  for (const text of document.querySelectorAll('.solved .face-text')) {
    const face = text.closest('.face')!.getBoundingClientRect();
    expect(boxOfWords(text).width).toBeLessThanOrEqual(face.width + 1);
  }
});

test('on the smallest phone what is told of boxes leaves their cards readable', async () => {
  await page.viewport(320, 568);
  await openInGame(living, 'caravan', 'english', 'Which of these are living things?');
  await lay([1, 2, 1, 2, 2, 1]);
  press('.play-dock .button-main');
  await expectTold();
  await settledPlaces('.place-card');
  const { scrollHeight, clientHeight } = document.documentElement;
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
  for (const card of document.querySelectorAll('.place-card'))
    expect(card.getBoundingClientRect().height).toBeGreaterThanOrEqual(30);
});

test('on the smallest phone the rows of a table stand apart', async () => {
  await page.viewport(320, 568);
  await openInGame(
    {
      kind: 'table',
      title: 'Months of the year',
      heading: 'Days',
      columns: ['Month', 'Days'],
      rows: [
        ['January', '31'],
        ['April', '30'],
        ['June', '30'],
        ['July', '31'],
      ],
      blank: { row: 1, column: 1 },
      answer: '30',
      is_strict: false,
    },
    'caravan',
    'english',
    'Which number is missing?',
    { hint: 'Count on your knuckles.' },
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  await settledPlaces('td');
  const cell = document.querySelector('td')!;
  const letter = parseFloat(getComputedStyle(cell).fontSize);
  expect(letter).toBeGreaterThan(13);
  expect(cell.getBoundingClientRect().height).toBeGreaterThan(1.55 * letter);
});

test.each([
  [1280, 800],
  [390, 844],
])('at %i x %i a miss is marked beside its words', async (...size) => {
  await page.viewport(...size);
  const opposites = cardsOf('big', 'small', 'hot', 'cold', 'day', 'night', 'up', 'down');
  await openInGame(pairs(false, opposites), 'caravan', 'english', 'Which two words are opposites?');
  await pick('big', 'night');
  await expect.poll(() => document.querySelectorAll('.pair-mark').length).toBe(2);
  await settledPlaces('.pair');
  for (const mark of document.querySelectorAll('.pair-mark')) {
    const words = mark.parentElement!.querySelector('.face-text')!;
    expect(meet(mark.getBoundingClientRect(), boxOfWords(words))).toBe(false);
  }
});

test.each([
  [390, 844],
  [320, 568],
])('at %i x %i what is told of an option does not lie on its words', async (...size) => {
  await page.viewport(...size);
  const cards = cardsOf(
    'Close the tap while brushing our teeth.',
    'Wash one plate at a time under running water.',
    'Leave the tap open until the water is cold.',
  );
  await openInGame({ ...riverChoice, cards, right: [1] }, 'caravan', 'english', 'How can we save water?');
  await settledPlaces('.choice');
  press('.choice:nth-child(2)');
  await expectTold();
  await settledPlaces('.choice');
  for (const badge of document.querySelectorAll('.choice-word')) {
    const words = badge.parentElement!.querySelector('.face-text')!;
    expect(meet(badge.getBoundingClientRect(), boxOfWords(words))).toBe(false);
  }
});

test.each([
  [1280, 800],
  [1366, 650],
])('at %i x %i eight cards to pair are as large as a hand, and stay when somebody stops', async (...size) => {
  await page.viewport(...size);
  await openInGame(animals, 'caravan', 'english', 'Which young one belongs to which animal?');
  await pick('Cat', 'Kitten');
  const before = await settledPlaces('.pair');
  const { width, height } = document.querySelector('.pair')!.getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThan(100);
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expectTold();
  expect(await settledPlaces('.pair')).toEqual(before);
});
