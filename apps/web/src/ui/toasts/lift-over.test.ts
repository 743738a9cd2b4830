import { expect, test } from 'vitest';
import { liftOver } from './lift-over.ts';

const at = { caret: null, height: 80, window: 800 };

test('a field that no toast would lie on moves none', () => {
  expect(liftOver({ ...at, field: { top: 100, bottom: 140 } })).toBe(0);
  expect(liftOver({ ...at, field: { top: 900, bottom: 940 } })).toBe(0);
});

test('toasts stand above a field at the bottom', () => {
  expect(liftOver({ ...at, field: { top: 700, bottom: 760 } })).toBe(100);
});

test('the written line of a field as high as the window stays in sight', () => {
  const field = { top: 90, bottom: 900 };
  expect(liftOver({ ...at, field, caret: { top: 300, bottom: 320 } })).toBe(0);
  expect(liftOver({ ...at, field, caret: { top: 760, bottom: 780 } })).toBe(656);
  // Where that is not known the end is where one writes.
  expect(liftOver({ ...at, field })).toBe(656);
});
