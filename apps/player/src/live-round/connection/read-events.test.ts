import { expect, test } from 'vitest';
import { eventReader } from './read-events.ts';

test('events are read however they are cut, and what is none is left out', () => {
  const text =
    ': open\n\ndata: {"kind":"gone"}\n\n: beat\n\ndata: {"kind\n\ndata: {"kind":"phone","points":5}\n\n';
  const read = eventReader();
  expect(Array.from(text).flatMap((letter) => read(letter))).toEqual([
    { kind: 'gone' },
    { kind: 'phone', points: 5 },
  ]);
});

test.each(['{"kind":"of a newer server"}', '{"kind":"toString"}', '"gone"', '[]', 'null', '{}'])(
  '%s is no event',
  (data) => {
    expect(eventReader()(`data: ${data}\n\n`)).toEqual([]);
  },
);
