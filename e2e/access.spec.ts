import { expect } from '@playwright/test';
import { testAs } from './helpers/login.ts';
import { declaredPaths, openPaths, studioPaths } from './helpers/routes.ts';
import { test } from './helpers/test.ts';

const testAsDeveloper = testAs('developer');

test('the lists of addresses name every page of the studio', () => {
  expect([...openPaths, ...studioPaths].toSorted()).toEqual(declaredPaths().toSorted());
});

test('C-050 / shows the login, and /x does not', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.goto('/x');
  await expect(page).toHaveURL('/NotFound');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden();
});

test('C-051 /NotFound opens without a login, and leads to the login page', async ({ page }) => {
  await page.goto('/NotFound');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'To the login page' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('C-058 /close opens without a login', async ({ page }) => {
  await page.goto('/close');
  await expect(page.getByRole('heading', { name: 'All done' })).toBeVisible();
});

const playerPages = [
  ['C-060', '/player/assessment', 'Missing URL parameter: assessment_id'],
  ['C-061', '/player/assessment/play', 'Missing URL parameter: assessment_id'],
  ['C-065', '/generic/launch', 'Missing URL parameter: code'],
] as const;

for (const [id, path, words] of playerPages) {
  test(`${id} ${path} opens without a login, in the player`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  });
}

test('C-073 C-074 C-075 without a login every page below /dashboard leads to the login, every other one to NotFound', async ({
  page,
}) => {
  for (const path of studioPaths) {
    await page.goto(path);
    const target = path.startsWith('/dashboard') ? '/' : '/NotFound';
    await expect(page, path).toHaveURL(target);
    await expect(
      page.getByRole('heading', { name: target === '/' ? 'Welcome' : 'Page not found' }),
    ).toBeVisible();
    await expect(page.getByRole('navigation')).toBeHidden();
  }
});

for (const path of ['/abcxyz', '/dashboard/nowhere', '/content/nothing/preview']) {
  testAsDeveloper(`C-076 ${path}, which is no page, leads to NotFound`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/NotFound');
    await page.getByRole('link', { name: 'To the dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  });
}

testAsDeveloper('C-056 whoever is logged in is led from / to the dashboard', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL('/dashboard');
});
