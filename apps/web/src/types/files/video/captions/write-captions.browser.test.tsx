import { uploadFile, type ReplyOf } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { filesPages } from '../../pages.ts';

const id = '0190a1b2-0000-7000-8000-000000000100';
const json_data = {
  schema_version: 1,
  description: '',
  video_path: [{ url: `/files/${id}`, bytes: 5_000_000 }],
  video_name: 'water cycle.mp4',
  link: '',
  poster: '',
  captions: [],
};

beforeEach(async () => {
  const kept = { upload_id: id, file_path: `/files/${id}`, url: `/files/${id}?key=1`, zip_path: '' };
  answer(uploadFile, (request): ReplyOf<typeof uploadFile> => {
    const { name, size } = request['file'] as File;
    return { ...kept, file_name: name, bytes: size, width: 0, height: 0, seconds: 0 };
  });
  const item = openedBank({ content_type: 'video', title: 'The water cycle', json_data });
  answerEditor(item);
  const address = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `/dashboard/video/editor?${address}`);
  await page.getByRole('button', { name: 'Write captions in English' }).click();
});

test('captions are written beside the video and kept as a file of it', async () => {
  await page.getByRole('button', { name: /^Add a line at/ }).click();
  const text = page.getByRole('textbox', { name: 'Text of line 1' });
  await text.fill('Water rises & falls.');
  await page.getByRole('textbox', { name: 'End of line 1' }).fill('0:04.5');
  await page.getByRole('button', { name: 'Save the captions' }).click();
  await expect.element(page.getByText('captions-english.vtt', { exact: true })).toBeVisible();
  const sent = requestsOf(uploadFile)[0]?.['file'] as File;
  expect(await sent.text()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:04.500\nWater rises &amp; falls.\n');
  // What comes next is in a language that has none yet.
  await expect.element(page.getByRole('button', { name: /^Write captions in (?!English)/ })).toBeVisible();
});

test('an added line is written in at once, and a second press makes no second one', async () => {
  const add = page.getByRole('button', { name: /^Add a line at/ });
  await add.click();
  const text = page.getByRole('textbox', { name: 'Text of line 1' });
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard('The sun rises over the hills');
  await expect.element(text).toHaveValue('The sun rises over the hills');
  await add.click();
  await expect.element(text).toHaveFocus();
  expect(page.getByRole('textbox', { name: 'Text of line 2' }).query()).toBeNull();
});

test('a line without words, or that ends before it begins, is told at its place and nothing is sent', async () => {
  await page.getByRole('button', { name: /^Add a line at/ }).click();
  await page.getByRole('button', { name: 'Save the captions' }).click();
  const text = page.getByRole('textbox', { name: 'Text of line 1' });
  await expect.element(text).toHaveAccessibleDescription('Write what is said');
  await text.fill('Water');
  await page.getByRole('textbox', { name: 'End of line 1' }).fill('0:00');
  await page.getByRole('button', { name: 'Save the captions' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'End of line 1' }))
    .toHaveAccessibleDescription('The end must come after the beginning');
  expect(requestsOf(uploadFile)).toEqual([]);
});

test('leaving the page asks before unsaved captions are lost', async () => {
  await page.getByRole('button', { name: /^Add a line at/ }).click();
  await page.getByRole('textbox', { name: 'Text of line 1' }).fill('Water');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText('What you wrote here will be lost.')).toBeVisible();
});
