import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { loadSection } from '../../../i18n/loaded.ts';
import '../../../styles/base.css';
import '../../../styles/tokens.css';
import { openInGame } from './testing/open-in-game.tsx';
import { expectTold, placesOf, press, settledPlaces } from './testing/places.ts';
import { toldCases } from './testing/told-cases.ts';

/** What the browser complains of, such as boards that are measured and rendered again without end. */
const complaints: string[] = [];
const hear = ({ message }: ErrorEvent): number => complaints.push(message);
beforeAll(() => addEventListener('error', hear));
afterAll(() => removeEventListener('error', hear));

beforeEach(() => Promise.all((['rounds', 'scenes'] as const).map((each) => loadSection(each))));
afterEach(cleanup);

const sizesOf = (parts: string): string[] =>
  placesOf(parts).map((place) => place.split(' ').slice(2).join(' '));
/** Of the lowest first: where the answer is shown, cards are in another order. */
const heightsOf = (parts: string): number[] =>
  placesOf(parts)
    .map((place) => Number(place.split(' ')[3]))
    .toSorted((one, other) => one - other);

for (const [name, { board, answer, parts }] of Object.entries(toldCases))
  test.each([
    [1280, 800, 'english'],
    [1280, 800, 'urdu'],
    [1366, 650, 'english'],
    [390, 844, 'english'],
    [390, 844, 'urdu'],
  ] as const)(`${name} at %i x %i in %s is as large when it is told as it was`, async (...on) => {
    const [width, height, language] = on;
    await page.viewport(width, height);
    await openInGame(board(language), 'village', language);
    await answer();
    await settledPlaces(parts);
    const before = sizesOf(parts);
    const heights = heightsOf(parts);
    press('.play-dock .button-main:enabled');
    await expectTold();
    expect(sizesOf(parts)).toEqual(before);
    const showAnswer = document.querySelector<HTMLElement>(
      '.play-dock .button:not(.button-main):nth-child(2)',
    );
    showAnswer!.click();
    await expect.poll(() => document.querySelectorAll('.play-dock .button').length).toBe(1);
    expect(heightsOf(parts)).toEqual(heights);
    expect(complaints.splice(0)).toEqual([]);
  });
