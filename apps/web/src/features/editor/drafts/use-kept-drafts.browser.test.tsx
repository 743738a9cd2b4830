import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react/pure';
import { openDocument } from '../document/document.ts';
import { keepDrafts, readDrafts, type DraftKey, type KeptDraft } from './draft-store.ts';
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
const keptTitles = async () => (await readDrafts<Doc>(draftKey)).map(({ doc }) => doc.title);

/** The hook around a document that was opened, and in which a title was typed meanwhile. */
async function editing(title = opened.title) {
  const work = { state: { ...openDocument(opened), doc: { title } }, version: 1 };
  const { result, unmount } = await renderHook(() =>
    useKeptDrafts<Doc>({ draftKey, opened, work, read: () => work, isReadOnly: false }),
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
