import { expect, test } from 'vitest';
import { recentItems, rememberItem, type RecentItem } from './recent-items.ts';

const item = (n: number): RecentItem => ({
  container_id: `container ${n}`,
  content_id: `content ${n}`,
  institution_id: 98,
  content_type: 'mcq',
  title: `Title ${n}`,
  language: 'urdu',
});

test('the last eight are remembered, each once, for the person alone', () => {
  for (let n = 0; n < 10; n += 1) rememberItem('me', item(n));
  rememberItem('me', { ...item(5), title: 'Renamed' });
  const titles = recentItems('me').map(({ title }) => title);
  expect(titles).toEqual(['Renamed', ...[9, 8, 7, 6, 4, 3, 2].map((n) => `Title ${n}`)]);
  expect(recentItems('somebody else')).toEqual([]);
});

test('an entry that cannot be read is left out, with a type that is no more', () => {
  localStorage.setItem(
    'takhti.recent.me',
    JSON.stringify([item(1), { ...item(2), content_type: 'gone' }, 7, item(3)]),
  );
  expect(recentItems('me').map(({ title }) => title)).toEqual(['Title 1', 'Title 3']);
});

test('a malformed list is ignored', () => {
  for (const kept of ['{', '[1]', '"x"']) {
    localStorage.setItem('takhti.recent.me', kept);
    expect(recentItems('me')).toEqual([]);
  }
});
