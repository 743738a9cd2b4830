import { enablePatches, produceWithPatches } from 'immer';
import { expect, test } from 'vitest';
import { writeThrough } from './write-through.ts';

enablePatches();
interface Doc {
  readonly cards: readonly { readonly text: string }[];
  readonly bin?: string;
  readonly title: string;
}
const doc: Doc = { cards: [{ text: 'a' }, { text: 'b' }], bin: 'x', title: 't' };

test('only the place that differs is a patch', () => {
  const next: Doc = { ...doc, cards: [{ text: 'a' }, { text: 'c' }] };
  const [after, patches] = produceWithPatches(doc, (draft) => writeThrough(draft, next));
  expect(after).toEqual(next);
  expect(patches).toEqual([{ op: 'replace', path: ['cards', 1, 'text'], value: 'c' }]);
});

test('a list that is longer or shorter is written as a whole, and what is gone is deleted', () => {
  const next: Doc = { cards: [{ text: 'b' }], title: 't' };
  const [after, patches] = produceWithPatches(doc, (draft) => writeThrough(draft, next));
  expect(after).toEqual(next);
  expect(patches.map(({ path }) => path.join('/')).toSorted()).toEqual(['bin', 'cards']);
});
