import { expect, test } from 'vitest';
import { normalise } from './text.ts';

test('letters compare alike whether their marks are typed apart or composed, without outer and double spaces', () => {
  expect(normalise(' cafe\u0301  آب ')).toBe(normalise('café ا\u0653ب'));
});

test('a text of endless marks is taken as pieces of thirty, for composing it would take minutes', () => {
  const text = `a${'\u0345'.repeat(100_000)}${'\u0334'.repeat(100_000)}`;
  const runs = normalise(text).split('\u034F');
  expect(runs.length).toBeGreaterThan(6_000);
  expect(normalise(`e\u0301${'x'.repeat(2_000)}`)).toBe(`é${'x'.repeat(2_000)}`);
});
