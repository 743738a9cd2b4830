import { expect } from '@playwright/test';
import { apiOf } from '../helpers/api.ts';
import { makeContent } from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { testAs } from '../helpers/people/login.ts';
import { people } from '../helpers/people/people.ts';
import { skillOf } from '../helpers/skills.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const { full_name, role } = people.developer;
const test = testAs('developer');

test('C-191 C-192 C-193 C-197 C-198 C-199 the header stays in sight; the sidebar of a wide window slides in on a narrow one, and an editor has neither', async ({
  page,
  request,
}, testInfo) => {
  const api = await apiOf(request, 'developer');
  const title = uniqueTitle('On a narrow window');
  // One of its own: what another test edits is locked for a while.
  await makeContent(api, 'mcq', { title, place: skillOf('author', testInfo) });
  const menuButton = page.getByRole('button', { name: 'Open menu' });
  const sidebar = page.getByRole('complementary').getByRole('navigation', { name: 'Menu' });
  const rows = page.getByRole('main').getByRole('listitem');

  await test.step('a wide window has a sidebar with what a developer may open, and no menu button', async () => {
    await page.goto('/dashboard/approved');
    await expect(sidebar.getByRole('link')).toHaveText([
      'Create',
      'Dashboard',
      /^Drafts/,
      /^Waiting for review/,
      /^In review/,
      /^Resubmission/,
      /^Approved/,
      'Content',
    ]);
    await expect(menuButton).toBeHidden();
  });

  await test.step('the header keeps role and name in sight while the page scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await expect(rows.first()).toBeVisible();
    await page.mouse.move(600, 300);
    await page.mouse.wheel(0, 2000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    const header = page.getByRole('banner');
    await expect(header.getByText(role, { exact: true })).toBeInViewport();
    await expect(header.getByText(full_name)).toBeInViewport();
  });

  await test.step('on a narrow window it slides in by the menu button, and closes behind who chose', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('complementary')).toBeHidden();
    await menuButton.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Content' }).click();
    await expect(page).toHaveURL('/content');
    await expect(drawer).toBeHidden();
  });

  await test.step('an editor has no menu button; a search finds it among the drafts', async () => {
    await goWithin(page, '/dashboard/draft');
    const search = page.getByRole('searchbox', { name: 'Search by title' });
    await search.fill(title);
    await expect(rows).toHaveCount(1);
    await expect(menuButton).toBeVisible();
    await rows.getByRole('link', { name: title }).click();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
    await expect(menuButton).toBeHidden();
  });
});

test('no page asks for anything that our content policy refuses', async ({ page }) => {
  const refused: string[] = [];
  await page.exposeFunction('tellRefused', (directive: string) => refused.push(directive));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (globalThis as unknown as { tellRefused(text: string): Promise<void> }).tellRefused(
        `${violatedDirective} ${blockedURI}`,
      );
    });
  });
  for (const path of ['/', '/dashboard/draft', '/content', '/dashboard/create']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(refused).toEqual([]);
});
