import { expect, test } from 'vitest';
import { isTooFast } from './playing.ts';

test.each([
  [10, 500, true],
  [10, 9_999, true],
  [10, 10_000, false],
  [1, 1_000, false],
])('%d questions in %d ms are too fast: %s', (asked, took_ms, expected) => {
  expect(isTooFast(asked, took_ms)).toBe(expected);
});
