import { expect, test } from 'vitest';
import { fakeStorage } from '../../../app/session/testing/somebody.ts';
import { keptChoice } from './kept-choice.ts';

test('a choice is remembered for one person and one item until it is taken back', () => {
  const store = fakeStorage();
  keptChoice(store, 'amina', 'bank').keep(true);
  expect(keptChoice(store, 'amina', 'bank').read()).toBe(true);
  expect(keptChoice(store, 'amina', 'other').read()).toBe(false);
  expect(keptChoice(store, 'bilal', 'bank').read()).toBe(false);
  keptChoice(store, 'amina', 'bank').keep(false);
  expect(keptChoice(store, 'amina', 'bank').read()).toBe(false);
});

test('a browser that refuses storage only forgets', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const choice = keptChoice({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'amina', 'bank');
  expect(() => choice.keep(true)).not.toThrow();
  expect(choice.read()).toBe(false);
});
