import { Link, Outlet, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { usePageFocus } from './use-page-focus.ts';

function Frame() {
  const main = usePageFocus<HTMLDivElement>(useLocation().pathname);
  return (
    <div ref={main} tabIndex={-1} data-testid="page">
      <Outlet />
    </div>
  );
}

const routes = [
  {
    element: <Frame />,
    children: [
      { path: '/list', element: <Link to="/plain">Plain</Link> },
      {
        path: '/plain',
        element: (
          <p>
            <Link to="/field">Field</Link>
          </p>
        ),
      },
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what a page does that knows better
      { path: '/field', element: <input aria-label="Title" autoFocus /> },
    ],
  },
];

test('the focus goes to a page whose link has gone with the page before, unless the page takes it itself', async () => {
  await openInStudio(routes, '/list');
  await expect.element(page.getByRole('link', { name: 'Plain' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
  await page.getByRole('link', { name: 'Plain' }).click();
  await expect.element(page.getByTestId('page')).toHaveFocus();
  await page.getByRole('link', { name: 'Field' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus();
});
