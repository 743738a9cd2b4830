import { expect, test } from 'vitest';
import { firstThatFits, steps, whenNothingFits } from './steps.ts';

test('the first step that fits is found, wherever it is', () => {
  for (let first = 0; first < steps.length; first += 1)
    expect(firstThatFits(0, (at) => at >= first)).toBe(first);
});

test('a board that was drawn together spreads no more', () => {
  expect(firstThatFits(3, () => true)).toBe(3);
  expect(firstThatFits(3, (at) => at >= 4)).toBe(4);
});

test('a board that fits as it stands is laid out once', () => {
  const tried: number[] = [];
  firstThatFits(0, (at) => tried.push(at) > 0);
  expect(tried).toEqual([0]);
});

test('where nothing fits, letters stay as large as scrolling lets them', () => {
  expect(firstThatFits(0, () => false)).toBe(whenNothingFits);
  expect(firstThatFits(6, () => false)).toBe(6);
});

test('no step is tried from the end on', () => {
  const tried: number[] = [];
  const fits = (at: number): boolean => tried.push(at) < 0;
  expect(firstThatFits(0, fits, whenNothingFits)).toBe(whenNothingFits);
  expect(Math.max(...tried)).toBeLessThan(whenNothingFits);
});

test('each step takes less than the one before', () => {
  for (const [at, { room, fit }] of steps.entries()) {
    expect(room).toBeGreaterThanOrEqual(steps[at - 1]?.room ?? 0);
    expect(fit).toBeLessThanOrEqual(steps[at - 1]?.fit ?? 1);
  }
});
