import { expect, type Browser, type Locator, type Page } from '@playwright/test';
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

const walks = [
  { name: 'with few clicks', wroteBefore: false },
  // Grade and subject of the last time came with the login: the mouse has as many clicks left for the sheets.
  { name: 'with as few clicks of the mouse alone by who wrote before', wroteBefore: true },
] as const;

for (const { name: how, wroteBefore } of walks)
  test(`a bank of one question is written, reviewed by three people and published ${how}`, async ({
    browser,
    request,
  }, testInfo) => {
    const title = uniqueTitle('Few clicks');
    const { grade, subject, skill } = skillOf('author', testInfo);
    const place = wroteBefore ? { grade, subject } : null;
    await (
      await apiOf(request, 'developer')
    )(saveUserData, { json: { place } });
    let clicks = 0;
    const click = async (target: Locator): Promise<void> => {
      clicks += 1;
      await target.click();
    };
    const choose = async (page: Page, label: string, option: string): Promise<void> => {
      // One opens the list, one takes what is meant.
      clicks += 2;
      await pick(page, label, option);
    };
    // The sheet says what goes out; Enter goes on.
    const confirm = async (page: Page, name: string): Promise<void> => {
      const button = page.getByRole('dialog').getByRole('button', { name, exact: true });
      await expect(button).toBeFocused();
      if (wroteBefore) await click(button);
      else await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard\/waiting-for-review/);
    };

    const author = await atLogin(browser, 'developer');
    await click(author.getByRole('link', { name: 'Create' }).first());
    await click(author.getByRole('link', { name: /^Question bank/ }));
    const name = author.getByRole('textbox', { name: /^Title/ });
    await expect(name).toBeFocused();
    await author.keyboard.insertText(title);
    if (wroteBefore) await expect(author.getByRole('combobox', { name: 'Subject' })).toHaveValue(subject);
    else {
      await choose(author, 'Grade', `Grade ${grade}`);
      await choose(author, 'Subject', subject);
    }
    await click(author.getByRole('radio', { name: skill }));
    await click(author.getByRole('button', { name: 'Create', exact: true }));
    await expect(richField(author, 'Question')).toBeFocused();
    await author.keyboard.type('Which of these is even?');
    for (const [at, text] of ['seven', 'eight', 'nine', 'eleven'].entries()) {
      const option = richField(author, `Option ${at + 1}`);
      // Tab leads there, without a click: the journey by keyboard alone walks it.
      await option.focus();
      await author.keyboard.type(text);
    }
    await click(author.getByRole('checkbox', { name: 'Option 2 is correct' }));
    await click(barOf(author).locator('[data-action=submit]'));
    await confirm(author, 'Submit');

    for (const [login, verdict] of [
      ['reviewer1', 'Approve'],
      ['reviewer2', 'Approve'],
      ['final', 'Publish'],
    ] as const) {
      const reviewer = await atLogin(browser, login);
      await click(reviewer.getByRole('button', { name: `Start review: ${title}` }));
      await click(barOf(reviewer).getByRole('button', { name: verdict, exact: true }));
      await confirm(reviewer, verdict);
      if (login !== 'final') continue;
      const told = reviewer.getByRole('status').filter({ hasText: 'Published successfully.' });
      await told.getByRole('button', { name: 'Share' }).click();
      await expect(reviewer.getByRole('dialog', { name: 'Share' })).toContainText(title);
    }
    expect(clicks).toBeLessThanOrEqual(most);
  });

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
