import type { GameCard } from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import { nextPlace } from './next-place.ts';

const card = (id: number, pair: number, text: string, type = 'text') =>
  ({ id, data: String(pair), text, type }) as GameCard;
const cards = [card(1, 1, 'Sun'), card(2, 1, ''), card(3, 2, 'Moon'), card(4, 2, 'night')];

test.each([
  ['Tab leads from a card to its match', 0, 'Tab', 1],
  ['Tab goes on as always from a match', 1, 'Tab', null],
  ['Enter leads to a match that is not written', 0, 'Enter', 1],
  ['Enter leads from a match to the next pair', 1, 'Enter', 2],
  ['Enter leads past what is written, to a new pair', 2, 'Enter', 4],
  ['Enter leads from the last match to a new pair', 3, 'Enter', 4],
  ['any other key writes', 0, 'a', null],
])('%s', (_what, at, key, next) => {
  expect(nextPlace(cards, at, key)).toBe(next);
});

test('a picture is no place to type', () => {
  const pictured = [card(1, 1, 'Sun'), card(2, 1, '', 'image'), card(3, 2, '', 'image'), card(4, 2, '')];
  expect(nextPlace(pictured, 0, 'Tab')).toBeNull();
  expect(nextPlace(pictured, 0, 'Enter')).toBe(3);
});
