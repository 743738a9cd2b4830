import { uploadFile, type ReplyOf } from '@takhti/contract';
import type { StoredFile } from '@takhti/domain';
import { useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { FileListField } from '../index.ts';

const ofPdf: StoredFile = { path: '/files/a', name: 'leaf.pdf', bytes: 9, alt: '' };
let latest: readonly StoredFile[];

function Field({
  most = 10,
  begun = [],
}: {
  readonly most?: number;
  readonly begun?: readonly StoredFile[];
}) {
  const [files, setFiles] = useState(begun);
  useEffect(() => {
    latest = files;
  }, [files]);
  return (
    <FileListField
      container_id="0190a1b2-0000-7000-8000-000000000001"
      label="Files"
      path={['files']}
      files={files}
      kinds={['document', 'image']}
      most={most}
      // The editor draws what changed a moment later.
      onChange={(change) => void setTimeout(() => setFiles(change), 50)}
    />
  );
}

let isThere: Promise<void>;
let isDrawn: () => Promise<void>;
const oneDrawing = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
beforeEach(() => {
  let count = 0;
  isThere = Promise.resolve();
  isDrawn = oneDrawing;
  answer(uploadFile, async (request): Promise<ReplyOf<typeof uploadFile>> => {
    await isThere;
    await isDrawn();
    count += 1;
    const upload_id = `0190a1b2-0000-7000-8000-${String(count).padStart(12, '0')}`;
    const { name, size } = request['file'] as File;
    const kept = {
      upload_id,
      file_path: `/files/${upload_id}`,
      url: `/files/${upload_id}?key=1`,
      zip_path: '',
    };
    return { ...kept, file_name: name, bytes: size, width: 0, height: 0, seconds: 0 };
  });
});

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
function chooser(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  if (!input) throw new Error('nothing to choose a file with');
  return input;
}
const rows = () => page.getByRole('listitem');

test('each kind of file is told with its own cap', async () => {
  await renderInStudio(<Field />);
  await expect.element(page.getByText(/JPG, JPEG, PNG.?: up to 2 MB/)).toBeVisible();
  await expect.element(page.getByText(/PDF, DOC, .*PPTX.?: up to 25 MB/)).toBeVisible();
});

test('files that arrive faster than the page is drawn all find their place', async () => {
  isDrawn = () => Promise.resolve();
  await renderInStudio(<Field />);
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await userEvent.upload(
    chooser(),
    ['a', 'b', 'c'].map((name) => pdf(`${name}.pdf`)),
  );
  await expect.element(rows().nth(2)).toBeVisible();
  expect(rows().elements()).toHaveLength(3);
});

test('what finds no place any more is said to be left out, and the saying ends where there is a place', async () => {
  await renderInStudio(<Field most={3} />);
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await userEvent.upload(
    chooser(),
    ['a', 'b', 'c', 'd', 'e'].map((name) => pdf(`${name}.pdf`)),
  );
  await expect.element(rows().nth(2)).toBeVisible();
  expect(rows().elements()).toHaveLength(3);
  const left = page.getByRole('alert');
  await expect.element(left).toHaveTextContent('2 files were left out: there can be 3 at most.');
  expect(requestsOf(uploadFile)).toHaveLength(3);
  await page.getByRole('button', { name: /^Remove\s*: a\.pdf$/ }).click();
  await expect.element(left).not.toBeInTheDocument();
});

test('a file that is refused stands there with its reason, and the others go on', async () => {
  await renderInStudio(<Field />);
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  const empty = new File([], 'empty.pdf', { type: 'application/pdf' });
  await userEvent.upload(chooser(), [empty, pdf('a.pdf'), new File(['x'], 'song.exe'), pdf('b.pdf')]);
  await expect.element(page.getByText('b.pdf', { exact: true }).first()).toBeVisible();
  expect(requestsOf(uploadFile).map(({ file }) => (file as File).name)).toEqual(['a.pdf', 'b.pdf']);
  const refused = page.getByRole('alert');
  await expect.element(refused).toMatchTextContent(/empty\.pdf.*This file is empty.*song\.exe.*not allowed/s);
  // What is chosen next is a new beginning.
  await userEvent.upload(chooser(), pdf('c.pdf'));
  await expect.element(refused).not.toBeInTheDocument();
});

test('a picture among the files is turned in its place, and keeps its name and its words', async () => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [20, 10];
  const path = canvas.toDataURL('image/png');
  await renderInStudio(<Field begun={[ofPdf, { path, name: 'a drop.webp', bytes: 100, alt: 'A drop' }]} />);
  const edit = page.getByRole('button', { name: /^Crop or rotate/ });
  await expect.element(edit).toHaveAccessibleName(/^Crop or rotate\s*: a drop\.webp$/);
  expect(edit.elements()).toHaveLength(1);
  await edit.click();
  await expect.poll(() => document.activeElement?.closest('[role=dialog]')).toBeTruthy();
  await page.getByRole('button', { name: 'Rotate right' }).click();
  page.getByRole('button', { name: 'Use this' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => requestsOf(uploadFile).length).toBe(1);
  const sent = requestsOf(uploadFile)[0]?.['file'] as File;
  expect(sent.name).toBe('a drop.png');
  const { width, height } = await createImageBitmap(sent);
  expect([width, height]).toEqual([10, 20]);
  await expect
    .poll(() => latest)
    .toMatchObject([ofPdf, { path: expect.stringMatching(/^\/files\//) as string, alt: 'A drop' }]);
  // With keys alone it continues at that file, not at the top of the page.
  const inItsRow = rows()
    .filter({ hasText: 'a drop' })
    .getByRole('link', { name: /^Download/ });
  await expect.element(inItsRow).toHaveFocus();
});

test('C-836 how far an upload is shows while it goes on, and no longer', async () => {
  let arrive = (): void => {};
  isThere = new Promise<void>((resolve) => (arrive = resolve));
  await renderInStudio(<Field />);
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  await userEvent.upload(chooser(), pdf('water cycle.pdf'));
  const progress = page.getByRole('progressbar');
  // All of it was sent, and the server has not answered yet.
  await expect.element(progress).toHaveAttribute('aria-valuenow', '100');
  await expect.element(progress).toHaveAccessibleName(/Uploading .*water cycle\.pdf/);
  arrive();
  await expect.element(rows().getByText('water cycle.pdf', { exact: true }).first()).toBeVisible();
  await expect.element(progress).not.toBeInTheDocument();
});
