import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicatesAmong, type Wanted } from './duplicates.ts';

const bank = (fingerprints: readonly string[]): Map<string, string> =>
  new Map(fingerprints.map((fingerprint, at) => [`q${at}`, fingerprint]));
const change = (at: number, fingerprint: string): Wanted => ({ content_id: `q${at}`, fingerprint });

test.each([
  ['nothing doubled', ['a', 'b'], [change(0, 'c')], []],
  ['what another one is', ['a', 'b'], [change(0, 'b')], ['q0']],
  ['what another one gives up', ['a', 'b'], [change(0, 'b'), change(1, 'a')], []],
  ['what two want', ['a', 'b'], [change(0, 'c'), change(1, 'c')], ['q0', 'q1']],
  ['what one that was refused stays', ['a', 'b', 'c'], [change(1, 'a'), change(2, 'b')], ['q1', 'q2']],
])('%s', (_title, fingerprints, changes, expected) => {
  expect([...duplicatesAmong(bank(fingerprints), changes)].toSorted()).toEqual(expected);
});

const letters = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');

test('whatever is wanted, what is left doubles nothing, and nothing is refused without need', () => {
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 8 }), fc.array(letters, { maxLength: 8 }), (now, then) => {
      const known = bank(now);
      const changes = then.slice(0, now.length).map((fingerprint, at) => change(at, fingerprint));
      const refused = duplicatesAmong(known, changes);
      const left = new Map(known);
      for (const { content_id, fingerprint } of changes)
        if (!refused.has(content_id)) left.set(content_id, fingerprint);
      const isDoubled = ({ content_id, fingerprint }: Wanted): boolean =>
        [...left].some(([id, each]) => id !== content_id && each === fingerprint);
      const isRival = ({ content_id, fingerprint }: Wanted): boolean =>
        changes.some((each) => each.content_id !== content_id && each.fingerprint === fingerprint);
      const [stay, go] = [true, false].map((is) =>
        changes.filter(({ content_id }) => refused.has(content_id) === is),
      );
      expect(go?.filter(isDoubled)).toEqual([]);
      expect(stay?.filter((each) => !isDoubled(each) && !isRival(each))).toEqual([]);
    }),
  );
});

describe('a bank that is made to be slow', () => {
  test('a chain in which each would become the one before it comes to its end', () => {
    const count = 20_000;
    const known = bank(Array.from({ length: count }, (_, at) => String(at)));
    const changes = Array.from({ length: count - 1 }, (_, at) => change(at + 1, String(at)));
    expect(duplicatesAmong(known, changes).size).toBe(count - 1);
  });
});
