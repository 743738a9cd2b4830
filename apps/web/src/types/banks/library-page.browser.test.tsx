import { listCollections, listEditorSkills, listSubjects, searchLibrary } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { libraryRoutes } from '../../features/library/index.ts';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { bankPages } from './pages.ts';

beforeEach(() => {
  answer(searchLibrary, { records: [], total: 0 });
  answer(listSubjects, { records: ['Science'], total: 1 });
  answer(listEditorSkills, { records: [], total: 0 });
  answer(listCollections, { records: [], total: 0 });
});

test.each([
  ['C-139', '/content/mcq', 'mcq'],
  ['C-142', '/content/fill_in_the_blank', 'fill_in_the_blank'],
  ['C-143', '/content/comprehension', 'article'],
  ['C-140', '/content/jungle-gym-classic', 'jungle_gym_classic'],
  ['C-141', '/content/timor-the-turtle', 'timor_the_turtle'],
])('%s %s opens the library with content of the type %s alone', async (_id, path, content_type) => {
  const { address } = await openInStudio([...libraryRoutes, ...bankPages], path);
  await expect.poll(address).toBe(`/content?content_type=${content_type}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect.poll(() => requestsOf(searchLibrary).at(-1)).toMatchObject({ content_types: [content_type] });
});

test('C-135 the library of schools lists what the institution published', async () => {
  await openInStudio(libraryRoutes, '/content/schools-content');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect.element(page.getByText('Nothing is published yet')).toBeVisible();
  await expect.poll(() => requestsOf(searchLibrary)).not.toHaveLength(0);
});
