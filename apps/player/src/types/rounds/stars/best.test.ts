import { expect, test } from 'vitest';
import { createBestScore } from './best.ts';

const key = { institution_id: 98, content_id: 'a', user_id: 'u' };

function memory(entries = new Map<string, string>()) {
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
  };
}

test('the best score is kept, for each learner and each game', () => {
  const storage = memory();
  const best = createBestScore(() => storage, key);
  expect(best.read()).toBeNull();
  for (const score of [0, 60, 40]) best.keep(score);
  expect(createBestScore(() => storage, key).read()).toBe(60);
  expect(createBestScore(() => storage, { ...key, user_id: 'other' }).read()).toBeNull();
  expect(createBestScore(() => storage, { ...key, content_id: 'b' }).read()).toBeNull();
});

test.each(['x', '-1', '101', '1.5'])('%j is no score', (text) => {
  const storage = { ...memory(), getItem: () => text };
  expect(createBestScore(() => storage, key).read()).toBeNull();
});

test('a browser that keeps nothing plays on', () => {
  const fails = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  const best = createBestScore(() => ({ getItem: fails, setItem: fails }), key);
  best.keep(50);
  expect(best.read()).toBeNull();
});
