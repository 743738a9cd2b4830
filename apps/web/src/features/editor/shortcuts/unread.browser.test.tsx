import { listAiParts, type AiPart } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { PartMark, PartsStrip } from '../../ai/index.ts';
import { NextPartLink, useNextPart } from '../../container-page/index.ts';
import { EditorBar } from '../editor-bar.tsx';
import type { EditorControls } from '../editor.ts';

const container_id = crypto.randomUUID();
const part = (part_id: string, looked_on: string | null): AiPart => ({
  part_id,
  model: 'stand-in',
  made_on: '2026-11-28T15:00:00Z',
  kept_by: 'Gulalai',
  looked_by: looked_on && 'Gulalai',
  looked_on,
  versions: [],
  is_changed: false,
});
const read = '2026-11-28T16:00:00Z';
const parts = [part('first', null), part('second', read), part('third', null)];

const editor: EditorControls = {
  isReadOnly: false,
  isDirty: false,
  isSaving: false,
  isAutosaving: false,
  canUndo: false,
  canRedo: false,
  undo: () => undefined,
  redo: () => undefined,
  save: () => Promise.resolve(true),
  version: 1,
};

function Editor({ open, canRead = true }: { readonly open?: string; readonly canRead?: boolean }) {
  const next = useNextPart({ container_id, canRead, open, pathOf: (part_id) => `/${part_id}` });
  return (
    <>
      <EditorBar editor={editor} title="Rain" />
      <PartsStrip item={{ container_id }} next={<NextPartLink next={next} />} />
      {open !== undefined && (
        <PartMark
          container_id={container_id}
          part_id={open}
          canRead={canRead}
          next={<NextPartLink next={next} beside={open} />}
        />
      )}
    </>
  );
}

const openAt = (address: string, canRead = true) =>
  openInStudio(
    [
      { path: '/', element: <Editor canRead={canRead} /> },
      ...parts.map(({ part_id }) => ({ path: `/${part_id}`, element: <Editor open={part_id} /> })),
    ],
    address,
  );

const shortcuts = () => page.getByRole('button', { name: 'Keyboard shortcuts' });
const named = page.getByRole('dialog').getByText('Next part by AI that nobody has read');

test('a key leads from part to part that nobody has read, and is listed', async () => {
  answer(listAiParts, { records: parts, total: parts.length });
  const { address } = await openAt('/');
  await expect.element(page.getByRole('link', { name: 'Read the next one' })).toBeVisible();
  for (const expected of ['/first', '/third', '/first']) {
    await userEvent.keyboard('u');
    await expect.poll(address).toBe(expected);
    await expect.element(page.getByText(/Nobody has read it yet/)).toBeVisible();
  }
  await shortcuts().click();
  await expect.element(named).toBeVisible();
});

test('where the open part alone is unread, the key leads nowhere and is not listed', async () => {
  answer(listAiParts, { records: [part('first', null), part('second', read)], total: 2 });
  const { address } = await openAt('/first');
  await expect.element(page.getByRole('link', { name: 'Read the next one' })).toBeVisible();
  await userEvent.keyboard('u');
  expect(address()).toBe('/first');
  await shortcuts().click();
  await expect.element(page.getByRole('dialog').getByText('Undo')).toBeVisible();
  expect(named.query()).toBeNull();
});

test('a person without the right to mark a part as read has no key for it', async () => {
  answer(listAiParts, { records: parts, total: parts.length });
  const { address } = await openAt('/', false);
  await expect.element(page.getByText(/must still be read/)).toBeVisible();
  await userEvent.keyboard('u');
  expect(address()).toBe('/');
  expect(page.getByRole('link', { name: 'Read the next one' }).query()).toBeNull();
});
