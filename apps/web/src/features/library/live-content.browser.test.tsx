import {
  listLiveContent,
  listPastRounds,
  openLiveRound,
  readLiveContent,
  searchLibrary,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../testing/fake-server.ts';
import { renderInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank } from '../../testing/things.ts';
import { LiveContent } from './live-content.tsx';

const published = { content_status: 'a', is_published: 1 } as const;
const asked = listedBank({
  ...published,
  title: 'Planets',
  content_id: '019f0000-0000-7000-8000-000000000001',
});
const silent = listedBank({
  ...published,
  title: 'Essays',
  content_id: '019f0000-0000-7000-8000-000000000002',
});
const row = { match: null, picture: '' };

test('a teacher begins a live round from what their class can be asked, and from nothing else', async () => {
  answer(searchLibrary, { records: [asked, silent].map((item) => ({ ...item, ...row })), total: 2 });
  answer(listLiveContent, { content_ids: [asked.content_id] });
  answer(readLiveContent, { questions: 1, rounds: 8 });
  answer(listPastRounds, { records: [], total: 0 });
  refuse(openLiveRound, 'live.nothing_to_ask');
  await renderInStudio(<LiveContent />);
  await page.getByRole('button', { name: 'Live: Planets' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open the round' }).click();
  await expect.poll(() => requestsOf(openLiveRound)).toMatchObject([{ content_id: asked.content_id }]);
  expect(page.getByText('Essays').query()).toBeNull();
});

test('what is there in several languages is offered once, in the reader’s own where it is', async () => {
  const of = (title: string, language: 'dari' | 'english' | 'urdu', change: object = {}) =>
    listedBank({
      ...published,
      title,
      language,
      content_id: crypto.randomUUID(),
      skill_id: '019f0000-0000-7000-8000-00000000000b',
      ...change,
    });
  const other = { skill_id: '019f0000-0000-7000-8000-00000000000a' };
  const rows = [
    of('سیارات', 'dari'),
    of('Planets', 'english'),
    of('پانی', 'urdu', other),
    of('آب', 'dari', other),
  ];
  answer(searchLibrary, { records: rows.map((item) => ({ ...item, ...row })), total: 4 });
  answer(listLiveContent, { content_ids: rows.map(({ content_id }) => content_id) });
  await renderInStudio(<LiveContent />);
  await expect.element(page.getByRole('button', { name: 'Live: Planets' })).toBeVisible();
  const titles = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent);
  expect(titles).toEqual(['PlanetsLive', 'پانیLive']);
});
