import { expect } from '@playwright/test';
import { goWithin } from '../helpers/browser/go-within.ts';
import { testAs } from '../helpers/people/login.ts';
import { declaredPaths, openPaths, studioPaths } from '../helpers/screen/routes.ts';
import { test } from '../helpers/browser/test.ts';

const testAsDeveloper = testAs('developer');

test('the lists of addresses name every page of the studio', () => {
  expect([...openPaths, ...studioPaths].toSorted()).toEqual(declaredPaths().toSorted());
});

test('C-050 C-051 C-058 C-073 C-074 C-075 without a login / shows the login, every page below /dashboard leads to it, every other one to NotFound', async ({
  page,
}) => {
  const login = page.getByRole('button', { name: 'Log in' });
  await page.goto('/');
  await expect(login).toBeVisible();
  await page.goto('/x');
  await expect(page).toHaveURL('/NotFound');
  await expect(login).toBeHidden();

  // The first of each kind is loaded by its address, the others are gone to from there: the same guard stands before all.
  const loaded = new Set([studioPaths.find(isOnDashboard), studioPaths.find((path) => !isOnDashboard(path))]);
  for (const path of studioPaths) {
    if (loaded.has(path)) await page.goto(path);
    else await goWithin(page, path);
    const target = isOnDashboard(path) ? '/' : '/NotFound';
    await expect(page, path).toHaveURL(target);
    await expect(
      page.getByRole('heading', { name: target === '/' ? 'Welcome' : 'Page not found' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
  }

  await page.goto('/NotFound');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(login).toBeVisible();
  await page.goto('/close');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
});

function isOnDashboard(path: string): boolean {
  return path.startsWith('/dashboard');
}

const someId = '3f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d';

test('C-060 C-061 C-062 C-065 C-1022 the addresses of learners open without a login, in the player', async ({
  page,
}) => {
  for (const [path, words] of [
    ['/player/assessment', 'Missing URL parameter: assessment_id'],
    ['/player/assessment/play', 'Missing URL parameter: assessment_id'],
    ['/player/clicker/attendance', 'Missing URL parameter: assessment_id'],
    ['/generic/launch', 'Missing URL parameter: code'],
    [`/player/assessment?assessment_id=${someId}`, 'Missing URL parameter: institution_id'],
    [
      `/player/assessment?assessment_id=${someId}&institution_id=98&user_id=`,
      'Missing URL parameter: user_id',
    ],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
});

test('C-281 what breaks at an address of learners leads to the player’s own way out, and never to the studio’s', async ({
  page,
}) => {
  // A query that cannot be read represents any fault of ours while a page is drawn.
  await page.addInitScript(() => {
    const query = URLSearchParams.prototype;
    const read = Object.getOwnPropertyDescriptor(query, 'get')?.value as URLSearchParams['get'];
    query.get = function get(name) {
      if (name === 'code') throw new Error('x is undefined');
      return read.call(this, name);
    };
  });
  await page.goto(`/player/assessment?assessment_id=${someId}&institution_id=98`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Oops!')).toHaveCount(0);
});

testAsDeveloper(
  'C-056 C-076 anyone who is logged in is led from / to the dashboard, and from what is no page to NotFound',
  async ({ page }) => {
    const welcome = page.getByRole('heading', { level: 1, name: /^Welcome/ });
    await page.goto('/');
    await expect(page).toHaveURL('/dashboard');
    await expect(welcome).toBeVisible();
    for (const [path, open] of [
      ['/abcxyz', () => page.goto('/abcxyz')],
      ['/dashboard/nowhere', () => goWithin(page, '/dashboard/nowhere')],
      ['/content/nothing/preview', () => goWithin(page, '/content/nothing/preview')],
    ] as const) {
      await open();
      await expect(page, path).toHaveURL('/NotFound');
      await page.getByRole('link', { name: 'Go to the dashboard' }).click();
      await expect(welcome).toBeVisible();
    }
  },
);
