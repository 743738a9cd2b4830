import { expect, type Page } from '@playwright/test';
import { success } from '@takhti/contract';
import { apiOf, loginReply } from './helpers/api.ts';
import { makeContent } from './helpers/content.ts';
import { somebody, testAs } from './helpers/login.ts';
import { people } from './helpers/people.ts';
import { skillOf } from './helpers/skills.ts';
import { test } from './helpers/test.ts';
import { uniqueTitle } from './helpers/titles.ts';

const testAsFinal = testAs('final');
const testAsAdmin = testAs('admin');
const testAsDeveloper = testAs('developer');

const lms = 'isLms=1&isTeacher=0';
const redirect = 'https://lms.example.org/course/7';
const withRedirect = `redirect_url=${encodeURIComponent(redirect)}`;

const sidebarOf = (page: Page) => page.getByRole('complementary').getByRole('navigation', { name: 'Menu' });
const backToLms = (page: Page) => page.getByRole('link', { name: 'Back to LMS: lms.example.org' });

testAsFinal(
  'C-207 inside an LMS the sidebar is hidden, through reloads too, unless there is full access',
  async ({ page }) => {
    await page.goto(`/dashboard/approved?${lms}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Approved' })).toBeVisible();
    await expect(sidebarOf(page)).toBeHidden();
    await page.goto('/content');
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expect(sidebarOf(page)).toBeHidden();
    await page.goto(`/content?${lms}&full_access=1`);
    await expect(sidebarOf(page)).toBeVisible();
  },
);

testAsAdmin(
  'C-203 inside an LMS an admin sees no user management, and its page refuses',
  async ({ page }) => {
    await page.goto('/dashboard');
    await expect(sidebarOf(page).getByRole('link', { name: 'Users' })).toBeVisible();
    await page.goto(`/dashboard?${lms}&full_access=1`);
    await expect(sidebarOf(page)).toBeVisible();
    await expect(sidebarOf(page).getByRole('link', { name: 'Users' })).toBeHidden();
    await page.goto('/users');
    await expect(page.getByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
  },
);

testAsFinal(
  'C-208 C-209 C-211 C-212 Back to LMS leads from the lists, the content and the skills, where a redirect url was given',
  async ({ page }) => {
    await page.goto('/content');
    await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
    await expect(backToLms(page)).toBeHidden();
    await page.goto(`/dashboard/approved?${lms}&${withRedirect}`);
    for (const path of ['/dashboard/approved', '/dashboard/waiting-for-review', '/content', '/skills']) {
      await page.goto(path);
      await expect(backToLms(page), path).toHaveAttribute('href', redirect);
    }
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(backToLms(page)).toBeHidden();
  },
);

testAsFinal('a redirect url that is no address of the web leads nowhere', async ({ page }) => {
  await page.goto(`/content?${lms}&redirect_url=${encodeURIComponent('javascript:alert(1)')}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Content' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Back to LMS/ })).toBeHidden();
});

testAsFinal('C-410 in a window that the LMS opened, Back to LMS closes it and says so', async ({ page }) => {
  await page.goto('/NotFound');
  const popup = await openWindow(page, `/content?${lms}&${withRedirect}&is_popup=1`);
  const closed = popup.waitForEvent('close');
  await backToLms(popup).click();
  await closed;
  expect(await messagesOf(page)).toEqual([{ type: 'close', reason: '' }]);
});

test('C-183 who came from a lesson plan closes the window by logging out', async ({ page }) => {
  await logInByToken(page, '/NotFound');
  const popup = await openWindow(page, '/dashboard?coming_from=lessonPlan');
  await popup.getByRole('button', { name: people.developer2.full_name }).click();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('menuitem', { name: 'Log out' }).click();
  await closed;
  expect(await messagesOf(page)).toEqual([{ type: 'close', reason: '' }]);
});

test('an LMS’s token logs in, leaves the address at once, and opens the page that was asked for', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/api/login/jwt');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await logInByToken(page, `/dashboard/draft?title=planets&${lms}&full_access=1`);
  expect(JSON.parse((await asked).postData() ?? '')).toEqual({ token: 'a.token.of-the-lms' });
  await expect(page).toHaveURL(`/dashboard/draft?title=planets&${lms}&full_access=1`);
  await expect(page.getByRole('button', { name: people.developer2.full_name })).toBeVisible();
  // The first address is what the LMS opened; from then on the token is in none, nor in the browser's store.
  expect(visited.slice(1).filter((url) => url.includes('of-the-lms'))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('of-the-lms');
  await page.goBack();
  await expect(page).not.toHaveURL(/token/);
});

test('C-1018 C-538 a token that is no good is told, also to the window that waits', async ({ page }) => {
  await page.goto('/NotFound');
  const popup = await openWindow(page, `/content?${lms}&token=forged`);
  await expect(
    popup.getByRole('heading', { name: 'Un authorized user. Please login and try again.' }),
  ).toBeVisible();
  expect(await messagesOf(page)).toEqual([{ type: 'close', reason: 'UNAUTHORIZED' }]);
  await popup.getByRole('link', { name: 'To the login page' }).click();
  await expect(popup.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('a server that cannot be heard has not refused the token: it is tried again', async ({ page }) => {
  await page.route('**/api/login/jwt', (route) => route.abort('connectionreset'));
  await page.goto(`/dashboard?${lms}&token=a.token.of-the-lms`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await page.unroute('**/api/login/jwt');
  await answerToken(page);
  await retry.click();
  await expect(page.getByRole('button', { name: people.developer2.full_name })).toBeVisible();
});

for (const [query, parameter] of [
  ['isLms=1&isTeacher=1', 'token'],
  ['isLms=1&token=t', 'isTeacher'],
  ['isTeacher=1', 'isLms'],
] as const) {
  test(`C-1021 C-1023 C-1024 ?${query} says that ${parameter} is missing`, async ({ page }) => {
    await page.goto(`/dashboard?${query}`);
    await expect(
      page.getByRole('heading', { name: `Missing URL parameter: ${parameter}`, exact: true }),
    ).toBeVisible();
  });
}

test('logging out ends the visit from the LMS', async ({ page }) => {
  await logInByToken(page, `/dashboard?${lms}`);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(sidebarOf(page)).toBeHidden();
  await page.getByRole('button', { name: people.developer2.full_name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('takhti.url_data'))).toBeNull();
});

test('C-200 C-536 C-540 who belongs to institution 3 has no sidebar until they log out', async ({ page }) => {
  await pretendInstitution3(page);
  await logInByToken(page, '/dashboard', 3);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: people.developer2.full_name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();

  await page.unrouteAll();
  await logInByToken(page, '/dashboard');
  await expect(sidebarOf(page)).toBeVisible();
});

testAsDeveloper(
  'C-190 isViewContent opens one’s own draft for looking only, its questions too',
  async ({ page, request }, testInfo) => {
    const api = await apiOf(request, 'developer');
    const bank = await makeContent(api, 'mcq', {
      title: uniqueTitle('For looking'),
      place: skillOf('author', testInfo),
    });
    const address = `/dashboard/mcq?container_id=${bank.container_id}&institution_id=${bank.institution_id}`;
    await page.goto(address);
    await expect(page.getByRole('link', { name: 'Add question' }).first()).toBeVisible();
    await page.goto(`${address}&isViewContent=1`);
    await expect(page.getByText('Read-only: this link opens it to be looked at.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add question' })).toBeHidden();
    await page.goto(`${address.replace('/mcq?', '/mcq/edit?')}&isViewContent=1`);
    await expect(page.getByText('Read-only: this link opens it to be looked at.')).toBeVisible();
  },
);

test('C-997 inside an LMS, whose session is over goes back to where they came from', async ({ browser }) => {
  const page = await somebody(browser, 'teacher');
  await page.route(redirect, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The LMS</h1>' }),
  );
  await page.goto(redirect);
  await page.route('**/api/content/search', (route) => route.fulfill({ status: 401, body: 'no envelope' }));
  await page.goto(`/content?${lms}`);
  await expect(page).toHaveURL(redirect);
  await page.close();
});

/** Opens a window as an LMS does, which hears what it says. */
async function openWindow(page: Page, path: string): Promise<Page> {
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    addEventListener('message', ({ data }) => heard.push(data));
    open(address, '_blank', 'width=900,height=700');
  }, path);
  return opened;
}

function messagesOf(page: Page): Promise<unknown[]> {
  return page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
}

/** Opens a page with a token of an LMS, which the server takes for a developer's. */
async function logInByToken(page: Page, path: string, institution_id = 98): Promise<void> {
  await answerToken(page, institution_id);
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}token=a.token.of-the-lms`);
}

// What a token says and who signs it is the server's matter, and its tests'.
async function answerToken(page: Page, institution_id = 98): Promise<void> {
  const reply = await loginReply(page.request, 'developer2');
  const user = { ...reply.user, institution_id };
  await page.route('**/api/login/jwt', (route) => route.fulfill({ json: success({ ...reply, user }) }));
}

/** Lets a person of the demo's institution look to the browser as if they were of institution 3, which the demo does not have. */
async function pretendInstitution3(page: Page): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const postData = route.request().postData()?.replace('"institution_id":3', '"institution_id":98');
    const response = await route.fetch({ postData });
    const body = (await response.text()).replaceAll('"institution_id":98', '"institution_id":3');
    await route.fulfill({ response, body });
  });
}
