import { changeOwnName, listSessions, saveUserData } from '@takhti/contract';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { sessionStore } from '../../../app/session/index.ts';
import { changeWriting, usualWriting } from '../../../i18n/writing.ts';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { accountRoutes } from '../index.ts';

beforeEach(() => {
  changeWriting(usualWriting);
  answer(listSessions, { records: [], total: 0 });
});

const root = document.documentElement;
const open = (as = {}) =>
  openInStudio(accountRoutes, '/profile', { as: { full_name: 'Ayesha Siddiqui', ...as } });

test('the dark look shows at once and is kept with the person', async () => {
  answer(saveUserData, { user_data: { look: 'dark' } });
  await open();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(() => root.dataset['mantineColorScheme']).toBe('dark');
  await expect.poll(() => requestsOf(saveUserData)).toMatchObject([{ json: { look: 'dark' } }]);
  await expect.poll(() => sessionStore.state().session?.user.user_data['look']).toBe('dark');
  // On paper it is light.
  dispatchEvent(new Event('beforeprint'));
  expect(root.dataset['mantineColorScheme']).toBe('light');
  dispatchEvent(new Event('afterprint'));
  expect(root.dataset['mantineColorScheme']).toBe('dark');
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect.poll(() => root.dataset['mantineColorScheme']).toBe('light');
});

test('digits and calendar are shown by examples, and everything is written so at once', async () => {
  answer(saveUserData, { user_data: {} });
  await open();
  const solar = page.getByRole('radio', { name: 'Solar Hijri' });
  await page.getByRole('radio', { name: 'Eastern' }).click();
  await expect.element(solar).toHaveAccessibleDescription(/^[۰-۹]+ /);
  await solar.click();
  const writing = { digits: 'eastern', calendar: 'solar_hijri' };
  await expect.poll(() => requestsOf(saveUserData).at(-1)).toMatchObject({ json: { writing } });
  expect(JSON.parse(localStorage.getItem('takhti.writing') ?? '')).toEqual(writing);
});

test('a new name is saved; what is wrong with it is said at the field, and it stays there', async () => {
  await open();
  const name = page.getByLabelText('Full name');
  await expect.element(page.getByRole('button', { name: 'Save the name' })).not.toBeInTheDocument();
  await name.fill('A');
  const save = page.getByRole('button', { name: 'Save the name' });
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(/at least 3 characters/);
  await name.fill('Gulalai Wardak');
  refuse(changeOwnName, 'request.busy');
  await save.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(name).toHaveValue('Gulalai Wardak');
  answer(changeOwnName, { full_name: 'Gulalai Wardak' });
  await save.click();
  await expect.poll(() => sessionStore.state().session?.user.full_name).toBe('Gulalai Wardak');
  await expect.element(save).not.toBeInTheDocument();
});

test('a person of an LMS reads their name, and has neither password nor sessions here', async () => {
  await open({ jwtLogin: 1 });
  await expect.element(page.getByLabelText('Full name')).toHaveAttribute('readonly');
  await expect.element(page.getByRole('link', { name: 'Change password' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('heading', { name: 'Where you are logged in' }))
    .not.toBeInTheDocument();
});
