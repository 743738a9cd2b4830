import { findLmsContent } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { LmsContent } from './lms-content.tsx';

const ours = { container_id: crypto.randomUUID(), content_id: crypto.randomUUID() };
const routes = [
  {
    path: '/dashboard/view',
    element: (
      <LmsContent>
        <p>The content</p>
      </LmsContent>
    ),
  },
];
const content = page.getByText('The content');

test('C-190 content that a link names by the id of the LMS opens under its own', async () => {
  answer(findLmsContent, ours);
  const { address } = await openInStudio(
    routes,
    '/dashboard/view?content_id=L-42&isLmsContent=1&isViewContent=1',
  );
  await expect.element(content).toBeVisible();
  expect(requestsOf(findLmsContent)).toMatchObject([{ lms_content_id: 'L-42' }]);
  const { container_id, content_id } = ours;
  const opened = new URLSearchParams({ content_id, isViewContent: '1', container_id });
  expect(address()).toBe(`/dashboard/view?${opened}`);
});

test('C-190 an id that the LMS never gave shows only that there is nothing', async () => {
  refuse(findLmsContent, 'container.not_found');
  await openInStudio(routes, '/dashboard/view?content_id=L-43&isLmsContent=1');
  await expect.element(page.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible();
  expect(content.query()).toBeNull();
});

test('a link that names content by its own id asks no LMS', async () => {
  await openInStudio(routes, `/dashboard/view?${new URLSearchParams(ours)}&isLmsContent=1`);
  await expect.element(content).toBeVisible();
  expect(requestsOf(findLmsContent)).toEqual([]);
});
