import { confirmSignUp, login, readSession, resendConfirmation } from '@takhti/contract';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { somebody } from '../../../app/session/testing/somebody.ts';
import { answer, refuse, requestsOf } from '../../../testing/fake-server.ts';
import { openInStudio } from '../../../testing/render-in-studio.tsx';
import { publicRoutes } from '../index.ts';

const waiting = { is_unconfirmed: 1, email: 'zarmina@school.example' } as const;
const confirmed = somebody({ is_unconfirmed: 0 });

test.each([
  ['en', 'Send it again', 'Too many attempts, please wait a few minutes and try again'],
  ['ur', 'پیغام دوبارہ بھیجیں', 'بہت زیادہ کوششیں ہو چکی ہیں، چند منٹ بعد دوبارہ کوشش کریں'],
] as const)(
  'who waits is told where the mail went, and has it sent again, in %s',
  async (locale, again, tooMany) => {
    answer(readSession, somebody(waiting));
    answer(resendConfirmation, {});
    await openInStudio(publicRoutes, '/confirm', { as: waiting, locale, width: 390 });
    await expect.element(page.getByText('zarmina@school.example')).toBeVisible();
    const button = page.getByRole('button', { name: again });
    await button.click();
    await expect.element(page.getByRole('status')).toBeVisible();
    expect(requestsOf(resendConfirmation)).toHaveLength(1);
    refuse(resendConfirmation, 'account.too_many_attempts');
    await button.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(tooMany);
  },
);

test('the studio opens by itself once the address was confirmed elsewhere', async () => {
  answer(readSession, confirmed);
  const { address } = await openInStudio(publicRoutes, '/confirm', { as: waiting });
  await expect.element(page.getByRole('button', { name: 'Send it again' })).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(address).toBe('/dashboard');
});

test('the link brings the code, which leaves the address; what is wrong is said at its field and nothing is lost', async () => {
  answer(readSession, confirmed);
  const { address } = await openInStudio(publicRoutes, '/confirm?code=of-the-mail', { as: waiting });
  const code = page.getByLabelText('Code from the email');
  const password = page.getByLabelText('Password', { exact: true });
  const submit = page.getByRole('button', { name: 'Confirm and open the studio' });
  await expect.element(code).toHaveValue('of-the-mail');
  expect(address()).toBe('/confirm');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription(/enter the password that you chose/);
  refuse(confirmSignUp, 'account.wrong_sign_up_password');
  await password.fill('another word');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription(/not the password that you chose/);
  refuse(confirmSignUp, 'account.code_refused');
  await submit.click();
  await expect.element(code).toHaveAccessibleDescription(/does not work or has expired/);
  await expect.element(password).toHaveValue('another word');
  answer(confirmSignUp, { user_id: confirmed.user_id, username: confirmed.email });
  await submit.click();
  await expect.poll(address).toBe('/dashboard');
  expect(requestsOf(confirmSignUp).at(-1)).toMatchObject({ code: 'of-the-mail' });
  // Who signed up in this browser is logged in already.
  expect(requestsOf(login)).toEqual([]);
});

test('a person who is logged in already has nothing to confirm', async () => {
  const { address } = await openInStudio(publicRoutes, '/confirm');
  await expect.poll(address).toBe('/dashboard');
});
