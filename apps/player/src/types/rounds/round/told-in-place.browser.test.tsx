import type { Board } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import '../../../styles/base.css';
import '../../../styles/tokens.css';
import { makeCard } from '../../../testing/make-game.ts';
import { catAndTen } from '../boards/crossword/testing/cat-and-ten.ts';
import { openInGame } from './testing/open-in-game.tsx';
import { expectTold, placesOf, press, settledPlaces } from './testing/places.ts';
import { riverChoice } from './testing/river-choice.ts';

const clue: Board = {
  kind: 'clue',
  grade: '',
  topic: '',
  answer: 'Camel',
  clues: ['It has a hump', 'It walks far', 'It carries loads', 'It lives in deserts'].map((text, at) =>
    makeCard(at + 1, text),
  ),
};
const bins: Board = {
  kind: 'bins',
  cards: ['Copper', 'Rubber', 'Iron', 'Wood'].map((text, at) => makeCard(at + 1, text)),
  bins: [
    { bin: 1, label: 'It does', image: '' },
    { bin: 2, label: 'It does not', image: '' },
  ],
  places: [
    { card: 3, bin: 1 },
    { card: 1, bin: 1 },
    { card: 4, bin: 2 },
    { card: 2, bin: 2 },
  ],
};
const word: Board = {
  kind: 'word',
  grade: '',
  topic: '',
  answer: 'PLANET',
  clues: ['It goes around a star', 'The Earth is one of eight'].map((text, at) => makeCard(at + 1, text)),
  signs: ['P', 'L', 'A', 'N', 'E', 'T'].map((sign) => ({ sign, is_letter: true })),
};

beforeEach(() =>
  Promise.all((['rounds', 'clues', 'crosswords', 'scenes'] as const).map((each) => loadSection(each))),
);
afterEach(cleanup);

test.each([
  [1280, 800, 'english'],
  [1280, 800, 'urdu'],
  [1366, 650, 'english'],
  [1366, 650, 'urdu'],
  [390, 844, 'english'],
] as const)(
  'at %i x %i in %s an option that is chosen moves no other, nor the world above it',
  async (width, height, language) => {
    await page.viewport(width, height);
    await openInGame(riverChoice, 'stones', language);
    await expect.element(page.getByText('A desert')).toBeVisible();
    const before = await settledPlaces('.choice, .scene');
    press('.choice');
    await expectTold();
    expect(placesOf('.choice, .scene')).toEqual(before);
    const outcome = document.querySelector('.outcome')!.getBoundingClientRect();
    expect(outcome.bottom).toBeLessThanOrEqual(
      document.querySelector('.play-dock')!.getBoundingClientRect().top,
    );
  },
);

test('on the smallest phone options leave for how it went, and neither question nor world moves', async () => {
  await page.viewport(320, 568);
  await openInGame(riverChoice, 'stones', 'english');
  await expect.element(page.getByText('A desert')).toBeVisible();
  const before = await settledPlaces('.scene, .round-title');
  press('.choice');
  await expectTold();
  expect(await settledPlaces('.scene, .round-title')).toEqual(before);
  const [question, badge] = ['.round-title', '.choice-word'].map((part) =>
    document.querySelector(part)!.getBoundingClientRect(),
  );
  expect(badge!.top).toBeGreaterThanOrEqual(question!.bottom);
});

test.each([
  [1280, 800],
  [1366, 650],
  [390, 844],
])('at %i x %i the clues that lie open stay there when the answer is found', async (...size) => {
  await page.viewport(...size);
  await openInGame(clue, 'clueboard', 'english');
  await expect.element(page.getByText('It has a hump')).toBeVisible();
  const before = await settledPlaces('.clue');
  await page.getByRole('textbox').fill('cow');
  press('.clue-answer .button');
  await page.getByRole('textbox').fill('camel');
  press('.clue-answer .button');
  await expectTold();
  expect(placesOf('.clue').slice(0, before.length)).toEqual(before);
});

test.each([
  [1280, 800, 'english'],
  [1366, 650, 'english'],
  [1366, 650, 'urdu'],
  [390, 844, 'english'],
] as const)(
  'at %i x %i in %s the first answer that is wrong moves neither clues nor field, nor the world above them',
  async (width, height, language) => {
    await page.viewport(width, height);
    const long = makeCard(3, 'Farmers plant me by hand in the wet fields, row by row, when the rain comes');
    await openInGame(
      { ...clue, clues: [...clue.clues.slice(0, 2), long, ...clue.clues.slice(3)] },
      'clueboard',
      language,
    );
    await expect.element(page.getByText('It has a hump')).toBeVisible();
    const parts = '.clue, .clue-next, .clue-answer-field, .scene';
    const before = await settledPlaces(parts);
    await page.getByRole('textbox').fill('cow');
    press('.clue-answer .button');
    await expect.poll(() => document.querySelector('.clue-tried s')).not.toBeNull();
    expect(await settledPlaces(parts)).toEqual(before);
  },
);

test.each([
  [1280, 800],
  [1366, 650],
])('at %i x %i cards that are checked stay where they were put', async (...size) => {
  await page.viewport(...size);
  await openInGame(bins, 'village', 'english');
  await expect.element(page.getByText('Copper')).toBeVisible();
  for (const [card, bin] of [
    ['Rubber', 'It does'],
    ['Copper', 'It does'],
    ['Iron', 'It does'],
    ['Wood', 'It does not'],
  ] as const) {
    await page.getByRole('button', { name: card }).click();
    await page.getByRole('button', { name: `Put “${card}” into: ${bin}`, exact: true }).click();
  }
  const tops = (): string[] =>
    [...document.querySelectorAll('.target .place-card')].map((card) => {
      const { top, left } = card.getBoundingClientRect();
      return `${Math.round(top)} ${Math.round(left)}`;
    });
  const words = (): string[] =>
    [...document.querySelectorAll('.target .face-text')].map((text) => text.textContent);
  await settledPlaces('.target .place-card');
  const before = [tops(), words()];
  press('.play-dock .button-main');
  await expectTold();
  expect([tops(), words()]).toEqual(before);
});

test.each([
  [1280, 800],
  [390, 844],
])(
  'at %i x %i a word that was missed stays there, and how it went takes no more than it needs',
  async (...size) => {
    await page.viewport(...size);
    await openInGame(word, 'clueboard', 'english');
    await expect.element(page.getByText('It goes around a star')).toBeVisible();
    const before = await settledPlaces('.clue, .word-sign');
    await userEvent.keyboard('bcdfgh');
    await expectTold();
    expect(placesOf('.clue, .word-sign')).toEqual(before);
    const outcome = document.querySelector<HTMLElement>('.outcome')!;
    const height = outcome.offsetHeight;
    outcome.style.alignSelf = 'start';
    expect(outcome.offsetHeight).toBe(height);
  },
);

test('clues and answer that are shown in the end have the room of what is needed no more', async () => {
  await page.viewport(390, 844);
  await openInGame(clue, 'clueboard', 'english');
  const field = page.getByRole('textbox');
  for (const answer of ['cow', 'goat', 'hen', 'dog']) {
    await field.fill(answer);
    press('.clue-answer .button');
  }
  await page.getByRole('button', { name: 'Show answer' }).click();
  await expect.element(page.getByText('Camel')).toBeVisible();
  expect(document.querySelector('.board-hint')).toBeNull();
});

test('on a phone it is said that several options are right, and each has a box of its own to tick', async () => {
  await page.viewport(390, 844);
  const signs: string[] = [];
  const hints: number[] = [];
  for (const is_multiple of [true, false]) {
    await openInGame({ ...riverChoice, is_multiple }, 'stones', 'urdu');
    await expect.element(page.getByText('A desert')).toBeVisible();
    await settledPlaces('.choice');
    signs.push(getComputedStyle(document.querySelector('.choice-number')!).borderRadius);
    hints.push(document.querySelector<HTMLElement>('.board-hint')!.offsetWidth);
    await cleanup();
  }
  expect(hints[0]).toBeGreaterThan(100);
  expect(new Set(signs).size).toBe(2);
});

test('on a wide screen two options are as large as cards', async () => {
  await page.viewport(1280, 800);
  await openInGame({ ...riverChoice, cards: riverChoice.cards.slice(0, 2) }, 'bars', 'english');
  await expect.element(page.getByText('A mango tree')).toBeVisible();
  await settledPlaces('.choice');
  expect(document.querySelector<HTMLElement>('.choice')!.offsetHeight).toBeGreaterThan(120);
});

test('a table keeps its letters readable rather than room for how it went', async () => {
  await page.viewport(1280, 800);
  const rows = ['Monday', 'Tuesday', 'Wednesday'].map((day) => [day, 'The day after it']);
  await openInGame(
    {
      kind: 'table',
      title: 'Days of the week',
      heading: '',
      columns: ['Today', 'Tomorrow'],
      rows,
      blank: { row: 1, column: 1 },
      answer: 'Wednesday',
      is_strict: false,
    },
    'caravan',
    'urdu',
  );
  await expect.element(page.getByRole('table')).toBeVisible();
  await settledPlaces('.fill-table');
  expect(['0', '1']).toContain(document.querySelector<HTMLElement>('.game')!.dataset['room']);
});

test.each([
  [1280, 800],
  [390, 844],
])('at %i x %i the cells of a crossword stay as large as they were', async (...size) => {
  await page.viewport(...size);
  await openInGame(catAndTen, 'lanterns', 'english');
  await expect.element(page.getByRole('textbox').first()).toBeVisible();
  await page.getByRole('textbox').first().fill('c');
  const sizesOf = () => placesOf('.cw-cell').map((place) => place.split(' ').slice(2).join());
  await settledPlaces('.cw-cell');
  const before = sizesOf();
  press('.play-dock .button-main');
  await expect.poll(() => document.querySelector('[role=dialog], dialog')).not.toBeNull();
  press('[role=dialog] .button-main, dialog .button-main');
  await expectTold();
  expect(sizesOf()).toEqual(before);
});
