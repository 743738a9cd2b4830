import { expect, test } from 'vitest';
import { pastedEntries } from './pasted-entries.ts';

test.each([
  ['one\ntwo\r\nthree\n', ['one', 'two', 'three']],
  ['•\tone\n•\ttwo', ['one', 'two']],
  ['1. one\n2) two', ['one', 'two']],
  ['۱) ایک\n۲) دو', ['ایک', 'دو']],
  ['A) Paris\nB) Rome', ['Paris', 'Rome']],
  ['Lahore\tPeshawar\tQuetta', ['Lahore', 'Peshawar', 'Quetta']],
  ['-5\n-4', ['-5', '-4']],
  ['just words', ['just words']],
])('%j', (text, entries) => {
  expect(pastedEntries(text)).toEqual(entries);
});
