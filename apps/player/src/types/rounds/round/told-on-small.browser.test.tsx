import type { Board } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import '../../../styles/base.css';
import '../../../styles/tokens.css';
import { makeCard } from '../../../testing/make-game.ts';
import { openInGame } from './testing/open-in-game.tsx';
import { expectTold, placesOf, press, settledPlaces } from './testing/places.ts';
import { toldCases } from './testing/told-cases.ts';

beforeEach(() => Promise.all((['rounds', 'scenes'] as const).map((each) => loadSection(each))));
afterEach(cleanup);

/** What of the page has to be scrolled to. */
const beyond = (): number => document.documentElement.scrollHeight - document.documentElement.clientHeight;

const questions = { english: 'What happens to the water?', urdu: 'پانی کے ساتھ کیا ہوتا ہے؟' };

for (const [name, { board, answer, parts }] of Object.entries(toldCases))
  test.each([
    [640, 400, 'english'],
    [640, 400, 'urdu'],
    [320, 568, 'urdu'],
  ] as const)(
    `${name} at %i x %i in %s is told, and its answer shown, without scrolling`,
    async (width, height, language) => {
      await page.viewport(width, height);
      await openInGame(board(language), 'list', language, questions[language]);
      await answer();
      await settledPlaces(parts);
      press('.play-dock .button-main:enabled');
      await expectTold();
      await settledPlaces('.outcome');
      expect(beyond()).toBe(0);
      document.querySelector<HTMLElement>('.play-dock .button:not(.button-main):nth-child(2)')!.click();
      await expect.poll(() => document.querySelectorAll('.play-dock .button').length).toBe(1);
      await settledPlaces('.outcome');
      expect(beyond()).toBe(0);
    },
  );

const animals = ['Hen', 'Chick', 'Cat', 'Kitten', 'Dog', 'Puppy', 'Sheep', 'Lamb'];
const pairs: Board = {
  kind: 'pairs',
  is_flipped: false,
  cards: animals.map((text, at) => makeCard(at + 1, text)),
  pairs: [1, 3, 5, 7].map((id): [number, number] => [id, id + 1]),
};

test.each([
  [1280, 800],
  [390, 844],
])('at %i x %i the cards lie where they lay when somebody stops', async (...size) => {
  await page.viewport(...size);
  await openInGame(pairs, 'list', 'english', 'Which belong together?');
  await expect.element(page.getByText('Hen')).toBeVisible();
  await page.getByRole('button', { name: 'Hen' }).click();
  await page.getByRole('button', { name: 'Chick', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Stop here' })).toBeVisible();
  const before = await settledPlaces('.pair');
  await page.getByRole('button', { name: 'Stop here' }).click();
  await expectTold();
  expect(placesOf('.pair')).toEqual(before);
  expect(beyond()).toBe(0);
});

const alphabet = Array.from('آابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںوہھءیے');
const code: Board = {
  kind: 'code',
  is_strict: false,
  signs: Array.from('علم روشنی ہے').map((plain) => ({ coded: plain, plain, is_letter: plain !== ' ' })),
  key: alphabet.map((plain) => ({ coded: plain, plain })),
};

test.each([
  [320, 568],
  [640, 400],
])('at %i x %i a coded text and a key of forty letters are both seen whole', async (...size) => {
  await page.viewport(...size);
  await openInGame(code, 'list', 'urdu', questions.urdu);
  await expect.poll(() => document.querySelectorAll('.code-entry').length).toBe(alphabet.length);
  await settledPlaces('.code-sign, .code-entry');
  expect(beyond()).toBe(0);
  const dock = document.querySelector('.play-dock')!.getBoundingClientRect();
  const text = document.querySelector('.code')!;
  expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight);
  for (const part of document.querySelectorAll('.code-sign, .code-entry'))
    expect(part.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock.top);
});

test('the words of a table do not touch the lines of its rows on the smallest phone', async () => {
  await page.viewport(320, 568);
  await openInGame(toldCases['a table']!.board('urdu'), 'list', 'urdu');
  await expect.element(page.getByRole('table')).toBeVisible();
  await settledPlaces('td');
  for (const cell of document.querySelectorAll<HTMLElement>('td:not(.fill-blank)')) {
    const lines = document.createRange();
    lines.selectNodeContents(cell);
    const { bottom } = lines.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(cell.getBoundingClientRect().bottom + 1);
  }
});
