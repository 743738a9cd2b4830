import { expect } from '@playwright/test';
import { makeAccount, tryLogin } from '../helpers/people/accounts.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { somebodyAnew } from '../helpers/people/login.ts';
import { password } from '../helpers/people/people.ts';
import { test } from '../helpers/browser/test.ts';

test('C-094 C-720 C-861 people log out in another place from here; what is wrong with a change of password is said at its field, and a changed one ends the session in another browser', async ({
  page,
  browser,
  request,
}) => {
  const email = await makeAccount(request, 'zarmina');
  const others = [await somebodyAnew(browser, email), await somebodyAnew(browser, email)];
  await tryLogin(page, email, password);
  await expect(page).toHaveURL('/dashboard');
  await goWithin(page, '/change-password');

  const other =
    await test.step('they see where they are logged in, and log out in another place', async () => {
      const rows = page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');
      await expect(rows).toHaveCount(3);
      await expect(rows.first()).toContainText('This device');
      await expect(rows.first()).toContainText('Chrome');
      await rows
        .nth(1)
        .getByRole('button', { name: /^Log out on/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Log out', exact: true }).click();
      await expect(rows).toHaveCount(2);
      const titles = others.map((each) => each.getByRole('heading', { level: 1 }));
      for (const each of others) await each.goto('/dashboard/draft');
      const told = () => Promise.all(titles.map((title) => title.textContent()));
      await expect.poll(async () => new Set(await told())).toEqual(new Set(['Drafts', 'Welcome']));
      const left = others[(await told()).indexOf('Drafts')];
      if (!left) throw new Error('nobody is left');
      return left;
    });

  const old = page.getByLabel('Current password');
  const next = page.getByLabel('New password', { exact: true });
  const repeated = page.getByLabel('Repeat the new password');
  const submit = page.getByRole('button', { name: 'Change password' });

  await test.step('what is wrong is said at its field', async () => {
    await submit.click();
    await expect(old).toHaveAccessibleDescription('Please enter your current password');
    await expect(old).toBeFocused();
    await old.fill('a wrong word');
    await next.fill('four');
    await repeated.fill('five!');
    await submit.click();
    await expect(next).toHaveAccessibleDescription(/The password needs 5 to 50 characters/);
    await expect(repeated).toHaveAccessibleDescription('The two passwords are not the same');
    await next.fill('the new word');
    await repeated.fill('the new word');
    await submit.click();
    await expect(old).toHaveAccessibleDescription('This is not your current password');
    await expect(next).toHaveValue('the new word');
  });

  await test.step('a changed password ends the session elsewhere, and this one works on', async () => {
    await old.fill(password);
    await submit.click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();
    await expect(old).toHaveValue('');
    await other.goto('/dashboard/draft');
    await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
    await goWithin(page, '/dashboard/draft');
    await expect(page.getByRole('heading', { level: 1, name: 'Drafts' })).toBeVisible();
    await tryLogin(other, email, 'the new word');
    await expect(other).toHaveURL('/dashboard/draft');
  });
});
