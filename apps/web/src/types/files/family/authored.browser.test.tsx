import { updateContainer, uploadFile } from '@takhti/contract';
import type { ContentType } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { field } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const upload_id = '0190a1b2-0000-7000-8000-000000000100';
const path = `/files/${upload_id}`;

async function bring(name: string, type: string): Promise<void> {
  answer(uploadFile, {
    upload_id,
    file_path: path,
    url: path,
    zip_path: '',
    file_name: name,
    bytes: 8,
    width: 0,
    height: 0,
    seconds: 0,
  });
  const choose = page.getByRole('button', { name: /^Choose (a file|files)/ }).first();
  await expect.element(choose).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  await userEvent.upload(input!, new File(['a file'], name, { type }));
  await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible();
}

interface Authored {
  readonly ids: string;
  readonly type: ContentType;
  readonly address: string;
  readonly empty: object;
  readonly write: () => Promise<void>;
  readonly kept: object;
}

const cases: readonly Authored[] = [
  {
    ids: 'C-015',
    type: 'video',
    address: '/dashboard/video/editor',
    empty: { video_path: [], video_name: '', link: '', poster: '', captions: [] },
    write: () => bring('river.mp4', 'video/mp4'),
    kept: { video_path: [{ url: path, bytes: 8 }], video_name: 'river.mp4' },
  },
  {
    ids: 'C-018',
    type: 'link',
    address: '/dashboard/link/edit',
    empty: { link: '' },
    write: () => field('Address').fill('https://www.usgs.gov/water'),
    kept: { link: 'https://www.usgs.gov/water' },
  },
  {
    ids: 'C-020',
    type: 'html_zip',
    address: '/dashboard/html-zip/edit',
    empty: { files: [] },
    write: () => bring('site.zip', 'application/zip'),
    kept: { files: [{ path, name: 'site.zip', bytes: 8, alt: '' }] },
  },
];

test.each(cases)(
  '$ids what is written of a $type in its editor is what the server is sent',
  async ({ type, address, empty, write, kept }) => {
    const item = openedBank({
      content_type: type,
      title: 'Draft',
      json_data: { schema_version: 1, description: '', ...empty },
    });
    answerEditor(item);
    answer(updateContainer, { ...item, version: 2 });
    const query = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
    await openInStudio(filesPages, `${address}?${query}`);
    await page.getByRole('textbox', { name: 'Title' }).first().fill('The water cycle');
    await field('Description').fill('Read the first part.');
    await write();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => requestsOf(updateContainer).length).toBeGreaterThan(0);
    const sent = requestsOf(updateContainer).at(-1);
    expect(sent).toMatchObject({ container_id: item.container_id, title: 'The water cycle' });
    expect(JSON.parse(String(sent?.['json_data']))).toMatchObject({
      description: 'Read the first part.',
      ...kept,
    });
  },
);
