import { expect, test } from 'vitest';
import { holdItem, isHeld } from './held-items.ts';

test('an item is held until the last of those who hold it lets go', () => {
  const [first, second] = [holdItem('bank'), holdItem('bank')];
  first();
  expect(isHeld('bank')).toBe(true);
  second();
  expect(isHeld('bank')).toBe(false);
});
