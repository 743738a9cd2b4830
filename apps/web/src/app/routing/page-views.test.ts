import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { makeMemoryTracker, trackPageViews } from './page-views.ts';

test('C-079 C-080 every navigation is a page view with its path, remembered in memory', async () => {
  const router = createMemoryRouter([{ path: '*', Component: () => null }], {
    initialEntries: ['/dashboard'],
  });
  const tracker = makeMemoryTracker();
  trackPageViews(router, tracker);
  await router.navigate('/dashboard/draft?page=2');
  await router.navigate('/dashboard');
  expect(tracker.seen).toEqual(['/dashboard', '/dashboard/draft?page=2', '/dashboard']);
});

test('the memory of page views has an end', () => {
  const tracker = makeMemoryTracker(2);
  for (const path of ['/1', '/2', '/3']) tracker.trackPageView(path);
  expect(tracker.seen).toEqual(['/2', '/3']);
});
