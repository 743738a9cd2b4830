import { expect, test } from 'vitest';
import { eventReader } from './event-reader.ts';

const container_id = '01890a5d-ac96-774b-bcce-b302099a8057';

test('events are read however they are cut', () => {
  const text = `: open\n\ndata: {"kind":"moved","container_id":"${container_id}","version":3}\n\ndata: {"kind":"notified"}\n\n`;
  const read = eventReader();
  expect(Array.from(text).flatMap((letter) => read(letter))).toEqual([
    'beat',
    { kind: 'moved', container_id, version: 3 },
    { kind: 'notified' },
  ]);
});

test.each([
  ['a beat', ': beat\n\n', 'beat'],
  ['that this screen gives way', 'event: full\ndata: {}\n\n', 'full'],
  ['an event of a newer server', 'data: {"kind":"sung"}\n\n', 'beat'],
  ['what is no event', 'data: {"kind\n\n', 'beat'],
])('%s is told apart', (_title, text, heard) => {
  expect(eventReader()(text)).toEqual([heard]);
});
