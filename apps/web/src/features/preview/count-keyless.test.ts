import { expect, test } from 'vitest';
import { countKeyless } from './count-keyless.ts';

test.each([
  [{ questions: [1, 2, 3], answer_key: [1] }, 2],
  [{ questions: [1, 2, 3], answer_key: [] }, 3],
  [{ questions: [1], answer_key: [1] }, 0],
  [{ rounds: [1, 2] }, 0],
  [null, 0],
])('of %j there are %d questions without what is right', (play, count) => {
  expect(countKeyless(play)).toBe(count);
});
