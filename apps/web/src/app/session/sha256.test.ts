import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256Hex } from './sha256.ts';

const expected = (text: string): string => createHash('sha256').update(text).digest('hex');

test.each([
  '',
  'abc',
  'takhti-demo',
  'پاس ورڈ',
  'x'.repeat(55),
  'x'.repeat(56),
  'x'.repeat(64),
  'x'.repeat(1000),
])('C-706 the fallback hashes %j as SHA-256 does', (text) => {
  expect(sha256Hex(new TextEncoder().encode(text))).toBe(expected(text));
});
