import { expect, type Page } from '@playwright/test';
import { apiOf } from './helpers/api.ts';
import { makeContent } from './helpers/content.ts';
import { testAs } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { skillOf } from './helpers/skills.ts';
import { uniqueTitle } from './helpers/titles.ts';

const { full_name, role } = people.developer;
const test = testAs('developer');

test('C-191 C-192 C-193 the header keeps role and name in sight while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/dashboard/approved');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  const header = page.getByRole('banner');
  await expect(header.getByText(role, { exact: true })).toBeInViewport();
  await expect(header.getByText(full_name)).toBeInViewport();
});

test('C-197 a wide window has a sidebar with what a developer may open, and no menu button', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const menu = page.getByRole('complementary').getByRole('navigation', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText([
    'Create',
    'Dashboard',
    /^Drafts/,
    /^Waiting for review/,
    /^In review/,
    /^Resubmission/,
    /^Approved/,
    'Content',
  ]);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

test('C-198 on a narrow window the sidebar slides in by the menu button, and closes behind who chose', async ({
  page,
}) => {
  await openOnPhone(page, '/dashboard');
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Content' }).click();
  await expect(page).toHaveURL('/content');
  await expect(drawer).toBeHidden();
});

test('C-199 an editor has no menu button, even on a narrow window', async ({ page, request }, testInfo) => {
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('On a narrow window');
  // One of its own: what another test edits is locked for a while.
  await makeContent(api, 'mcq', { title, place: skillOf('author', testInfo) });
  await openOnPhone(page, `/dashboard/draft?${new URLSearchParams({ title })}`);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
});

async function openOnPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
}
