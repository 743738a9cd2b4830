import { readDrive } from '@takhti/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answerEditor } from '../../../../testing/answer-editor.ts';
import { answer, requestedPaths } from '../../../../testing/fake-server.ts';
import { openInStudio } from '../../../../testing/render-in-studio.tsx';
import { openedBank } from '../../../../testing/things.ts';
import { filesPages } from '../../pages.ts';
import type { GoogleScripts } from './google.ts';
import { standInFor } from './testing/stand-in.ts';

const keys = { client_id: 'client', api_key: 'key' };
const docs = [
  { name: 'Water cycle', url: 'https://docs.google.com/presentation/d/1/edit', sizeBytes: 0 },
  { name: 'River.webp', url: 'https://drive.google.com/file/d/2/view', sizeBytes: 900 },
];
const button = () => page.getByRole('button', { name: 'Google Drive Files', exact: true });

// Scripts are loaded once for all tests: one stand-in for all of them.
const google = standInFor();
const asked: string[] = [];
beforeEach(() => {
  google.told.isVisible = false;
  const append = document.head.append.bind(document.head);
  // No script of the real host is ever loaded: what asks for one gets the stand-in.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (!(node instanceof HTMLScriptElement)) return append(node);
    asked.push(node.src);
    const scripts = globalThis as GoogleScripts;
    scripts.gapi = { load: (_name, loaded) => loaded() };
    scripts.google = { picker: google.google.picker, accounts: { oauth2: google.google.leave } };
    setTimeout(() => node.dispatchEvent(new Event('load')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function open(content_type: 'document' | 'link', fields: object, drive: typeof keys | null) {
  const item = openedBank({
    content_type,
    json_data: { schema_version: 1, description: '', ...fields },
  });
  answerEditor(item);
  answer(readDrive, { drive });
  const address = new URLSearchParams({ container_id: item.container_id, institution_id: '98' });
  await openInStudio(filesPages, `/dashboard/${content_type}/edit?${address}`);
}

test('G-395 G-403 G-404 G-406 what is picked is added to the files of a document, by name and link', async () => {
  await open('document', { files: [] }, keys);
  await expect.element(button()).toBeVisible();
  // Nothing is asked for before it is pressed.
  expect(asked).toEqual([]);
  const before = requestedPaths().length;
  await button().click();
  await expect.poll(() => google.told.isVisible).toBe(true);
  expect(asked).toEqual(['https://apis.google.com/js/api.js', 'https://accounts.google.com/gsi/client']);
  google.act({ action: 'picked', docs });
  await expect.element(page.getByText('Water cycle', { exact: true })).toBeVisible();
  const link = page.getByRole('link', { name: /^Open\s*: River\.webp$/ });
  await expect.element(link).toHaveAttribute('href', 'https://drive.google.com/file/d/2/view');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
  // What is elsewhere is neither replaced here nor shown.
  expect(page.getByRole('button', { name: /^Replace\s*: River\.webp$/ }).query()).toBeNull();
  expect(document.querySelector('img[src*="google"]')).toBeNull();
  // The editor itself continues asking who else is in it.
  expect(requestedPaths().slice(before)).not.toContainEqual(expect.stringMatching(/^storage\//));
});

test('G-406 the first that is picked is the address of a link', async () => {
  await open('link', { link: '' }, keys);
  await button().click();
  await expect.poll(() => google.told.isVisible).toBe(true);
  google.act({ action: 'picked', docs });
  await expect
    .element(page.getByRole('textbox', { name: 'Address', exact: true }))
    .toHaveValue('https://docs.google.com/presentation/d/1/edit');
});

test.each(['access_denied', 'popup_closed'] as const)(
  'G-402 leave that is not given (%s) is logged, and nothing of it is shown',
  async (why) => {
    const log = vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(google.google.leave, 'initTokenClient').mockImplementation(
      standInFor(why).google.leave.initTokenClient,
    );
    await open('document', { files: [] }, keys);
    await button().click();
    await expect.poll(() => log.mock.calls).toHaveLength(1);
    // The button can be pressed again by then.
    await expect.element(button()).not.toHaveAttribute('data-loading');
    expect(page.getByRole('alert').query()).toBeNull();
    expect(document.querySelectorAll('.mantine-Notification-root')).toHaveLength(0);
    expect(google.told.isVisible).toBe(false);
  },
);

test('G-395 nothing is offered where the server has no keys', async () => {
  await open('document', { files: [] }, null);
  await expect.element(page.getByRole('button', { name: 'Choose files' })).toBeVisible();
  expect(button().query()).toBeNull();
});
