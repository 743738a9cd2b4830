import { expect, type Page } from '@playwright/test';
import { closeToasts } from '../helpers/browser/go-within.ts';
import { endSession, fillInLogin, logOut, somebodyAnew } from '../helpers/people/login.ts';
import { password } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';
import { uniqueTitle } from '../helpers/screen/titles.ts';

const address = '/users/add';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('C-575 a form comes back after a reload, which asks first, and after a session that expires, with all but the password; leaving it on purpose and logging out forget it', async ({
  browser,
}) => {
  const mark = uniqueTitle('zarghuna').toLowerCase().replaceAll(/\W+/g, '-');
  // A login of their own, as it ends here.
  const page = await somebodyAnew(browser, 'admin');
  const fullName = field(page, 'Full name');
  const secret = page.locator('input[type=password]');
  const restored = page.getByText('What you typed here has been restored.');
  const add = page.getByRole('button', { name: 'Add person' });

  await test.step('a reload asks, and the form is back after it', async () => {
    await page.goto(address);
    await fullName.fill('Zarghuna Anaa');
    await field(page, 'Email').fill(`${mark}@takhti.example`);
    await field(page, 'Username').fill(mark);
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.accept();
    await reloaded;
    await expect(restored).toBeVisible();
    await expect(fullName).toHaveValue('Zarghuna Anaa');
    await closeToasts(page);
    await expect(restored).toBeHidden();
  });

  await test.step('an expired session leads to the login and back to the form', async () => {
    await secret.fill('not-the-demo-one');
    await page.getByRole('checkbox', { name: 'Second reviewer' }).click();
    await endSession(page);
    await add.click();
    await expect(page).toHaveURL('/');
    const stored = await storedForms(page);
    expect(stored).toContain('Zarghuna');
    expect(stored).not.toContain('not-the-demo-one');

    await fillInLogin(page, 'admin');
    await expect(page).toHaveURL(address);
    await expect(restored).toBeVisible();
    await expect(fullName).toHaveValue('Zarghuna Anaa');
    await expect(field(page, 'Username')).toHaveValue(mark);
    await expect(page.getByRole('checkbox', { name: 'Second reviewer' })).toBeChecked();
    await expect(secret).toHaveValue('');
  });

  await test.step('what was saved is not kept any longer', async () => {
    await secret.fill(password);
    await add.click();
    await expect(page).toHaveURL('/users');
    await page.getByRole('link', { name: 'Add a person' }).click();
    await expect(fullName).toHaveValue('');
    await expect(restored).toBeHidden();
  });

  await test.step('nor what was left on purpose', async () => {
    await fullName.fill('Malalai');
    await expect.poll(() => storedForms(page)).toContain('Malalai');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'Add a person' }).click();
    await expect(fullName).toHaveValue('');
    await expect(restored).toBeHidden();
  });

  await test.step('logging out takes the kept form along', async () => {
    await fullName.fill('Nazo');
    await expect.poll(() => storedForms(page)).toContain('Nazo');
    await logOut(page, 'admin');
    expect(await storedForms(page)).not.toContain('Nazo');
  });
});

function storedForms(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
}
