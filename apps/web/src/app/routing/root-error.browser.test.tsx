import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { RootError } from './root.tsx';

function Breaks({ message }: { readonly message: string }): never {
  throw new Error(message);
}

// What Retry does, loading everything again, would take the test with it.
test.each([
  [
    'C-268 a page that could not be loaded',
    'Failed to fetch dynamically imported module: /page.js',
    'Something went wrong',
  ],
  ['C-280 a page that broke while it was drawn', 'x is undefined', 'Oops!'],
])('%s says so on the whole page, and offers to retry', async (_what, message, title) => {
  const broken = { path: '/broken', element: <Breaks message={message} />, errorElement: <RootError /> };
  await openInStudio([broken], '/broken');
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
