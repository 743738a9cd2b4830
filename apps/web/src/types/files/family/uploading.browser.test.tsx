import { lookBeforeMove, uploadFile, type ReplyOf } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerEditor } from '../../../testing/answer-editor.ts';
import { answer, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../testing/things.ts';
import { filesPages } from '../pages.ts';

const upload_id = '0190a1b2-0000-7000-8000-000000000100';
const kept: ReplyOf<typeof uploadFile> = {
  upload_id,
  file_path: `/files/${upload_id}`,
  url: `/files/${upload_id}?key=1`,
  zip_path: '',
  file_name: 'leaf.pdf',
  bytes: 8,
  width: 0,
  height: 0,
  seconds: 0,
};

test('while a file is on its way nothing is called saved, nothing is sent on, and who leaves is asked', async () => {
  const json_data = { schema_version: 1, description: '', files: [] };
  const item = openedBank({ content_type: 'document', title: 'Leaves', json_data });
  answerEditor(item);
  let arrive = (): void => undefined;
  const isThere = new Promise<void>((resolve) => (arrive = resolve));
  answer(uploadFile, () => isThere.then(() => kept));
  const address = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  const { address: addressNow } = await openInStudio(filesPages, `/dashboard/document/edit?${address}`);
  await expect.element(page.getByRole('button', { name: /^Choose files/ })).toBeVisible();
  const sign = (words: string) => page.getByRole('status').filter({ hasText: words });

  const input = document.querySelector<HTMLInputElement>('input[type=file][multiple]');
  await userEvent.upload(input!, new File(['%PDF-1.7'], 'leaf.pdf', { type: 'application/pdf' }));
  await expect.element(sign('Uploading…')).toBeVisible();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect.element(page.getByText(/Try again when the upload has finished/)).toBeVisible();
  expect(requestsOf(lookBeforeMove)).toEqual([]);

  await page.getByRole('link', { name: 'Back' }).click();
  const question = page.getByRole('dialog', { name: 'A file is still being uploaded' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(addressNow()).toContain('/dashboard/document/edit');

  arrive();
  await expect.element(page.getByText('leaf.pdf', { exact: true }).first()).toBeVisible();
  await expect.element(sign('Unsaved changes')).toBeVisible();
});
