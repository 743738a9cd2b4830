import { expect, test } from 'vitest';
import { createKeptPlace } from './kept-place.ts';

function memory(): Storage {
  const kept: Record<string, string> = {};
  Object.defineProperties(kept, {
    getItem: { value: (name: string) => kept[name] ?? null },
    setItem: { value: (name: string, value: string) => void (kept[name] = value) },
    removeItem: { value: (name: string) => void delete kept[name] },
  });
  return kept as unknown as Storage;
}

test('a place is found again under the next signature, and forgotten', () => {
  const storage = memory();
  createKeptPlace(() => storage, '/files/a?e=1&s=x').keep('42');
  const later = createKeptPlace(() => storage, '/files/a?e=2&s=y');
  expect(later.read()).toBe('42');
  expect(createKeptPlace(() => storage, '/files/b').read()).toBeNull();
  later.clear();
  expect(later.read()).toBeNull();
});

test('a browser fills up with no more than fifty places, and the oldest goes first', () => {
  const storage = memory();
  const placeOf = (at: number) => createKeptPlace(() => storage, `/files/${at}`);
  for (let at = 0; at < 50; at += 1) placeOf(at).keep('1');
  // Looked at again, the first is not the oldest any more.
  placeOf(0).keep('2');
  for (let at = 50; at < 60; at += 1) placeOf(at).keep('1');
  const found = Array.from({ length: 60 }, (_, at) => at).filter((at) => placeOf(at).read() !== null);
  expect(found).toEqual([0, ...Array.from({ length: 49 }, (_, at) => at + 11)]);
});

test('a browser that refuses storage changes nothing', () => {
  const place = createKeptPlace(() => {
    throw new Error('refused');
  }, '/files/a');
  place.keep('1');
  expect(place.read()).toBeNull();
});
