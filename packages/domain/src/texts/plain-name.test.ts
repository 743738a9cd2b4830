import { expect, test } from 'vitest';
import { isReadableName, plainName } from './plain-name.ts';

test.each([
  ['  Gulalai \u00a0 Wardak ', 'Gulalai Wardak'],
  ['\u202eadmin nahK\n\nApproved', 'admin nahK Approved'],
  ['علی\u200fخان', 'علیخان'],
  ['می\u200cرود', 'می\u200cرود'],
  ['\u200b\u200b\u3164', ''],
  ['Ab\n\r\ncd\tef', 'Ab cd ef'],
  ['a\ud800b', 'a\ufffdb'],
])('%j is kept as %j', (typed, kept) => {
  expect(plainName(typed)).toBe(kept);
});

test.each([
  ['Zarmina', true],
  ['مُحَمَّد', true],
  ['李', true],
  ['', false],
  ['😀😀😀', false],
  ['---', false],
  ['ـــ', false],
  ['\u3164\u115f', false],
  [`a${'\u0301'.repeat(20)}`, false],
])('%j can be read as a name: %s', (name, is) => {
  expect(isReadableName(name)).toBe(is);
});
