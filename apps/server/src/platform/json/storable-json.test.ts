import { expect, test } from 'vitest';
import { isTooComplex, parseForeign, storableJson } from './storable-json.ts';

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

const manyKeys = (count: number): string =>
  `{${Array.from({ length: count }, (_, at) => `"k${at}":1`).join()}}`;

test('a tree with nothing to mend is not copied', () => {
  const tree = { a: [{ b: 'c' }], d: 'e' };
  expect(storableJson(tree)).toBe(tree);
  expect(tree).toEqual({ a: [{ b: 'c' }], d: 'e' });
});

test('a text of JSON is judged by its brackets and parts, those in its strings aside', () => {
  const nested = (levels: number, inner = '1'): string =>
    `${'[{"a":'.repeat(levels)}${inner}${'}]'.repeat(levels)}`;
  const brackets = JSON.stringify('[{"'.repeat(1_000));
  for (const [json, expected] of [
    [nested(30), false],
    [nested(30, brackets), false],
    [`{"a\\\\":[${`${nested(20)},`.repeat(500)}1]}`, false],
    [nested(60), true],
    ['['.repeat(1_000_000), true],
    [`{"\\"":${nested(60)}}`, true],
    ['"never closed [[[', false],
    [manyKeys(20_000), false],
    [manyKeys(20_001), true],
    [`[${'1,'.repeat(100_000)}1]`, false],
    [`[${'1,'.repeat(100_001)}1]`, true],
    [JSON.stringify(manyKeys(30_000)), false],
  ] as const)
    expect(isTooComplex(json)).toBe(expected);
});

test('foreign text is parsed if it is JSON within the size limit', () => {
  expect(parseForeign('{"a":[1]}')).toEqual({ a: [1] });
  expect(parseForeign('{"a\\u0000":["b\\u0000c", "\\ud800"]}')).toEqual({ a: ['bc', '\uFFFD'] });
  for (const text of [
    '',
    'a',
    '{"a":',
    '['.repeat(1_000_000),
    `[${'{},'.repeat(300_000)}{}]`,
    manyKeys(90_000),
  ])
    expect(parseForeign(text)).toBeUndefined();
});
