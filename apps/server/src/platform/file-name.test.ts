import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Sums and fractions', 'Sums and fractions'],
  ['کہانیاں اور نظمیں', 'کہانیاں اور نظمیں'],
  ['می\u200Cروم', 'می\u200Cروم'],
  ['../../etc/passwd', 'etc passwd'],
  ['C:\\Windows\\System32\\x', 'C Windows System32 x'],
  ['..', 'game'],
  ['. . .', 'game'],
  ['', 'game'],
  ['\u0000\u0007\n', 'game'],
  ['a\u0000b\r\nset-cookie: x', 'a b set-cookie x'],
  ['photo\u202Egpj.exe', 'photo gpj.exe'],
  ['half \uD83D', 'half \uFFFD'],
  ['CON', '_CON'],
  ['nul.tar', '_nul.tar'],
  ['Console', 'Console'],
  ['name. . ', 'name'],
])('%j becomes %j', (title, name) => {
  expect(fileName(title, 'game')).toBe(name);
});

test('no name is longer than 80 characters, and none ends in half of one', () => {
  const name = fileName('😀'.repeat(200), 'game');
  expect(Array.from(name)).toHaveLength(80);
  expect(name.isWellFormed()).toBe(true);
});
