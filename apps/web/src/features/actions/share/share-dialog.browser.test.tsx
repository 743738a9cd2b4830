import { readLmsContext } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer } from '../../../testing/fake-server.ts';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { ShareDialog } from './share-dialog.tsx';
import type { ShareLink } from './use-share-link.ts';

const link = 'https://studio.example/player/mcq/play?code=abc';

async function draw(shared: ShareLink, origins: string[] = []): Promise<void> {
  answer(readLmsContext, { origins, assigns_by: 'message', publishes_to: null });
  const item = { title: 'Even & "odd"', language: 'english' } as const;
  await renderInStudio(<ShareDialog item={item} shared={shared} onClose={() => {}} />);
}

test('a learners’ link is also a QR code to take along, and code for another page', async () => {
  await draw({ link, reader: 'learners' }, ['https://school.example']);
  await expect.element(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  const picture = page.getByRole('link', { name: 'Download the QR code' }).element();
  expect(picture.getAttribute('download')).toBe('qr-code.svg');
  expect(decodeURIComponent(picture.getAttribute('href') ?? '')).toContain('<svg xmlns');
  const code = page.getByRole('textbox', { name: 'For a page of your own' });
  await expect
    .element(code)
    .toHaveValue(expect.stringContaining(`src="${link}" title="Even &amp; &quot;odd&quot;"`));
  await expect.element(page.getByText(/a page at https:\/\/school\.example/)).toBeVisible();
});

test('where no page may show the player, it is told who changes that', async () => {
  await draw({ link, reader: 'learners' });
  await expect.element(page.getByText(/administrator must first name/)).toBeVisible();
});

test('a link for colleagues is a link and no more', async () => {
  await draw({ link, reader: 'colleagues' });
  await expect.element(page.getByRole('textbox', { name: 'Link for colleagues' })).toHaveValue(link);
  expect(page.getByRole('img', { name: 'QR code' }).query()).toBeNull();
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
});
