import { expect, test } from 'vitest';
import { poorFit } from './picture-fit.ts';

const wanted = { width: 356, height: 328 };

test.each([
  [{ width: 356, height: 328 }, null],
  [{ width: 712, height: 656 }, null],
  [{ width: 355, height: 328 }, 'small'],
  [{ width: 100, height: 400 }, 'small'],
  [{ width: 1000, height: 500 }, 'shape'],
] as const)('G-316 a picture of %o is %s for 356 × 328', (natural, fit) => {
  expect(poorFit(natural, wanted)).toBe(fit);
});

test('a place wider than any picture that is kept is content with the widest', () => {
  expect(poorFit({ width: 1600, height: 416 }, { width: 2000, height: 520 })).toBeNull();
  expect(poorFit({ width: 1500, height: 390 }, { width: 2000, height: 520 })).toBe('small');
});
