import { createUser, listRoles, listSchools, listSubjects } from '@takhti/contract';
import { standardRoles, type User } from '@takhti/domain';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { field, pick } from '../../../testing/fields.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { peopleRoutes } from '../index.ts';

const addPage = peopleRoutes.filter(({ path }) => path === '/users/add');
const roles = standardRoles.map((role) => ({ ...role }));
const admin: Partial<User> = {
  roles: 'admin',
  active_role: 'admin',
  localRoles: roles.filter(({ role }) => role === 'admin'),
};
const restored = page.getByText('What you typed here has been restored.');
const password = page.getByLabelText(/^Password/);
const submit = page.getByRole('button', { name: 'Add person' });

beforeEach(async () => {
  answer(listRoles, { records: roles, total: roles.length });
  answer(listSchools, { records: [], total: 0 });
  answer(listSubjects, { records: ['Science'], total: 1 });
  await open();
});

async function open(as: Partial<User> = admin): Promise<void> {
  await openInStudio(addPage, '/users/add', { as });
  await expect.element(submit).toBeVisible();
}

test('C-789 C-708 C-709 C-710 C-711 C-714 C-715 C-718 a form that lacks everything says so at each field', async () => {
  await submit.click();
  await expect.element(field('Full name')).toHaveFocus();
  await expect.element(field('Full name')).toHaveAccessibleDescription('Full name is required');
  await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email');
  await expect.element(field('Username')).toHaveAccessibleDescription(/Username is required/);
  await expect.element(page.getByText('Choose at least one role')).toBeVisible();

  await field('Full name').fill('Zo');
  await page
    .getByRole('checkbox', { name: /^Content developer/ })
    .first()
    .click();
  await submit.click();
  await expect
    .element(field('Full name'))
    .toHaveAccessibleDescription('The full name needs at least 3 characters');
  await expect.element(page.getByText('Content developers and first reviewers need a school')).toBeVisible();
  expect(requestsOf(createUser)).toEqual([]);
});

test('C-173 what only the server knows is said at its field, and nothing that was typed is lost', async () => {
  refuse(createUser, 'people.invalid', { fields: [{ field: 'username', fault: 'username_taken' }] });
  await field('Full name').fill('Zohra Sultani');
  await field('Email').fill('zohra@takhti.example');
  await field('Username').fill('developer');
  await password.fill('takhti-demo');
  await page
    .getByRole('checkbox', { name: /^Content developer/ })
    .first()
    .click();
  await pick('School', 'New school…');
  await field('Name of the new school').fill('School of the village');
  await field('Username').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Username')).toHaveAccessibleDescription(/This username is taken/);
  await expect.element(field('Name of the new school')).toHaveValue('School of the village');
  await expect.element(password).toHaveValue('takhti-demo');
  expect(requestsOf(createUser)).toMatchObject([{ username: 'developer', roles: 'cd', is_new_school: 1 }]);
});

test('what was typed is back after a reload, all but the password, until somebody starts over', async () => {
  await typeSomething();
  await password.fill('not-the-demo-one');
  await page.getByRole('checkbox', { name: /^Second reviewer/ }).click();
  await expect.poll(storedForms).toContain('Zarghuna');
  expect(storedForms()).not.toContain('not-the-demo-one');

  await open();
  await expect.element(restored).toBeVisible();
  await expect.element(field('Full name')).toHaveValue('Zarghuna Anaa');
  await expect.element(page.getByRole('checkbox', { name: /^Second reviewer/ })).toBeChecked();
  await expect.element(password).toHaveValue('');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(field('Full name')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();

  await open();
  await expect.element(field('Full name')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

test('another person at the same tab finds nothing of a form', async () => {
  await typeSomething();
  await open({ ...admin, user_id: crypto.randomUUID() });
  await expect.element(field('Full name')).toHaveValue('');
  await expect.element(restored).not.toBeInTheDocument();
});

test('C-575 a half-filled form is not left without a question', async () => {
  await typeSomething();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(field('Full name')).toHaveValue('Zarghuna Anaa');
});

async function typeSomething(): Promise<void> {
  await field('Full name').fill('Zarghuna Anaa');
  await expect.poll(storedForms).toContain('Zarghuna');
}

function storedForms(): string {
  return JSON.stringify(Object.entries(sessionStorage));
}

test('C-716 C-717 a password has 5 to 50 characters', async () => {
  const told = page.getByText('The password needs 5 to 50 characters', { exact: true });
  for (const [length, refusals] of [
    [4, 1],
    [5, 0],
    [51, 1],
    [50, 0],
  ] as const) {
    await password.fill('x'.repeat(length));
    await submit.click();
    await expect.poll(() => told.elements()).toHaveLength(refusals);
  }
});
