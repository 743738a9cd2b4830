import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { disableUser, openUser } from '@takhti/contract';
import { apiOf } from '../helpers/api.ts';
import { pick } from '../helpers/authoring.ts';
import { goWithin } from '../helpers/browser/go-within.ts';
import { fillInLogin, logIn, somebodyAnew, stranger, testAs } from '../helpers/people/login.ts';
import { changePerson, makePerson } from '../helpers/people/made-people.ts';
import { password } from '../helpers/people/people.ts';

const test = testAs('admin');

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const people = (page: Page) => page.getByRole('main').getByRole('listitem');

test('C-173 C-710 C-718 somebody whom an administrator adds, with a school of their own, logs in', async ({
  page,
  browser,
}) => {
  const mark = randomBytes(4).toString('hex');
  await page.goto('/users');
  await page.getByRole('link', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is required');

  await field(page, 'Full name').fill('Zohra Sultani');
  await field(page, 'Email').fill(`zohra-${mark}@takhti.example`);
  await field(page, 'Username').fill('developer');
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('checkbox', { name: 'Content developer', exact: false }).first().click();
  await pick(page, 'School', 'New school…');
  await field(page, 'Name of the new school').fill(`School ${mark}`);
  // Enter sends the form; that the username is taken only the server knows, and nothing that was filled in is lost.
  await field(page, 'Username').press('Enter');
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/This username is taken/);
  await expect(field(page, 'Name of the new school')).toHaveValue(`School ${mark}`);
  await field(page, 'Username').fill(`zohra-${mark}`);
  await field(page, 'Username').press('Enter');
  await expect(page.getByText('Zohra Sultani can log in now.')).toBeVisible();
  await expect(page).toHaveURL('/users');

  const own = await stranger(browser);
  await logIn(own, `zohra-${mark}`);
  await expect(own.getByRole('banner')).toContainText('Zohra Sultani');
});

test('C-046 C-174 a role that an administrator gives or takes counts in the open browser of its person; anyone who is disabled is led to the login', async ({
  page,
  browser,
  request,
}) => {
  const admin = await apiOf(request, 'admin');
  const { user_id, username, full_name } = await makePerson(admin);
  const own = await somebodyAnew(browser, username);
  await own.goto('/dashboard');
  await expect(own.getByRole('banner')).toContainText('Second reviewer');
  await expect(own.getByRole('button', { name: /Switch role/ })).toBeHidden();

  await test.step('a second role is there with the next step, and can be switched to', async () => {
    await page.goto(`/users?username=${username}`);
    await page.getByRole('link', { name: full_name }).click();
    await page.getByRole('checkbox', { name: /^Final reviewer/ }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(`/users?username=${username}`);

    await own.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect(own.getByText('An administrator has changed what you are allowed to do.')).toBeVisible();
    await own.getByRole('button', { name: 'Role: Second reviewer. Switch role' }).click();
    await own.getByRole('menuitem', { name: 'Final reviewer' }).click();
    await expect(own.getByRole('button', { name: 'Role: Final reviewer. Switch role' })).toBeVisible();
  });

  await test.step('a role that is taken leaves its person in the other one', async () => {
    await changePerson(admin, user_id, { roles: 'cr' });
    await own.getByRole('link', { name: 'Content', exact: true }).first().click();
    await expect(own.getByRole('banner')).toContainText('Second reviewer');
  });

  await test.step('anyone who is disabled is out until that is undone', async () => {
    // Loaded again: what the page has fetched a moment ago it does not ask for again.
    await page.goto(`/users/edit?user_id=${user_id}`);
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
    await expect(page.getByText(`${full_name} has been disabled.`)).toBeVisible();
    await own.goto('/dashboard');
    await expect(own.getByRole('button', { name: 'Log in' })).toBeVisible();
    await fillInLogin(own, username);
    await expect(own.getByText('Username or password is wrong')).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${full_name} can log in again.`)).toBeVisible();
    await fillInLogin(own, username);
    await expect(own).toHaveURL('/dashboard');
  });
});

test('what administrators did with a person can be read on their page; who was faster is told, and nothing that was typed is lost', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin');
  const { user_id } = await makePerson(admin);
  await changePerson(admin, user_id, { full_name: 'Rahela Popal', is_deletion: 1 });
  const { version } = await admin(openUser, { user_id });
  await admin(disableUser, { user_id, version, is_disabled: 1 });
  await page.goto(`/users/edit?user_id=${user_id}`);
  const entries = page.getByRole('region', { name: 'History' }).getByRole('listitem');
  await expect(entries.filter({ hasText: 'Hamid Noorzai disabled this person' })).toBeVisible();
  const changed = entries.filter({ hasText: 'Hamid Noorzai changed' });
  await expect(changed).toContainText('Rahela Popal');
  await expect(changed).toContainText(/Deletes published content.*no.*yes/);
  await expect(entries.filter({ hasText: 'Hamid Noorzai added this person' })).toBeVisible();

  await field(page, 'Full name').fill('My Own Choice');
  await changePerson(admin, user_id, { email: `${user_id}@takhti.example` });
  await page.getByRole('button', { name: 'Save' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Somebody else changed this person' });
  await expect(alert).toContainText(`${user_id}@takhti.example`);
  await expect(field(page, 'Full name')).toHaveValue('My Own Choice');
  await alert.getByRole('button', { name: 'Take theirs' }).click();
  await expect(field(page, 'Email')).toHaveValue(`${user_id}@takhti.example`);
  await field(page, 'Full name').fill('My Second Choice');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL('/users');
  expect(await admin(openUser, { user_id })).toMatchObject({ full_name: 'My Second Choice' });
});

test('C-976 C-977 a file with faults tells each with its row and writes nothing; mended, it adds its people, whom the list is narrowed to, and its address says how', async ({
  page,
}) => {
  const mark = randomBytes(4).toString('hex');
  const dialog = page.getByRole('dialog');
  const send = async (roles: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Choose a file' }).click();
    const rows = [
      'Username,Password,Full name,Email,Roles,Grades,Subjects',
      `one-${mark},secret,One Person,one-${mark}@takhti.example,teacher,ALL,ALL`,
      `two-${mark},secret,Two Person,two-${mark}@takhti.example,${roles},ALL,ALL`,
    ];
    const buffer = Buffer.from(rows.join('\r\n'));
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  };
  await page.goto('/users');
  await page.getByRole('button', { name: 'Import' }).click();
  await send('boss');
  await expect(dialog.getByRole('row', { name: /^3 Roles There is no such role: boss/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await send('cr3');
  await expect(dialog).toContainText('2 people added');
  await dialog.getByRole('button', { name: 'Show everybody' }).click();

  const search = async (what: string, words: string, count: number): Promise<void> => {
    await page.getByRole('searchbox', { name: `Search ${what}` }).fill(words);
    await expect(people(page)).toHaveCount(count);
  };
  await search('usernames', `-${mark}`, 2);
  await search('names', 'One Person', 1);
  await search('names', '', 2);
  await search('emails', `two-${mark}`, 1);
  await expect(page).toHaveURL(new RegExp(`email=two-${mark}`));
  await search('emails', '', 2);
  await pick(page, 'Role', 'Teacher');
  await expect(people(page)).toHaveText([/One Person/]);
  await pick(page, 'Status', 'Disabled');
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL('/users');
});

testAs('developer')('C-171 anyone who may not manage users is told so on its pages', async ({ page }) => {
  const told = page.getByRole('heading', { name: 'Your role cannot open this page' });
  await page.goto('/users');
  await expect(told).toBeVisible();
  for (const path of ['/users/add', '/content-developers']) {
    await goWithin(page, '/dashboard');
    await expect(told).toBeHidden();
    await goWithin(page, path);
    await expect(told).toBeVisible();
  }
});
