import { expect, test } from 'vitest';
import { actionOf, isWorthKeeping, nextSpeed } from './film-keys.ts';

test.each([
  [' ', { kind: 'toggle' }],
  ['ArrowLeft', { kind: 'seek', seconds: -5 }],
  ['l', { kind: 'seek', seconds: 10 }],
  ['>', { kind: 'speed', step: 1 }],
  ['5', { kind: 'part', share: 0.5 }],
  ['Tab', null],
  ['a', null],
])('the key %j does %j', (key, action) => {
  expect(actionOf(key)).toEqual(action);
});

test('speeds end where they end', () => {
  expect([nextSpeed(1, 1), nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([1.25, 2, 0.5]);
});

test('a place near the beginning or the end is not kept', () => {
  expect([isWorthKeeping(3, 100), isWorthKeeping(50, 100), isWorthKeeping(95, 100)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(isWorthKeeping(50, Number.NaN)).toBe(false);
});
