import { expect, test } from 'vitest';
import { isTooDeep, storableJson } from './storable-json.ts';

test('texts and keys lose what PostgreSQL keeps in none, and nothing else', () => {
  const half = '\u{1F600}'.slice(0, 1);
  expect(storableJson({ 'a\0': ['b\0c', `d${half}`], e: null, f: 1, g: true, h: 'اُ\u200c😀\n' })).toEqual({
    a: ['bc', 'd\uFFFD'],
    e: null,
    f: 1,
    g: true,
    h: 'اُ\u200c😀\n',
  });
});

test('a tree that is nested without end is refused', () => {
  expect(storableJson(JSON.parse(`${'['.repeat(60)}1${']'.repeat(60)}`))).toBeDefined();
  expect(storableJson(JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`))).toBeUndefined();
  expect(storableJson(JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`))).toBeUndefined();
});

test('a text of JSON is judged by its brackets, those in its strings aside', () => {
  const nested = (levels: number, inner = '1'): string =>
    `${'[{"a":'.repeat(levels)}${inner}${'}]'.repeat(levels)}`;
  const brackets = JSON.stringify('[{"'.repeat(1_000));
  for (const [json, expected] of [
    [nested(30), false],
    [nested(30, brackets), false],
    [`{"a\\\\":[${`${nested(20)},`.repeat(1_000)}1]}`, false],
    [nested(60), true],
    ['['.repeat(1_000_000), true],
    [`{"\\"":${nested(60)}}`, true],
    ['"never closed [[[', false],
  ] as const)
    expect(isTooDeep(json)).toBe(expected);
});
