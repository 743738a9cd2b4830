import { offeredContentTypes } from '@takhti/content-types';
import { contentTypes, isContentType, typesWith, type Specs, type User } from '@takhti/domain';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { urlStore } from '../../../app/launch/use-url-data.ts';
import { noUrlData } from '../../../app/launch/url-data.ts';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { dashboardRoutes } from '../index.ts';

afterEach(() => urlStore.keep(noUrlData));

const withSpecs = (specs: Partial<Specs>): Partial<User> => ({
  specs: { ...somebody().specs, is_ai_enabled: 1, ...specs },
});
const typesIn = (part: ParentNode): string[] =>
  [...part.querySelectorAll<HTMLAnchorElement>('a[href*="content_type="]')].map(
    ({ href }) => new URL(href).searchParams.get('content_type') ?? '',
  );

/** The types that a page offers. */
async function offered(path = '/dashboard/create', specs: Partial<Specs> = {}): Promise<string[]> {
  await openInStudio(dashboardRoutes, path, { as: withSpecs(specs) });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelector('main ul')).not.toBeNull();
  return typesIn(document);
}

test('C-087 C-026 C-469 every type that can be made is offered in its group, a competition beside what asks learners something', async () => {
  expect((await offered()).toSorted()).toEqual([...offeredContentTypes, 'competition'].toSorted());
  const asked = page.getByRole('region', { name: 'Questions, tests and competitions' }).element();
  expect(typesIn(asked)).toEqual(['mcq', 'article', 'assessment', 'competition']);
});

test('C-087 the page to create content takes typing at once', async () => {
  await offered();
  await expect.element(page.getByRole('searchbox', { name: 'Find a type' })).toHaveFocus();
});

test.each([
  ['en', 'Find a type', ['quiz', 'contest', 'COMPET']],
  ['ur', 'قسم تلاش کریں', ['کوئز', 'مسابقہ', 'مقابلہ']],
  ['ps', 'ډول ولټوئ', ['کوېز', 'مسابقه', 'سیالي']],
  ['prs', 'جستجوی نوع', ['کویز', 'رقابت', 'مسابقه']],
] as const)(
  'in %s a competition is found by the words that people have for it',
  async (locale, label, words) => {
    await openInStudio(dashboardRoutes, '/dashboard/create', { as: withSpecs({}), locale });
    const field = page.getByRole('searchbox', { name: label });
    for (const word of words) {
      await field.fill(word);
      await expect.poll(() => typesIn(document)).toContain('competition');
      expect(typesIn(document)).not.toContain('video');
    }
    await field.fill('zzz');
    await expect.poll(() => typesIn(document)).toEqual([]);
    await openInStudio(dashboardRoutes, '/dashboard/create', { locale: 'en' });
  },
);

test('G-566 C-465 C-466 C-467 C-468 offers types that are offered, and those that authors begin all the same', async () => {
  const list = await offered();
  const begun = list.filter((type) => !isContentType(type) || !contentTypes[type].is_offered);
  expect(begun).toEqual(typesWith(({ hidden_but_creatable }) => hidden_but_creatable));
});

test('C-025 C-088 G-453 the page of games offers every game that can be made, and nothing else', async () => {
  const games = offeredContentTypes.filter((type) => contentTypes[type].plays_first);
  expect(await offered('/dashboard/create-games')).toEqual(games);
  expect(games).toEqual(expect.arrayContaining(['rumble_in_the_jumble', 'matching', 'sorting']));
  expect(games.filter((type) => ['mcq', 'article', 'assessment', 'link'].includes(type))).toEqual([]);
});

test('G-009 G-020 independent templates are offered where the institution has them, and only there', async () => {
  const list = await offered('/dashboard/create', { is_independent_templates: 0 });
  const others = offeredContentTypes.filter((type) => !contentTypes[type].is_independent_template);
  expect(list.toSorted()).toEqual([...others, 'competition'].toSorted());
  expect(list).toContain('rumble_in_the_jumble');
  expect(list).not.toContain('matching');
});

test('C-801 G-418 AI bots are offered where AI is enabled for the person, and only there', async () => {
  expect(await offered('/dashboard/create', { is_ai_enabled: 1 })).toContain('ai_bot');
  const list = await offered('/dashboard/create', { is_ai_enabled: 0 });
  expect(list).not.toContain('ai_bot');
  expect(list).toContain('link');
});

test('C-814 an institution hides assessments from the types that are offered', async () => {
  expect(await offered()).toContain('assessment');
  const list = await offered('/dashboard/create', { is_assessment_hidden: 1 });
  expect(list).not.toContain('assessment');
  expect(list).toContain('mcq');
});

test('C-815 lesson plans are not offered to teachers in an LMS without full access', async () => {
  const teacher = { ...noUrlData, isLms: true, isTeacher: true };
  expect(await offered()).toContain('lesson_plan');
  urlStore.keep(teacher);
  expect(await offered()).not.toContain('lesson_plan');
  urlStore.keep({ ...teacher, full_access: true });
  expect(await offered()).toContain('lesson_plan');
});

test('C-816 teachers in an LMS see documents, links and videos as what they assign', async () => {
  const assigned = page.getByRole('region', { name: 'To assign' });
  expect(await offered()).toContain('assignment');
  expect(assigned.query()).toBeNull();
  for (const full_access of [false, true]) {
    urlStore.keep({ ...noUrlData, isLms: true, isTeacher: true, full_access });
    expect(await offered()).not.toContain('assignment');
    expect(typesIn(assigned.element()).toSorted()).toEqual(['document', 'link', 'video']);
  }
});

test('C-077 the way back from the choice of a game is the choice of a type, and from there the dashboard', async () => {
  const { address } = await openInStudio(dashboardRoutes.slice(1), '/dashboard/create-games', {
    as: withSpecs({}),
  });
  const back = page.getByRole('link', { name: 'Back' });
  await back.click();
  await expect.poll(address).toBe('/dashboard/create');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Create' })).toBeVisible();
  await back.click();
  await expect.poll(address).toBe('/dashboard');
});
