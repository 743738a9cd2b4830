import { expect, test } from 'vitest';
import { storableJson } from './storable-json.ts';

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
