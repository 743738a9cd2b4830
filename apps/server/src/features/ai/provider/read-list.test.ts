import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ListTooLong, makeListReader } from './read-list.ts';

function readIn(text: string, pieces: number): unknown[] {
  const { read } = makeListReader();
  const found: unknown[] = [];
  for (let at = 0; at < text.length; at += pieces) found.push(...read(text.slice(at, at + pieces)));
  return found;
}

test('elements of any kind arrive as they were sent, however the network splits them', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), (elements, pieces) => {
      const text = JSON.stringify({ elements });
      expect(readIn(text, pieces)).toEqual(JSON.parse(text).elements);
    }),
  );
});

test.each([
  ['a fence', '```json\n{"elements" : [{"a":1}]}\n```', [{ a: 1 }]],
  ['thoughts', `${'well, '.repeat(200)}{"elements":[1,2]} and [3]`, [1, 2]],
  ['an element that is no JSON', '{"elements":[{"a":1},{a:2},{"a":3}]}', [{ a: 1 }, { a: 3 }]],
  ['an end in the middle', '{"elements":[{"a":1},{"a":', [{ a: 1 }]],
  ['another form', '{"elements":"none"}', []],
])('%s around or inside is no matter', (_title, text, elements) => {
  for (const pieces of [1, 7, 5_000]) expect(readIn(text, pieces)).toEqual(elements);
});

test.each(['a', '[', '{"a":', '"\\', ',', '1,'])('%s without end is given up', (part) => {
  expect(() => readIn(`{"elements":[${part.repeat(100_000)}`, 100)).toThrow(ListTooLong);
});
