import { expect, test } from 'vitest';
import { figureOf } from './figure-of.ts';

const plain = { repeat: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['1', 1],
  ['9', 9],
  ['\u06F4', 4],
  ['\u0662', 2],
  ['0', 0],
  ['a', 0],
  ['Enter', 0],
])('the key %s is the figure %i', (key, figure) => {
  expect(figureOf({ ...plain, key })).toBe(figure);
});

test('a shortcut, or a key that is held down, is no figure', () => {
  expect(figureOf({ ...plain, key: '1', ctrlKey: true })).toBe(0);
  expect(figureOf({ ...plain, key: '1', repeat: true })).toBe(0);
});
