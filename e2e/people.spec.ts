import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { disableUser, openUser } from '@takhti/contract';
import { apiOf } from './helpers/api.ts';
import { pick } from './helpers/authoring.ts';
import { fillInLogin, logIn, stranger, testAs } from './helpers/login.ts';
import { changePerson, makePerson } from './helpers/made-people.ts';
import { password } from './helpers/people.ts';

const test = testAs('admin');

/** A browser of their own for somebody who was made, logged in. */
async function openAs(page: Page, username: string): Promise<Page> {
  const own = await stranger(page.context().browser()!);
  await logIn(own, username);
  return own;
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('C-173 C-708 C-709 C-710 C-711 C-714 C-715 C-718 a form that lacks everything says so at each field, and somebody who is added logs in', async ({
  page,
}) => {
  const mark = randomBytes(4).toString('hex');
  await page.goto('/users');
  await page.getByRole('link', { name: 'Add a person' }).click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription('Full name is required');
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Please enter a valid email');
  await expect(field(page, 'Username')).toHaveAccessibleDescription(/Username is required/);
  await expect(page.getByText('Choose at least one role')).toBeVisible();

  await field(page, 'Full name').fill('Zo');
  await field(page, 'Email').fill(`zohra-${mark}@takhti.example`);
  await field(page, 'Username').fill('developer');
  await page.getByRole('textbox', { name: /^Password/ }).fill(password);
  await page.getByRole('checkbox', { name: 'Content developer', exact: false }).first().click();
  await page.getByRole('button', { name: 'Add person' }).click();
  await expect(field(page, 'Full name')).toHaveAccessibleDescription(
    'The full name needs at least 3 characters',
  );
  await expect(page.getByText('Content developers and first reviewers need a school')).toBeVisible();

  await field(page, 'Full name').fill('Zohra Sultani');
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

  const own = await openAs(page, `zohra-${mark}`);
  await expect(own.getByRole('banner')).toContainText('Zohra Sultani');
  await own.close();
});

test('C-046 C-174 a second role that an administrator gives is there in the open browser of its person, who switches to it', async ({
  page,
  request,
}) => {
  const person = await makePerson(await apiOf(request, 'admin'));
  const own = await openAs(page, person.username);
  await expect(own.getByRole('button', { name: /Switch role/ })).toBeHidden();

  await page.goto(`/users?username=${person.username}`);
  await page.getByRole('link', { name: person.full_name }).click();
  await page.getByRole('checkbox', { name: /^Final reviewer/ }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(`/users?username=${person.username}`);

  await own.getByRole('link', { name: 'Content', exact: true }).first().click();
  await expect(own.getByText('An administrator changed what you may do.')).toBeVisible();
  await own.getByRole('button', { name: 'Role: Second reviewer. Switch role' }).click();
  await own.getByRole('menuitem', { name: 'Final reviewer' }).click();
  await expect(own.getByRole('button', { name: 'Role: Final reviewer. Switch role' })).toBeVisible();
  await own.close();
});

test('a role that is taken leaves its person in another one; whoever is disabled is led to the login', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin');
  const { user_id, username, full_name } = await makePerson(admin, { roles: 'cr,cr3' });
  const own = await openAs(page, username);
  await changePerson(admin, user_id, { roles: 'cr3' });
  await own.getByRole('link', { name: 'Content', exact: true }).first().click();
  await expect(own.getByRole('banner')).toContainText('Final reviewer');

  await page.goto(`/users/edit?user_id=${user_id}`);
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByText(`${full_name} is disabled.`)).toBeVisible();
  // What the page has fetched a moment ago it does not ask for again.
  await own.goto('/dashboard');
  await expect(own.getByRole('button', { name: 'Log in' })).toBeVisible();
  await fillInLogin(own, username);
  await expect(own.getByText('Username or password is wrong')).toBeVisible();

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${full_name} can log in again.`)).toBeVisible();
  await logIn(own, username);
  await own.close();
});

test('what administrators did with a person can be read on their page', async ({ page, request }) => {
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
});

test('somebody else was faster: both versions are told, and nothing that was typed is lost', async ({
  page,
  request,
}) => {
  const admin = await apiOf(request, 'admin');
  const { user_id } = await makePerson(admin);
  await page.goto(`/users/edit?user_id=${user_id}`);
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

test('C-575 a half-filled form is not left without a question', async ({ page }) => {
  await page.goto('/users/add');
  await field(page, 'Full name').fill('Half a name');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect(field(page, 'Full name')).toHaveValue('Half a name');
});

test('C-976 the list is narrowed by name, username, email, role and status, and its address says how', async ({
  page,
  request,
}) => {
  const person = await makePerson(await apiOf(request, 'admin'), { roles: 'teacher' });
  await page.goto('/users');
  await page.getByRole('searchbox', { name: 'Search emails' }).fill(person.email.slice(0, 13));
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`email=${person.email.slice(0, 13)}`));
  await pick(page, 'Role', 'Teacher');
  await expect(page.getByRole('link', { name: person.full_name })).toBeVisible();
  await pick(page, 'Status', 'Disabled');
  await expect(page.getByText('Nobody matches these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everybody' }).click();
  await expect(page).toHaveURL('/users');
});

test('C-977 a file with faults tells each with its row and writes nothing; mended, it adds its people', async ({
  page,
}) => {
  const mark = randomBytes(4).toString('hex');
  const send = async (roles: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('dialog').getByRole('button', { name: 'Choose a file' }).click();
    const rows = [
      'Username,Password,Full name,Email,Roles,Grades,Subjects',
      `one-${mark},secret,One Person,one-${mark}@takhti.example,cr,ALL,ALL`,
      `two-${mark},secret,Two Person,two-${mark}@takhti.example,${roles},ALL,ALL`,
    ];
    const buffer = Buffer.from(rows.join('\r\n'));
    await (await chooser).setFiles({ name: 'people.csv', mimeType: 'text/csv', buffer });
  };
  await page.goto('/users');
  await page.getByRole('button', { name: 'Import' }).click();
  await send('boss');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /^3 Roles There is no such role: boss/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await send('cr3');
  await expect(dialog).toContainText('2 people added');
  await dialog.getByRole('button', { name: 'Show everybody' }).click();
  await page.getByRole('searchbox', { name: 'Search usernames' }).fill(`-${mark}`);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2);
});

testAs('developer')('C-171 whoever may not manage users is told so on its pages', async ({ page }) => {
  for (const path of ['/users', '/users/add', '/content-developers']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Your role does not open this page' })).toBeVisible();
  }
});
