import type { Board } from '@takhti/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import '../../../styles/base.css';
import '../../../styles/tokens.css';
import { makeCard } from '../../../testing/make-game.ts';
import { openInGame } from './testing/open-in-game.tsx';
import { expectTold, placesOf, settledPlaces } from './testing/places.ts';
import { riverChoice } from './testing/river-choice.ts';

const clues = ['It goes around a star', 'The Earth is one of eight', 'It is round', 'It has a moon'].map(
  (text, at) => makeCard(at + 1, text),
);
const clue: Board = { kind: 'clue', grade: '', topic: '', answer: 'PLANET', clues };
const signs = ['P', 'L', 'A', 'N', 'E', 'T'].map((sign) => ({ sign, is_letter: true }));
const word: Board = { ...clue, kind: 'word', signs };

beforeEach(() =>
  Promise.all((['rounds', 'clues', 'crosswords', 'scenes'] as const).map((each) => loadSection(each))),
);
afterEach(cleanup);

const boxOf = (part: string): DOMRect => document.querySelector(part)!.getBoundingClientRect();

test.each(['stones', 'bars', 'village', 'jigsaw', 'clueboard', 'lanterns', 'caravan'] as const)(
  'the world %s lies around the whole board',
  async (scene) => {
    await page.viewport(1366, 650);
    await openInGame(riverChoice, scene, 'english');
    await expect.element(page.getByText('A desert')).toBeVisible();
    // One drawing for what is near and one for what continues, over the colours of the world.
    await expect
      .poll(() => getComputedStyle(document.querySelector('.game')!, '::before').backgroundImage)
      .toMatch(/^(?:url\(.*\), ){2}linear-gradient/);
  },
);

test.each([
  [1366, 650],
  [390, 844],
])('at %i x %i the world is seen below the options until it is told how it went', async (...size) => {
  await page.viewport(...size);
  await openInGame(riverChoice, 'stones', 'english');
  await expect.element(page.getByText('A desert')).toBeVisible();
  const free = () => boxOf('.play-dock').top - boxOf('.round-card').bottom;
  await expect.poll(free).toBeGreaterThan(90);
  expect(boxOf('.choice').top - boxOf('.board-hint').bottom).toBeGreaterThanOrEqual(4);
  document.querySelector<HTMLElement>('.choice')!.click();
  await expect.poll(() => document.querySelector('.outcome')).not.toBeNull();
  expect(boxOf('.round-card').bottom).toBeGreaterThanOrEqual(boxOf('.outcome').bottom);
});

test.each([clue, word])(
  'at 1366 x 650 a board of clues, $kind, has the width of its card, and the next clue lies beside those that are open',
  async (board) => {
    await page.viewport(1366, 650);
    await openInGame(board, 'clueboard', 'english');
    await expect.element(page.getByText('It goes around a star')).toBeVisible();
    await expect.poll(() => boxOf('form').width / boxOf('.round-card').width).toBeGreaterThan(0.9);
    await expect.poll(() => boxOf('.clue-next').top - boxOf('.clue').bottom).toBeLessThan(0);
  },
);

test.each(['english', 'urdu'] as const)(
  'on a phone, in %s, the world has the room that the board leaves, until it is told how it went',
  async (language) => {
    await page.viewport(390, 844);
    await openInGame({ ...riverChoice, cards: riverChoice.cards.slice(1, 3) }, 'village', language);
    await expect.element(page.getByText('A desert')).toBeVisible();
    const band = (): number => Math.round(boxOf('.scene-band').height);
    await expect.poll(band).toBeGreaterThan(844 * 0.18);
    const before = await settledPlaces('.scene-band');
    document.querySelector<HTMLElement>('.choice')!.click();
    await expectTold();
    expect(placesOf('.scene-band')).toEqual(before);
  },
);

test.each([
  [320, 568],
  [640, 400],
])('at %i x %i no word of a pair is cut', async (...size) => {
  await page.viewport(...size);
  const words = ['Hen', 'Cat', 'Puppy', 'Kitten', 'Dog', 'Lamb', 'Sheep', 'Chick'];
  const cards = words.map((text, at) => makeCard(at + 1, text));
  const pairs = [1, 3, 5, 7].map((id): [number, number] => [id, id + 1]);
  await openInGame({ kind: 'pairs', is_flipped: false, cards, pairs }, 'caravan', 'english');
  await expect.element(page.getByText('Kitten')).toBeVisible();
  await settledPlaces('.pair');
  const cut = [...document.querySelectorAll('.face-text')].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 2,
  );
  expect(cut.map(({ textContent }) => textContent)).toEqual([]);
});

test('on the smallest phone the places of one word are in one line, however short the room is', async () => {
  await page.viewport(320, 480);
  await openInGame(word, 'clueboard', 'english');
  await expect.element(page.getByText('It goes around a star')).toBeVisible();
  const lines = () =>
    new Set(Array.from(document.querySelectorAll('.word-sign'), (sign) => sign.getBoundingClientRect().top));
  await expect.poll(() => document.querySelector<HTMLElement>('.game')?.dataset['room']).toMatch(/[23]/);
  await expect.poll(() => lines().size).toBe(1);
});

test.each([
  [640, 400],
  [390, 844],
])('at %i x %i it is said what to do where there is room for it after all', async (...size) => {
  await page.viewport(...size);
  await openInGame({ ...riverChoice, cards: riverChoice.cards.slice(0, 2) }, 'list', 'urdu', 'کیا ہے؟');
  await expect.element(page.getByText('A mango tree')).toBeVisible();
  await settledPlaces('.choice');
  expect(document.querySelector<HTMLElement>('.board-hint')!.offsetWidth).toBeGreaterThan(60);
});

test('the world above the board keeps its height from one round to the next', async () => {
  await page.viewport(1280, 800);
  await openInGame({ ...riverChoice, cards: riverChoice.cards.slice(0, 2) }, 'bars', 'english');
  await expect.element(page.getByText('A mango tree')).toBeVisible();
  await settledPlaces('.choice');
  const game = document.querySelector<HTMLElement>('.game')!;
  // What the round before came to, on this screen.
  game.dataset['band'] = '1280x800 110';
  dispatchEvent(new Event('resize'));
  await settledPlaces('.choice');
  expect(boxOf('.scene-band').height).toBeLessThanOrEqual(110);
});

test('a board that leaves half of a wide screen free lies in its middle', async () => {
  await page.viewport(1920, 1080);
  await openInGame({ ...riverChoice, cards: riverChoice.cards.slice(0, 2) }, 'list', 'english');
  await expect.element(page.getByText('A mango tree')).toBeVisible();
  await settledPlaces('.choice');
  expect(boxOf('.round-card').top - boxOf('.top').bottom).toBeGreaterThan(40);
});
