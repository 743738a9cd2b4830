import { contentTypes } from '@takhti/domain';
import { expect, type Page } from '@playwright/test';
import { findLmsContent, readLmsContext, success } from '@takhti/contract';
import { apiOf, loginReply } from '../helpers/api.ts';
import { bankPath, makeContent, questionPath } from '../helpers/content.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { messagesOf, openWindow } from '../helpers/browser/windows.ts';
import { somebody, testAs } from '../helpers/people/login.ts';
import { people } from '../helpers/people/people.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const testAsFinal = testAs('final');
const testAsAdmin = testAs('admin');
const testAsDeveloper = testAs('developer');

const lms = 'isLms=1&isTeacher=0';
const redirect = 'https://lms.example.org/course/7';
const withRedirect = `redirect_url=${encodeURIComponent(redirect)}`;

const sidebarOf = (page: Page) => page.getByRole('complementary').getByRole('navigation', { name: 'Menu' });
const backToLms = (page: Page) => page.getByRole('link', { name: /Back to LMS/ });
const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

testAsFinal(
  'C-207 C-208 C-209 C-211 C-212 inside an LMS the sidebar is hidden, unless there is full access, and Back to LMS leads from the lists, the content and the skills',
  async ({ page }) => {
    await page.goto('/content');
    await expect(titled(page, 'Content')).toBeVisible();
    await expect(sidebarOf(page)).toBeVisible();
    await expect(backToLms(page)).toBeHidden();

    await page.goto(`/dashboard/approved?${lms}&${withRedirect}`);
    await expect(titled(page, 'Approved')).toBeVisible();
    for (const [path, title] of [
      ['/dashboard/approved', 'Approved'],
      ['/dashboard/waiting-for-review', /review/i],
      ['/content', 'Content'],
      ['/skills', /skills/i],
    ] as const) {
      if (path !== '/dashboard/approved') await goWithin(page, path);
      await expect(titled(page, title)).toBeVisible();
      await expect(backToLms(page), path).toHaveAttribute('href', redirect);
      await expect(backToLms(page)).toHaveAccessibleName('Back to LMS: lms.example.org');
      await expect(sidebarOf(page)).toBeHidden();
    }
    // What the LMS said holds for the tab, through reloads too.
    await page.goto('/dashboard');
    await expect(titled(page, /^Welcome/)).toBeVisible();
    await expect(sidebarOf(page)).toBeHidden();
    await expect(backToLms(page)).toBeHidden();

    // No address of the web, and one that the institution has not named.
    for (const elsewhere of ['javascript:alert(1)', 'https://lms.example.org.evil.example/']) {
      await page.goto(`/content?${lms}&full_access=1&redirect_url=${encodeURIComponent(elsewhere)}`);
      await expect(titled(page, 'Content')).toBeVisible();
      await expect(sidebarOf(page)).toBeVisible();
      if (elsewhere.startsWith('https')) expect(await originsOf(page)).toContain('https://lms.example.org');
      await expect(backToLms(page), elsewhere).toBeHidden();
    }
  },
);

testAsFinal('C-1053 inside an LMS F5 does not reload, and elsewhere it does', async ({ page }) => {
  await page.goto('/content');
  await expect(titled(page, 'Content')).toBeVisible();
  expect(await isLetThrough(page, 'F5')).toBe(true);
  await page.goto(`/content?${lms}`);
  await expect(titled(page, 'Content')).toBeVisible();
  expect(await isLetThrough(page, 'F5')).toBe(false);
  expect(await isLetThrough(page, 'F6')).toBe(true);
});

testAsAdmin(
  'C-203 inside an LMS an admin sees no user management, and its page refuses',
  async ({ page }) => {
    const users = sidebarOf(page).getByRole('link', { name: 'Users' });
    await page.goto('/dashboard');
    await expect(users).toBeVisible();
    await page.goto(`/dashboard?${lms}&full_access=1`);
    await expect(sidebarOf(page)).toBeVisible();
    await expect(titled(page, /^Welcome/)).toBeVisible();
    await expect(users).toBeHidden();
    await goWithin(page, '/users');
    await expect(page.getByRole('heading', { name: 'Your role cannot open this page' })).toBeVisible();
  },
);

testAsFinal('C-410 in a window that the LMS opened, Back to LMS closes it and says so', async ({ page }) => {
  await page.goto('/NotFound');
  const popup = await openWindow(page, `/content?${lms}&${withRedirect}&is_popup=1`);
  const closed = popup.waitForEvent('close');
  await backToLms(popup).click();
  await closed;
  expect(await messagesOf(page)).toEqual([{ type: 'close', reason: '' }]);
});

test('C-183 logging out after coming from a lesson plan closes the window', async ({ page }) => {
  await logInByToken(page, '/NotFound');
  const popup = await openWindow(page, '/dashboard?coming_from=lessonPlan');
  await popup.getByRole('button', { name: people.developer2.full_name }).click();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('menuitem', { name: 'Log out' }).click();
  await closed;
  expect(await messagesOf(page)).toEqual([{ type: 'close', reason: '' }]);
});

test('an LMS’s token logs in, leaves the address at once, and opens the page that was asked for; logging out ends the visit', async ({
  page,
}) => {
  const asked = page.waitForRequest('**/api/login/jwt');
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  // A server that cannot be heard has not refused the token: it is tried again.
  await page.route('**/api/login/jwt', (route) => route.abort('connectionreset'));
  await page.goto(`/dashboard/draft?title=planets&${lms}&token=a.token.of-the-lms`);
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  expect(JSON.parse((await asked).postData() ?? '')).toEqual({ token: 'a.token.of-the-lms' });
  await page.unroute('**/api/login/jwt');
  await answerToken(page);
  await retry.click();

  await expect(titled(page, 'Drafts')).toBeVisible();
  await expect(page).toHaveURL(`/dashboard/draft?title=planets&${lms}`);
  await expect(page.getByRole('button', { name: people.developer2.full_name })).toBeVisible();
  await expect(sidebarOf(page)).toBeHidden();
  // The first address is what the LMS opened; from then on the token is in none, nor in the browser's store.
  expect(visited.slice(1).filter((url) => url.includes('of-the-lms'))).toEqual([]);
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain('of-the-lms');

  expect(await urlDataOf(page)).not.toBeNull();
  await logOut(page);
  expect(await urlDataOf(page)).toBeNull();
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
  await popup.getByRole('link', { name: 'Go to the login page' }).click();
  await expect(popup.getByRole('button', { name: 'Log in' })).toBeVisible();
});

test('C-1021 C-1023 C-1024 an address that lacks a part of what an LMS must say tells which', async ({
  page,
}) => {
  for (const [query, parameter] of [
    ['isLms=1&isTeacher=1', 'token'],
    ['isLms=1&token=t', 'isTeacher'],
    ['isTeacher=1', 'isLms'],
  ] as const) {
    await page.goto(`/dashboard?${query}`);
    await expect(
      page.getByRole('heading', { name: `Missing URL parameter: ${parameter}`, exact: true }),
    ).toBeVisible();
  }
});

test('C-200 C-536 C-540 C-1065 a person of institution 3 has no sidebar until they log out', async ({
  page,
}) => {
  await pretendInstitution3(page);
  await logInByToken(page, '/dashboard', 3);
  await expect(titled(page, /^Welcome/)).toBeVisible();
  await expect(page.getByRole('complementary')).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await logOut(page);

  await page.unrouteAll({ behavior: 'wait' });
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
    const viewed = page.getByText('Read-only: this link is for viewing only.');
    const addQuestion = page.getByRole('link', { name: 'Add question' });
    await page.goto(bankPath(bank));
    await expect(addQuestion.first()).toBeVisible();
    await page.goto(`${bankPath(bank)}&isViewContent=1`);
    await expect(viewed).toBeVisible();
    await expect(addQuestion).toBeHidden();
    await goWithin(page, `${questionPath(bank)}&isViewContent=1`);
    await expect(titled(page, 'New question')).toBeVisible();
    await expect(viewed).toBeVisible();
  },
);

testAsDeveloper(
  'C-190 isLmsContent opens content by the id that the LMS knows it by',
  async ({ page, request }, testInfo) => {
    const { container_id, content_id } = await makeContent(await apiOf(request, 'developer'), 'mcq', {
      title: uniqueTitle('Known to the LMS'),
      place: skillOf('author', testInfo),
    });
    // Which id the LMS gave is between it and the server.
    await page.route(`**/api/${findLmsContent.path}`, (route) =>
      route.fulfill({ json: success({ container_id, content_id }) }),
    );
    await page.goto('/dashboard/mcq?content_id=L-42&isLmsContent=1');
    await expect(titled(page, /^Known to the LMS/)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('container_id')).toBe(container_id);
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
});

test('C-072 C-213 C-443 C-447 C-1036 the picker opens without a login, tells the page that opened it what was chosen, and closes', async ({
  page,
}) => {
  await page.goto('/NotFound');
  const popup = await openWindow(page, '/content-picker?institution_id=98&multiple=1');
  await expect(titled(popup, 'Choose content')).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Close' })).toBeVisible();
  const boxes = popup.getByRole('checkbox', { name: /^Choose / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  // What is chosen outlives a reload.
  await popup.reload();
  await expect(popup.getByText('2 chosen')).toBeVisible();
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'Use these' }).click();
  await closed;
  // Each type is played at an address of its own.
  const players = Object.values(contentTypes).map(({ player }) => player.replaceAll('/', String.raw`\/`));
  const url: unknown = expect.stringMatching(
    new RegExp(String.raw`^https?:\/\/[^/]+(${players.join('|')})\?code=[\w-]+$`),
  );
  const item = expect.objectContaining({ AbsoluteContentURL: url, IsLmsContent: 0 });
  expect(await messagesOf(page)).toEqual([
    { type: 'content-picked', data: [item, item] },
    { type: 'close', reason: '' },
  ]);
});

test('C-010 C-134 C-210 C-905 a teacher assigns content, and the page around is told', async ({
  browser,
}) => {
  const page = await somebody(browser, 'teacher');
  await page.goto('/NotFound');
  const popup = await openWindow(page, `/content/select-content?${lms}&${withRedirect}`);
  await expect(titled(popup, 'Assign content')).toBeVisible();
  await expect(backToLms(popup)).toHaveAttribute('href', redirect);
  await expect(popup.getByRole('button', { name: 'Assign' })).toBeDisabled();
  await popup
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .check();
  await popup.getByRole('button', { name: 'Assign' }).click();
  await expect(popup.getByText('1 item assigned.')).toBeVisible();
  await expect(popup.getByText('0 chosen')).toBeVisible();
  const CmsList = [expect.objectContaining({ IsLmsContent: 0 })];
  expect(await messagesOf(page)).toEqual([{ type: 'assign-button-pressed', data: { CmsList } }]);
});

testAsAdmin(
  'an administrator connects other systems: a wrong address is told at its field, and nothing is lost',
  async ({ page }) => {
    await page.goto('/lms');
    const results = page.getByLabel('Results', { exact: true });
    await results.fill('lms.example/results');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/must be an address that starts with/)).toBeVisible();
    await results.fill('https://nowhere.invalid/results');
    await page.getByRole('button', { name: 'Test: Results' }).click();
    await expect(page.getByText('There is no such server.')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Results are sent encrypted: this needs a key')).toBeVisible();
    await expect(results).toHaveValue('https://nowhere.invalid/results');
  },
);

/** Whether a key is left to the browser, which does with it what it always does. */
function isLetThrough(page: Page, key: string): Promise<boolean> {
  return page.evaluate(
    (pressed) => dispatchEvent(new KeyboardEvent('keydown', { key: pressed, cancelable: true })),
    key,
  );
}

/** The origins that the server tells the page's own session. */
async function originsOf(page: Page): Promise<readonly string[]> {
  const api = await apiOf(page.request, 'final');
  return (await api(readLmsContext, {})).origins;
}

/** What the tab keeps of what the LMS said. */
function urlDataOf(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('takhti.url_data'));
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: people.developer2.full_name }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
}

/** Opens a page with a token of an LMS, which the server takes for a developer's. */
async function logInByToken(page: Page, path: string, institution_id = 98): Promise<void> {
  await answerToken(page, institution_id);
  await page.goto(`${path}?token=a.token.of-the-lms`);
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
