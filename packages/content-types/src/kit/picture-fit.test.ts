import { expect, test } from 'vitest';
import { isPoorFit } from './picture-fit.ts';

test.each([
  [{ width: 356, height: 328 }, false],
  [{ width: 712, height: 656 }, false],
  [{ width: 3560, height: 3280 }, false],
  [{ width: 355, height: 328 }, true],
  [{ width: 340, height: 328 }, true],
  [{ width: 356, height: 300 }, true],
  [{ width: 370, height: 328 }, false],
  [{ width: 380, height: 328 }, true],
  [{ width: 800, height: 656 }, true],
])(
  'G-316 G-318 G-326 %o for 356x328: smaller or of another shape by more than 5 %% is told of, larger is not',
  (natural, isTold) => {
    expect(isPoorFit(natural, { width: 356, height: 328 })).toBe(isTold);
  },
);

test('a picture of a camera fits every card, and no banner', () => {
  const camera = { width: 1600, height: 1200 };
  const cards = [
    { width: 356, height: 328 },
    { width: 356, height: 192 },
    { width: 288, height: 288 },
  ];
  expect(cards.map((card) => isPoorFit(camera, card))).toEqual([false, false, false]);
  expect(isPoorFit(camera, { width: 1500, height: 550 })).toBe(true);
  expect(isPoorFit({ width: 320, height: 240 }, { width: 356, height: 328 })).toBe(true);
});
