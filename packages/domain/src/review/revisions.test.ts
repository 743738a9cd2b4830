import { describe, expect, test } from 'vitest';
import {
  differingFields,
  fieldChanges,
  joinRevisions,
  startFolding,
  stateBefore,
  valueOfField,
  withField,
  type Revision,
} from '../index.ts';

const of = (before: object | null, after: object | null, content_id: string | null = 'q'): Revision => ({
  content_id,
  before: before as Revision['before'],
  after: after as Revision['after'],
});

/** Folded one by one, as they may be read. */
function foldRevisions(revisions: readonly Revision[]): Revision[] {
  const folding = startFolding();
  for (const revision of revisions) folding.add([revision]);
  return folding.folded();
}

test('only the fields that differ are stored', () => {
  expect(differingFields({ a: 1, b: [1], c: 'x' }, { a: 1, b: [2], c: 'x' })).toEqual({
    before: { b: [1] },
    after: { b: [2] },
  });
});

describe('two changes as one', () => {
  test.each<[string, Revision, Revision, Revision]>([
    ['of one field', of({ a: 1 }, { a: 2 }), of({ a: 2 }, { a: 3 }), of({ a: 1 }, { a: 3 })],
    ['of two fields', of({ a: 1 }, { a: 2 }), of({ b: 1 }, { b: 2 }), of({ a: 1, b: 1 }, { a: 2, b: 2 })],
    ['there and back', of({ a: 1 }, { a: 2 }), of({ a: 2 }, { a: 1 }), of({}, {})],
    ['of what is new', of(null, { a: 1, b: 1 }), of({ a: 1 }, { a: 2 }), of(null, { a: 2, b: 1 })],
    ['before it was deleted', of({ a: 1 }, { a: 2 }), of({ a: 2, b: 1 }, null), of({ a: 1, b: 1 }, null)],
    ['deleted and put back', of({ a: 1, b: 1 }, null), of(null, { a: 2, b: 1 }), of({ a: 1 }, { a: 2 })],
  ])('%s', (_title, first, next, expected) => {
    expect(joinRevisions(first, next)).toEqual(expected);
  });

  test('an entry that was added and deleted again is no change', () => {
    expect(foldRevisions([of(null, { a: 1 }), of({ a: 1 }, null), of({ a: 1 }, { a: 2 }, null)])).toEqual([
      of({ a: 1 }, { a: 2 }, null),
    ]);
    expect(foldRevisions([of({ a: 1 }, { a: 2 }), of({ a: 2 }, { a: 1 })])).toEqual([]);
  });

  test('a decision that changed nothing leaves what is deleted deleted', () => {
    expect(foldRevisions([of({ a: 1 }, null), of({}, {})])).toEqual([of({ a: 1 }, null)]);
    const now = { container: {}, questions: new Map() };
    expect(stateBefore(now, [of({}, {})]).questions.size).toBe(0);
  });
});

test('C-042 what a container held comes back by taking changes back, the latest first', () => {
  const now = {
    container: { title: 'New' },
    questions: new Map([
      ['q', { a: 3 }],
      ['added', { a: 9 }],
    ]),
  };
  const earlier = stateBefore(now, [
    of({ a: 2 }, { a: 3 }),
    of(null, { a: 9 }, 'added'),
    of({ a: 5 }, null, 'deleted'),
    of({ a: 1 }, { a: 2 }),
    of({ title: 'Old' }, { title: 'New' }, null),
  ]);
  expect(earlier.container).toEqual({ title: 'Old' });
  expect(Object.fromEntries(earlier.questions)).toEqual({ q: { a: 1 }, deleted: { a: 5 } });
});

test('differences are told field by field, into objects but not into lists', () => {
  const before = { title: 'a', data: { words: 'x', list: [1] } };
  const after = { title: 'a', data: { words: 'y', list: [1, 2] } };
  expect(fieldChanges(before, after)).toEqual([
    { field: 'data.words', before: 'x', after: 'y' },
    { field: 'data.list', before: [1], after: [1, 2] },
  ]);
  expect(valueOfField(after, 'data.words')).toBe('y');
  expect(valueOfField(after, 'data.none')).toBeUndefined();
  expect(withField(after, 'data.words', 'z')).toEqual({ title: 'a', data: { words: 'z', list: [1, 2] } });
});
