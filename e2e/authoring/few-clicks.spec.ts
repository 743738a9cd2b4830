import {
  expect,
  type APIRequestContext,
  type Browser,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { saveUserData } from '@takhti/contract';
import { barOf } from '../helpers/actions.ts';
import { apiOf } from '../helpers/api.ts';
import { pick, richField } from '../helpers/authoring.ts';
import { stranger } from '../helpers/people/login.ts';
import { password, type Login } from '../helpers/people/people.ts';
import { skillOf } from '../helpers/skills.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

/** As many as the way from the login to a published bank of one question may take, over three levels of review. */
const most = 16;
/** Of them for the reviewers, by the mouse alone: each takes it, decides, and says so on the sheet. */
const ofReviewers = 9;

test('a bank of one question is written, reviewed by three people and published with few clicks', async ({
  browser,
  request,
}, testInfo) => {
  const by = clicking();
  const title = await submitNew(browser, request, testInfo, { by, wroteBefore: false });
  for (const [login, verdict] of [
    ['reviewer1', 'Approve'],
    ['reviewer2', 'Approve'],
    ['final', 'Publish'],
  ] as const) {
    const reviewer = await atLogin(browser, login);
    await by.click(reviewer.getByRole('button', { name: `Start review: ${title}` }));
    await by.click(barOf(reviewer).getByRole('button', { name: verdict, exact: true }));
    await confirm(reviewer, verdict, () => reviewer.keyboard.press('Enter'));
    if (login !== 'final') continue;
    const told = reviewer.getByRole('status').filter({ hasText: 'Published successfully.' });
    await told.getByRole('button', { name: 'Share' }).click();
    await expect(reviewer.getByRole('dialog', { name: 'Share' })).toContainText(title);
  }
  expect(by.clicks()).toBeLessThanOrEqual(most);
});

// Grade and subject of the last time come with the login: the mouse has as many clicks left for the sheets.
test('a bank of one question is submitted with as few clicks of the mouse alone', async ({
  browser,
  request,
}, testInfo) => {
  const by = clicking();
  await submitNew(browser, request, testInfo, { by, wroteBefore: true });
  expect(by.clicks() + ofReviewers).toBeLessThanOrEqual(most);
});

/** A hand that counts its clicks. */
function clicking() {
  let clicks = 0;
  return {
    clicks: () => clicks,
    click: async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    },
    choose: async (page: Page, label: string, option: string): Promise<void> => {
      // One opens the list, one takes what is meant.
      clicks += 2;
      await pick(page, label, option);
    },
  };
}

/** From the login to what waits for its review; the title. */
async function submitNew(
  browser: Browser,
  request: APIRequestContext,
  testInfo: TestInfo,
  { by, wroteBefore }: { by: ReturnType<typeof clicking>; wroteBefore: boolean },
): Promise<string> {
  const title = uniqueTitle('Few clicks');
  const { grade, subject, skill } = skillOf('author', testInfo);
  const place = wroteBefore ? { grade, subject } : null;
  await (
    await apiOf(request, 'developer')
  )(saveUserData, { json: { place } });
  const author = await atLogin(browser, 'developer');
  await by.click(author.getByRole('link', { name: 'Create' }).first());
  await by.click(author.getByRole('link', { name: /^Question bank/ }));
  const name = author.getByRole('textbox', { name: /^Title/ });
  await expect(name).toBeFocused();
  await author.keyboard.insertText(title);
  if (wroteBefore) await expect(author.getByRole('combobox', { name: 'Subject' })).toHaveValue(subject);
  else {
    await by.choose(author, 'Grade', `Grade ${grade}`);
    await by.choose(author, 'Subject', subject);
  }
  await by.click(author.getByRole('radio', { name: skill }));
  await by.click(author.getByRole('button', { name: 'Create', exact: true }));
  await expect(richField(author, 'Question')).toBeFocused();
  await author.keyboard.type('Which of these is even?');
  for (const [at, text] of ['seven', 'eight', 'nine', 'eleven'].entries()) {
    const option = richField(author, `Option ${at + 1}`);
    // Tab leads there, without a click: the journey by keyboard alone walks it.
    await option.focus();
    await author.keyboard.type(text);
  }
  await by.click(author.getByRole('checkbox', { name: 'Option 2 is correct' }));
  await by.click(barOf(author).locator('[data-action=submit]'));
  await confirm(author, 'Submit', (button) =>
    wroteBefore ? by.click(button) : author.keyboard.press('Enter'),
  );
  return title;
}

/** The sheet says what goes out, and its button has the focus. */
async function confirm(page: Page, name: string, press: (button: Locator) => Promise<void>): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
  await expect(button).toBeFocused();
  await press(button);
  await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
}

/** Somebody at the dashboard, after a login that Enter sent. */
async function atLogin(browser: Browser, login: Login): Promise<Page> {
  const page = await stranger(browser);
  await page.goto('/');
  await expect(page.locator('input[autocomplete=username]')).toBeFocused();
  await page.keyboard.insertText(login);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  return page;
}
