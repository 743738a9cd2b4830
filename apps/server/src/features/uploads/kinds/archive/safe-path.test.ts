import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { isSafePath } from './safe-path.ts';

test.each(['index.html', 'کتاب/باب ۱.xhtml', 'a/b/c/', 'my file (1).png', 'a.b/.hidden'])(
  '%s stays',
  (path) => {
    expect(isSafePath(path)).toBe(true);
  },
);

test.each([
  '../a',
  'a/../../b',
  '/etc/passwd',
  'a//b',
  'C:/a',
  String.raw`a\b`,
  './a',
  '...',
  'nul',
  'a/CON.txt',
  'a\u202Egnp.exe',
  'a\nb',
  'a\u0000b',
  '',
  ' /a',
  'a/'.repeat(limits.archive.depth + 1),
  'a'.repeat(limits.archive.name + 1),
  'a\uD800',
])('%j is refused', (path) => {
  expect(isSafePath(path)).toBe(false);
});
