import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react/pure';
import { openDocument } from '../document/document.ts';
import { keepDrafts, readDrafts, type DraftKey, type KeptDraft, type ReadDraft } from './draft-store.ts';
import { useKeptDrafts } from './use-kept-drafts.ts';

interface Doc {
  readonly title: string;
}

const draftKey: DraftKey = { user_id: 'amina', institution_id: 98, kind: 'test', id: 'a1' };
const opened: Doc = { title: 'Even and odd' };
const kept = (title: string, kept_on: string): KeptDraft<Doc> => ({
  doc: { title },
  base: opened,
  version: 1,
  kept_on,
});
const readDraft: ReadDraft<Doc> = (tree) => ('title' in tree ? { title: String(tree.title) } : null);
const keptTitles = async () => (await readDrafts<Doc>(draftKey, readDraft)).map(({ doc }) => doc.title);

/** The hook around a document that was opened, and in which a title was typed meanwhile. */
async function editing(title = opened.title) {
  const work = { state: { ...openDocument(opened), doc: { title } }, version: 1 };
  const { result, unmount } = await renderHook(() =>
    useKeptDrafts<Doc>({ draftKey, readDraft, opened, work, read: () => work, isReadOnly: false }),
  );
  return { result, unmount };
}

test('what is typed now is kept beside what an earlier visit left, until somebody decides about it', async () => {
  await keepDrafts(draftKey, [kept('Left behind', '2026-01-02T00:00:00Z')]);
  const { result, unmount } = await editing('Typed now');
  await expect.poll(() => result.current.kept?.doc.title).toBe('Left behind');
  await expect.poll(keptTitles).toEqual(['Typed now', 'Left behind']);
  result.current.settleKept();
  await expect.poll(keptTitles).toEqual(['Typed now']);
  await unmount();
});

test('a draft that says what is stored is not asked about', async () => {
  await keepDrafts(draftKey, [
    kept(opened.title, '2026-01-03T00:00:00Z'),
    kept('Left behind', '2026-01-02T00:00:00Z'),
  ]);
  const { result } = await editing();
  await expect.poll(() => result.current.kept?.doc.title).toBe('Left behind');
});

test('what cannot be read is not offered: neither a tree of another shape, nor something else altogether', async () => {
  const broken = [{ doc: { name: 'Of old' }, base: opened, version: 1, kept_on: '2026-01-04T00:00:00Z' }, 7];
  await keepDrafts(draftKey, [...broken, kept('Left behind', '2026-01-02T00:00:00Z')] as KeptDraft<Doc>[]);
  const { result } = await editing();
  await expect.poll(() => result.current.kept?.doc.title).toBe('Left behind');
});

test('what another tab has restored or dropped is no longer offered by the time somebody comes back', async () => {
  const drafts = [kept('Left behind', '2026-01-02T00:00:00Z'), kept('Before', '2026-01-01T00:00:00Z')];
  await keepDrafts(draftKey, drafts);
  const { result } = await editing();
  await expect.poll(() => result.current.kept?.doc.title).toBe('Left behind');
  await keepDrafts(draftKey, drafts.slice(1));
  dispatchEvent(new Event('focus'));
  await expect.poll(() => result.current.kept?.doc.title).toBe('Before');
});
