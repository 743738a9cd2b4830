import { expect, test } from 'vitest';
import { GraphemeSegmenter, ofArrays, ofObject, ofStrings } from './built-ins.ts';
import { anySignal, canParse } from './of-pages.ts';

/** What is asked of lists and texts, as here it is built in: each of ours says the same. */
const asked: [string, readonly unknown[] | string, readonly unknown[]][] = [
  ['at', [1, 2, 3], [-1]],
  ['at', [1, 2, 3], [1]],
  ['at', [], [0]],
  ['at', 'abc', [-2]],
  ['at', 'abc', [9]],
  ['findLast', [1, 2, 3, 4], [(n: number) => n % 2 === 1]],
  ['findLast', [1], [() => false]],
  ['findLastIndex', [1, 2, 3, 4], [(n: number) => n < 3]],
  ['findLastIndex', [], [() => true]],
  ['toReversed', [1, 2, 3], []],
  ['toSorted', [3, 1, 2], []],
  ['toSorted', [3, 1, 2], [(a: number, b: number) => b - a]],
  ['toSpliced', [1, 2, 3], [1, 1, 'a', 'b']],
  ['toSpliced', [1, 2, 3], [1]],
  ['with', [1, 2, 3], [-1, 'c']],
  ['with', [1, 2, 3], [0, 'a']],
  ['replaceAll', 'a.b.c', ['.', '$&!']],
  ['replaceAll', 'a(b)[c]', ['(b)[', '']],
  ['replaceAll', 'abab', [/a/g, (found: string) => found.toUpperCase()]],
  ['toWellFormed', 'a\uD800b\u{1F600}\uDC00', []],
];

test.each(asked)('%s of %j as it is built in', (name, owner, given) => {
  type Methods = Readonly<Record<string, (...all: readonly unknown[]) => unknown>>;
  const builtIn = (owner as unknown as Methods)[name]!;
  const ours = ((typeof owner === 'string' ? ofStrings : ofArrays) as unknown as Methods)[name]!;
  expect(ours.call(owner, ...given)).toEqual(builtIn.call(owner, ...given));
});

test('groups, own names and letters with their marks', () => {
  const isOdd = (n: unknown) => String(Number(n) % 2 === 1);
  expect(ofObject.groupBy([1, 2, 3], isOdd)).toEqual({ true: [1, 3], false: [2] });
  expect(ofObject.hasOwn({ a: 1 }, 'a')).toBe(true);
  expect(ofObject.hasOwn({}, 'toString')).toBe(false);
  for (const text of ['سَلام', 'e\u0301a', '👩‍👧 ok', '']) {
    const built = Array.from(new Intl.Segmenter().segment(text), ({ segment, index }) => ({
      segment,
      index,
    }));
    expect(new GraphemeSegmenter().segment(text)).toEqual(built);
  }
});

test('one signal for several, and whether an address is one', () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const any = anySignal([first.signal, second.signal]);
  expect(any.aborted).toBe(false);
  second.abort();
  expect(any.aborted).toBe(true);
  expect(anySignal([second.signal]).aborted).toBe(true);
  expect(['https://a.example/b', 'no address'].map((each) => canParse(each))).toEqual([true, false]);
});
