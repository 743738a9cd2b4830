import { expect, test } from 'vitest';
import { pastedEntries } from './pasted-entries.ts';

test.each([
  ['one\ntwo\r\nthree\n', ['one', 'two', 'three']],
  ['•\tone\n•\ttwo', ['one', 'two']],
  ['1. one\n2) two', ['one', 'two']],
  ['۱) ایک\n۲) دو', ['ایک', 'دو']],
  ['A) Paris\nB) Rome', ['Paris', 'Rome']],
  ['A)Paris\nB)Rome', ['Paris', 'Rome']],
  ['الف) ایک\nب) دو', ['ایک', 'دو']],
  ['(١) واحد\n(٢) اثنان', ['واحد', 'اثنان']],
  ['A. Lincoln\nG. Washington', ['A. Lincoln', 'G. Washington']],
  ['3: 4\n4: 3', ['3: 4', '4: 3']],
  ['3. 4\n7. 8', ['3. 4', '7. 8']],
  ['- five\nsix', ['- five', 'six']],
  ['Lahore\tPeshawar\tQuetta', ['Lahore', 'Peshawar', 'Quetta']],
  ['-5\n-4', ['-5', '-4']],
  ['just words', ['just words']],
])('%j', (text, entries) => {
  expect(pastedEntries(text)).toEqual(entries);
});
