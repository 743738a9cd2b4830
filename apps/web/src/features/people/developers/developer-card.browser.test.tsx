import type { DeveloperRow } from '@takhti/domain';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderInStudio } from '../../../testing/render-in-studio.tsx';
import { DeveloperCard } from './developer-card.tsx';

const title = 'The karez: water from under the hills, and how a village shares it from field to field';
const developer: DeveloperRow = {
  user_id: crypto.randomUUID(),
  username: 'gulalai',
  full_name: 'Gulalai Wardak',
  roles: 'cd',
  school_name: '',
  counts: { d: 1, w: 0, r: 0, s: 0, a: 0 },
  last_activity: '2026-01-15T08:00:00.000Z',
  last_seen_on: null,
  waits_longest: {
    title,
    content_type: 'mcq',
    content_status: 'd',
    language: 'english',
    last_activity: '2026-01-15T08:00:00.000Z',
  },
};

test('a title of another direction than the page is cut at its end, never at its beginning', async () => {
  const card = <DeveloperCard developer={developer} isVisiting={false} onVisit={() => undefined} />;
  await renderInStudio(<div style={{ inlineSize: 260 }}>{card}</div>, { locale: 'ur', width: 390 });
  const shown = page.getByText(title);
  await expect.element(shown).toBeVisible();
  const text = shown.element().firstChild!;
  const range = document.createRange();
  range.setStart(text, 0);
  range.setEnd(text, 'The karez'.length);
  const first = range.getBoundingClientRect();
  const middle = document.elementFromPoint(first.left + 2, first.top + first.height / 2);
  expect(middle?.textContent).toBe(title);
});
