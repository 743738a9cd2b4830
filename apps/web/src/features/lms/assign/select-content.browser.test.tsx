import {
  assignContent,
  listContentByIds,
  listSubjects,
  readLmsContext,
  searchLibrary,
} from '@takhti/contract';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank } from '../../../testing/things.ts';
import { lmsRoutes } from '../index.ts';

const heard: unknown[] = [];
const listen = ({ data }: MessageEvent): unknown => heard.push(data);
afterEach(() => {
  parent.removeEventListener('message', listen);
  heard.length = 0;
});

async function assign(fault: 'unauthorized' | 'timed_out', message: string): Promise<void> {
  const item = listedBank({ content_status: 'a', is_published: 1, title: 'Fractions' });
  answer(readLmsContext, { origins: [], assigns_by: 'post', publishes_to: null });
  answer(listSubjects, { records: [], total: 0 });
  answer(searchLibrary, { records: [{ ...item, match: null, picture: '' }], total: 1 });
  answer(listContentByIds, { records: [item], total: 1 });
  refuse(assignContent, 'lms.refused', { fault, message });
  // The page that frames the studio.
  parent.addEventListener('message', listen);
  await openInStudio(lmsRoutes, '/content/select-content', { as: { active_role: 'cd' } });
  await page.getByRole('checkbox', { name: 'Choose Fractions' }).click();
  await page.getByRole('button', { name: /^Assign/ }).click();
}

const closing = { type: 'close', reason: 'UNAUTHORIZED' };

test('C-1014 an LMS that does not know us any more is told to its page, which may log in anew', async () => {
  await assign('unauthorized', '');
  await expect.poll(() => heard).toContainEqual(closing);
});

test('C-903 what else it says against it is for the teacher alone', async () => {
  await assign('timed_out', 'The course is closed.');
  await expect.element(page.getByText('The course is closed.')).toBeVisible();
  expect(heard).not.toContainEqual(closing);
});
