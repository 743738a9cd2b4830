import {
  assignContent,
  listContentByIds,
  listSubjects,
  pickContent,
  readLmsContext,
  searchLibrary,
} from '@takhti/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { listedBank } from '../../../testing/things.ts';
import { lmsRoutes, pickerRoutes } from '../index.ts';

const lms = 'https://lms.example';
const item = listedBank({ content_status: 'a', is_published: 1, title: 'Fractions' });
const picked = {
  Title: 'Fractions',
  ContentUrl: '/player/assessment?code=a',
  AbsoluteContentURL: 'https://studio.example/player/assessment?code=a',
  ContentType: 'mcq',
  ContentSubType: '',
  CmsContentId: item.content_id,
  IsLmsContent: 0,
  LmsContentId: '',
  CultureId: 1033,
} as const;

afterEach(() => vi.restoreAllMocks());

test.each([
  [
    'C-447',
    pickerRoutes,
    '/content-picker?multiple=1',
    'Use these',
    { type: 'content-picked', data: [picked] },
  ],
  [
    'C-905',
    lmsRoutes,
    '/content/select-content',
    'Assign',
    { type: 'assign-button-pressed', data: { CmsList: [picked] } },
  ],
] as const)(
  '%s the page of an LMS around the studio is told at its own origin, and nobody at any other',
  async (_id, routes, path, done, message) => {
    answer(readLmsContext, { origins: [lms], assigns_by: 'message', publishes_to: null });
    answer(listSubjects, { records: [], total: 0 });
    answer(searchLibrary, { records: [{ ...item, match: null, picture: '' }], total: 1 });
    answer(listContentByIds, { records: [item], total: 1 });
    answer(pickContent, { records: [picked], total: 1 });
    answer(assignContent, { way: 'message', CmsList: [picked], message: '' });
    vi.spyOn(globalThis, 'close').mockReturnValue();
    const told = vi.spyOn(parent, 'postMessage');
    await openInStudio(routes, path, { as: { active_role: 'cd' } });
    await page.getByRole('checkbox', { name: 'Choose Fractions' }).click();
    await page.getByRole('button', { name: done, exact: true }).click();
    const whereTold = () =>
      told.mock.calls.flatMap(([data, origin]) =>
        (data as { type?: string } | null)?.type === message.type ? [[data, origin]] : [],
      );
    await expect.poll(whereTold).toEqual([
      [message, location.origin],
      [message, lms],
    ]);
  },
);

test('where it could not be asked before, the picker asks again which page it tells', async () => {
  refuse(readLmsContext, 'server.fault');
  answer(listSubjects, { records: [], total: 0 });
  answer(searchLibrary, { records: [{ ...item, match: null, picture: '' }], total: 1 });
  answer(listContentByIds, { records: [item], total: 1 });
  answer(pickContent, { records: [picked], total: 1 });
  vi.spyOn(globalThis, 'close').mockReturnValue();
  const told = vi.spyOn(parent, 'postMessage');
  await openInStudio(pickerRoutes, '/content-picker?multiple=1', { as: { active_role: 'cd' } });
  await page.getByRole('checkbox', { name: 'Choose Fractions' }).click();
  await expect.poll(() => requestsOf(readLmsContext)).toHaveLength(1);
  answer(readLmsContext, { origins: [lms], assigns_by: 'message', publishes_to: null });
  await page.getByRole('button', { name: 'Use these', exact: true }).click();
  await expect.poll(() => told.mock.calls.map(([, origin]) => origin)).toContain(lms);
});
