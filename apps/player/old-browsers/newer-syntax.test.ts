import { expect, test } from 'vitest';
import { newerThanOld } from './newer-syntax.ts';

test.each([
  ['a?.b', ['ChainExpression']],
  ['a ?? b', ['??']],
  ['a ||= b', ['||=']],
  ['class A { #b = 1 }', ['PrivateIdentifier', 'PropertyDefinition']],
  ['class A { static { b() } }', ['StaticBlock']],
  ['const a = 1n', ['BigInt']],
  ['a.match(/(?<=b)c/)', ['/(?<=b)c/']],
  ['a.match(/b/d)', ['/b/']],
  ['structuredClone(a)', ['structuredClone']],
  ['crypto.randomUUID()', ['crypto.randomUUID']],
  ['new WeakRef(a)', ['WeakRef']],
  ['a.checkVisibility()', ['.checkVisibility()']],
])('%s is too new', (code, found) => {
  expect(newerThanOld(code)).toEqual(found);
});

test('what these browsers have, or are brought, is not', () => {
  const code = `
    async function* all() { for await (const part of parts) yield { ...part }; }
    try { await import('./a.js') } catch { Object.fromEntries(a.flatMap(b)) }
    [a.at(-1), a.toSorted(), 'a'.replaceAll('b', 'c'), /(?<name>a)/u, Object.groupBy(a, b), import.meta.url];
  `;
  expect(newerThanOld(code)).toEqual([]);
});
