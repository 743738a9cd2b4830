import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeHashingTurns } from './hashing-turns.ts';

/** Hashing that ends when it is told to. */
function makeHashing() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    of: (name: string) => async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.push(end));
      return name;
    },
    async endOldest() {
      ends.shift()?.();
      await nextTurn();
    },
  };
}

test('a caller who asks for many waits for them alone, and one by one', async () => {
  const inTurn = makeHashingTurns(1, 40);
  const hashing = makeHashing();
  const many = Array.from({ length: 30 }, (_, at) => inTurn('many', hashing.of(`many ${at}`)));
  await nextTurn();
  expect(hashing.begun).toEqual(['many 0']);
  const other = inTurn('other', hashing.of('other'));
  await hashing.endOldest();
  expect(hashing.begun).toEqual(['many 0', 'other']);
  await hashing.endOldest();
  expect(await other).toBe('other');
  for (const _each of many) await hashing.endOldest();
  expect(await Promise.all(many)).toHaveLength(30);
});

test('of one caller only so many wait; others and later ones are taken', async () => {
  const inTurn = makeHashingTurns(1, 3);
  const hashing = makeHashing();
  const taken = Array.from({ length: 3 }, (_, at) => inTurn('many', hashing.of(`many ${at}`)));
  await expect(inTurn('many', hashing.of('one too many'))).rejects.toThrow('request.too_many');
  const other = inTurn('other', hashing.of('other'));
  for (let at = 0; at < 4; at += 1) await hashing.endOldest();
  await Promise.all([...taken, other]);
  const later = inTurn('many', hashing.of('later'));
  await nextTurn();
  await hashing.endOldest();
  expect(await later).toBe('later');
});

test('what fails gives its turn back', async () => {
  const inTurn = makeHashingTurns(1, 1);
  await expect(inTurn('a', () => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
  expect(await inTurn('a', () => Promise.resolve(1))).toBe(1);
});
