import { expect, test, vi } from 'vitest';
import { limits } from '@takhti/domain';
import { Link, type RouteObject } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { SearchField } from '../../ui/index.ts';
import { useAddressQuery } from './use-address-query.ts';

function List() {
  const [query, change] = useAddressQuery();
  const choose = (name: string, value: string): void =>
    change(
      (now) => {
        const next = new URLSearchParams(now);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <SearchField
        label="Search"
        value={query.get('title') ?? ''}
        onSearch={(text) => choose('title', text)}
      />
      <button
        type="button"
        onClick={() => {
          choose('grade', '3');
          choose('subject', 'English');
        }}
      >
        Both at once
      </button>
      <Link to="/slow">Slow page</Link>
    </>
  );
}

const slow = Promise.withResolvers<void>();
const routes: RouteObject[] = [
  { path: '/list', Component: List },
  {
    path: '/slow',
    lazy: async () => {
      await slow.promise;
      return { Component: () => <h1>Slow page</h1> };
    },
  },
];

test('a choice that follows before the first one is drawn leaves it as it is', async () => {
  const { address } = await openInStudio(routes, '/list?page=2');
  await page.getByRole('button', { name: 'Both at once' }).click();
  await expect.poll(address).toBe('/list?page=2&grade=3&subject=English');
});

test('a search that waited does not lead back who has followed a link meanwhile', async () => {
  const { address } = await openInStudio(routes, '/list');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await page.getByRole('searchbox', { name: 'Search' }).click();
  await userEvent.keyboard('Planets');
  document.querySelector('a')?.click();
  await vi.advanceTimersByTimeAsync(limits.search.debounce_ms);
  vi.useRealTimers();
  expect(address()).toBe('/list');
  slow.resolve();
  await expect.element(page.getByRole('heading', { name: 'Slow page' })).toBeVisible();
  expect(address()).toBe('/slow');
});
