import { expect, test } from 'vitest';
import { commentDraft, type DraftStorage } from './comment-draft.ts';

function memory(): DraftStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test('a comment is kept while it is typed, for its person and its item alone', () => {
  const storage = memory();
  commentDraft(storage, 'amina', 'one').keep('Please check');
  expect(commentDraft(storage, 'amina', 'one').read()).toBe('Please check');
  expect(commentDraft(storage, 'bilal', 'one').read()).toBe('');
  expect(commentDraft(storage, 'amina', 'two').read()).toBe('');
});

test('an emptied comment leaves nothing behind', () => {
  const storage = memory();
  const draft = commentDraft(storage, 'amina', 'one');
  draft.keep('Please check');
  draft.keep('  ');
  expect(storage.entries.size).toBe(0);
});

test('a browser that refuses storage does not stop anybody from writing', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const draft = commentDraft({ getItem: refuse, setItem: refuse, removeItem: refuse }, 'amina', 'one');
  draft.keep('Please check');
  expect(draft.read()).toBe('');
});
