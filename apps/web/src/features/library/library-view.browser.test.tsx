import {
  listCollections,
  listEditorSkills,
  listSubjects,
  searchLibrary,
  type LibraryRow,
  type ReplyOf,
} from '@takhti/contract';
import { filterableContentTypes } from '@takhti/content-types';
import { contentTypes, type User } from '@takhti/domain';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { noUrlData } from '../../app/launch/url-data.ts';
import { urlStore } from '../../app/launch/use-url-data.ts';
import { somebody } from '../../app/session/testing/somebody.ts';
import { answer, requestsOf } from '../../testing/fake-server.ts';
import { openInStudio } from '../../testing/render-in-studio.tsx';
import { listedBank } from '../../testing/things.ts';
import { libraryRoutes } from './index.ts';

/** Opens the library, in which nothing is found but what is given. */
async function open(
  query: string,
  locale: 'en' | 'ur' | 'ps' | 'prs' = 'en',
  records: LibraryRow[] = [],
  as: Partial<User> = {},
  width = 1280,
): Promise<void> {
  answer(searchLibrary, { records, total: records.length });
  answer(listSubjects, { records: ['Science'], total: 1 });
  answer(listEditorSkills, { records: [], total: 0 });
  answer(listCollections, { records: [], total: 0 });
  await openInStudio(libraryRoutes, `/content/schools-content?${query}`, { locale, as, width });
}

test.each([
  ['en', 'No lesson plan exists for this grade and subject combination'],
  ['ur', 'اس جماعت اور مضمون کے لیے کوئی سبق کا منصوبہ موجود نہیں'],
] as const)('C-1035 no lesson plan of a grade and subject is told in %s', async (locale, words) => {
  await open('content_type=lesson_plan&grade=3&subject=Science', locale);
  await expect.element(page.getByText(words, { exact: true })).toBeVisible();
});

test('other content that is not there is told in other words', async () => {
  await open('content_type=lesson_plan&grade=3');
  await expect.element(page.getByText('No published content matches these filters.')).toBeVisible();
});

test('C-448 the library can be filtered by types that can be searched, and by no others', async () => {
  await open('');
  await page.getByRole('combobox', { name: 'Type', exact: true }).click();
  const shown = () => page.getByRole('option').elements().length;
  const types = filterableContentTypes.filter((type) => contentTypes[type].searchable);
  await expect.poll(shown).toBe(types.length);
});

test('a card names its author, and what came since the visit before is marked as new', async () => {
  const me = somebody();
  const published = (title: string, day: number, user_id: string = crypto.randomUUID()): LibraryRow => ({
    ...listedBank({ title, user_id, last_activity: `2026-05-0${String(day)}T08:00:00Z` }),
    author_full_name: 'Sana Baloch',
    match: null,
    picture: '',
  });
  const records = [published('Old', 1), published('Fresh', 3), published('Mine', 3, me.user_id)];
  const visits = { last: '2026-05-02T08:00:00Z', before: null };
  localStorage.setItem(`takhti.library_visits.${me.user_id}`, JSON.stringify(visits));
  await open('', 'en', records);
  const card = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  await expect.element(card('Old').getByText('Sana Baloch')).toBeVisible();
  await expect.element(card('Fresh').getByText('New', { exact: true })).toBeVisible();
  await expect.element(page.getByText('New', { exact: true })).toHaveLength(1);
  // The same visit continues: it stays new.
  await open('', 'en', records);
  await expect.element(card('Fresh').getByText('New', { exact: true })).toBeVisible();
});

test('what was found before is marked as such until the answer comes, which may take a while', async () => {
  await open('', 'en', [{ ...listedBank({ title: 'Old' }), author_full_name: '', match: null, picture: '' }]);
  const shown = page.getByRole('listitem').filter({ hasText: 'Old' });
  await expect.element(shown).toBeVisible();
  const isStale = () => shown.query()?.closest('[data-stale]') != null;
  expect(isStale()).toBe(false);
  const held = Promise.withResolvers<ReplyOf<typeof searchLibrary>>();
  answer(searchLibrary, () => held.promise);
  await page.getByRole('searchbox').fill('Rivers');
  await expect.poll(isStale).toBe(true);
  // A call that is never answered would turn the spinner in the tests that come after.
  held.resolve({ records: [], total: 0 });
  await expect.element(shown).not.toBeInTheDocument();
});

test.each([
  ['crossword', 'en', 'Crossword'],
  ['quiz', 'ur', 'سوال بینک'],
  ['معما', 'ur', 'معمّا'],
  ['سوال بینک', 'ps', 'د پوښتنو بانک'],
] as const)(
  'who searches for %s, the name of a type, is offered it in %s as %s',
  async (typed, locale, name) => {
    await open(`title=${encodeURIComponent(typed)}`, locale);
    await page.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => requestsOf(searchLibrary).at(-1)?.['content_types']).toHaveLength(1);
    expect(requestsOf(searchLibrary).at(-1)?.['text']).toBe('');
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    await expect.element(page.getByRole('button', { name, exact: true })).not.toBeInTheDocument();
  },
);

test('a search without results and without a type offers no types', async () => {
  await open('title=Rivers');
  await expect.element(page.getByText('No published content matches these filters.')).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Show only:' })).not.toBeInTheDocument();
});

test.each(['en', 'ur', 'ps', 'prs'] as const)(
  'on the narrowest phone nothing stands out in %s',
  async (locale) => {
    await open('', locale, [], {}, 320);
    const view = page.getByRole('radio').last();
    await expect.element(view).toBeInTheDocument();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    const { left, right } = (
      view.element().closest('[role="radiogroup"]') ?? view.element()
    ).getBoundingClientRect();
    expect([left >= 0, right <= 320]).toEqual([true, true]);
  },
);

afterEach(() => urlStore.clear());

test('C-819 a login by an LMS with full access writes and submits, and is not led to assigning', async () => {
  const byLms: Partial<User> = { jwtLogin: 1 };
  const assigning = page.getByRole('link', { name: 'Assign content', exact: true });
  const visit = { ...noUrlData, isLms: true, isTeacher: true };
  urlStore.keep(visit);
  await open('', 'en', [], byLms);
  await expect.element(assigning).toBeVisible();
  urlStore.keep({ ...visit, full_access: true });
  await open('', 'en', [], byLms);
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(assigning.query()).toBeNull();
});
