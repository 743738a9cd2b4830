import { previewGeneric } from '@takhti/contract';
import type { ContentType, OpenedContainer } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { refuse } from '../../../testing/fake-server.ts';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const description = 'Read the first part.';
const id = '0190a1b2-0000-7000-8000-000000000100';
const made = { schema_version: 1, description };
const holding = (name: string) => ({
  ...made,
  files: [{ path: `/files/${id}`, name, bytes: 1000, alt: '' }],
});
const video = {
  ...made,
  video_path: [{ url: `/files/${id}`, bytes: 5_000_000 }],
  video_name: 'water cycle.mp4',
  link: '',
  poster: '',
  captions: [],
};

/** Opens a page of an item that its author may change. */
async function open(
  content_type: ContentType,
  path: string,
  json_data: object,
  status: Pick<Partial<OpenedContainer>, 'content_status'> = {},
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  const item = openedBank({
    content_type,
    title: 'The water cycle',
    json_data: { ...json_data },
    ...status,
  });
  answerEditor(item);
  const address = new URLSearchParams({ container_id: item.container_id, institution_id: '98', ...query });
  await openInStudio(filesPages, `${path}?${address}`);
}

test.each([
  ['C-101', '/dashboard/video/editor', 'video', video, 'water cycle.mp4'],
  ['C-103', '/dashboard/document/edit', 'document', holding('leaf.docx'), 'leaf.docx'],
  ['C-104', '/dashboard/e-book/edit', 'e_book', holding('tales.epub'), 'tales.epub'],
  ['C-105', '/dashboard/html-zip/edit', 'html_zip', holding('site.zip'), 'site.zip'],
  ['C-107', '/dashboard/zip/edit', 'zip', holding('sheets.zip'), 'sheets.zip'],
] as const)('%s %s opens the editor, with what is there', async (_id, path, type, doc, name) => {
  await open(type, path, doc);
  await expect.element(page.getByRole('textbox', { name: 'Title' }).first()).toHaveValue('The water cycle');
  await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue(description);
  await expect.element(page.getByText(name, { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove/ }).first()).toBeVisible();
});

test('C-106 /dashboard/link/edit opens the editor, with what is there', async () => {
  await open('link', '/dashboard/link/edit', { ...made, link: 'https://www.usgs.gov/water' });
  const field = page.getByRole('textbox', { name: 'Address', exact: true });
  await expect.element(field).toHaveValue('https://www.usgs.gov/water');
});

test.each([
  ['C-147', '/content/video/preview', 'video', video, 'water cycle.mp4'],
  ['C-150', '/content/zip/preview', 'zip', holding('sheets.zip'), 'sheets.zip'],
  ['C-151', '/content/document/preview', 'document', holding('leaf.docx'), 'leaf.docx'],
  ['C-152', '/content/e-book/preview', 'e_book', holding('tales.epub'), 'tales.epub'],
  ['C-153', '/content/html-zip/preview', 'html_zip', holding('site.zip'), 'site.zip'],
  [
    'C-154',
    '/content/link/preview',
    'link',
    { ...made, link: 'https://www.usgs.gov' },
    'https://www.usgs.gov',
  ],
] as const)('%s %s shows it, and nothing to change it with', async (_id, path, type, doc, shown) => {
  await open(type, path, doc);
  await expect.element(page.getByText(shown, { exact: true })).toBeVisible();
  await expect.element(page.getByText(description, { exact: true })).toBeVisible();
  expect(page.getByRole('textbox').query()).toBeNull();
  expect(page.getByRole('button', { name: /^(Save|Remove|Replace|Choose)/ }).query()).toBeNull();
});

test('C-580 C-589 from the builder of a lesson plan nothing is done with it but to play and share it', async () => {
  const offered = () =>
    [...document.querySelectorAll<HTMLElement>('[data-action]')].map(({ dataset }) => dataset['action']);
  const link = { ...made, link: 'https://www.usgs.gov' };
  await open('link', '/content/link/preview', link);
  await expect.poll(offered).toContain('submit');
  await open('link', '/content/link/preview', link, {}, { place: 'lesson_builder' });
  await expect.poll(offered).toEqual(['share', 'play']);
});

test('reviewers of what its rows only name are led to the player: a book by a press, a video where it stands', async () => {
  const way = page.getByRole('button', { name: 'See it as learners do' });
  refuse(previewGeneric, 'container.not_found');
  await open('e_book', '/dashboard/e-book/edit', holding('tales.epub'), { content_status: 'w' });
  await way.click();
  await expect.element(page.getByRole('dialog', { name: 'Preview: as learners see it' })).toBeVisible();
  await open('video', '/dashboard/video/editor', video, { content_status: 'w' });
  await expect.element(page.getByText('water cycle.mp4', { exact: true }).first()).toBeVisible();
  expect(way.query()).toBeNull();
  // On its author's desk the bar leads there.
  await open('e_book', '/dashboard/e-book/edit', holding('tales.epub'));
  await expect.element(page.getByText('tales.epub', { exact: true }).first()).toBeVisible();
  expect(way.query()).toBeNull();
});

test('a description runs as its own letters do, whatever the language of the content; an empty one as that does', async () => {
  const written = { ...made, description: 'پہلا حصہ پڑھیں۔', link: 'https://www.usgs.gov' };
  await open('link', '/dashboard/link/edit', written);
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect.element(field).toHaveValue(written.description);
  const runs = () => getComputedStyle(field.element()).direction;
  expect(runs()).toBe('rtl');
  await field.fill('');
  expect(runs()).toBe('ltr');
  await open('link', '/content/link/preview', written);
  const shown = page.getByText(written.description);
  await expect.element(shown).toBeVisible();
  expect(getComputedStyle(shown.element()).direction).toBe('rtl');
});

test('below a video of another site stands what an empty frame means, and the way to that site', async () => {
  const ofSite = { ...video, video_path: [], video_name: '', link: 'https://youtu.be/dQw4w9WgXcQ' };
  await open('video', '/content/video/preview', ofSite);
  await expect.element(page.getByText(/If nothing shows above/)).toBeVisible();
  const link = page.getByRole('link', { name: /^Try it/ });
  await expect.element(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
});
