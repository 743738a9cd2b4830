import {
  changePasswordByCode,
  confirmSignUp,
  forgotPassword,
  Problem,
  readSession,
  resendConfirmation,
  signUp,
  type ProblemName,
} from '@takhti/contract';
import { languageOfLocale } from '@takhti/domain';
import { connect } from '../../../app/connect.ts';
import { sendAlone } from '../../../app/api/api.ts';
import { logOut, sessionStore } from '../../../app/session/index.ts';
import { hashPassword } from '../../../app/session/password-hash.ts';
import { currentLocale } from '../../../i18n/index.ts';
import { attemptLogin } from '../login/attempt-login.ts';
import { callFailureText } from '../call-failure.ts';
import type { FormFailure } from '../use-form.ts';

/** Makes an account and logs in to it (C-704). */
export async function signUpAndLogIn(
  email: string,
  password: string,
): Promise<FormFailure<'email' | 'password'> | null> {
  const failed = await attempt({ 'account.email_taken': 'email' }, async () => {
    const request = { email, password: await hashPassword(password) };
    const language = languageOfLocale(currentLocale());
    await sendAlone(signUp, { ...request, language }, { silent: true });
  });
  if (failed) return failed;
  const text = await attemptLogin(email, password);
  return text && { text };
}

/** Confirms the address of an account with the code from its mail; the studio opens with it. */
export async function confirmAndOpen(
  code: string,
  password: string,
): Promise<FormFailure<'code' | 'password'> | null> {
  let confirmed = { user_id: '', username: '' };
  const pwd = await hashPassword(password);
  const byField = { 'account.code_refused': 'code', 'account.wrong_sign_up_password': 'password' } as const;
  const failed = await attempt(byField, async () => {
    confirmed = await sendAlone(confirmSignUp, { code, password: pwd }, { silent: true });
  });
  if (failed) return failed;
  // After a sign-up in this browser the person is logged in already.
  if (sessionStore.state().session?.user.user_id === confirmed.user_id && (await isConfirmed())) return null;
  const text = await attemptLogin(confirmed.username, password);
  return text && { text };
}

/** Whether the address has been confirmed, perhaps on another device; with that the studio opens. */
export async function isConfirmed(): Promise<boolean> {
  connect();
  try {
    const user = await sendAlone(readSession, {}, { silent: true });
    if (user.is_unconfirmed === 0) sessionStore.updateUser(user);
    return user.is_unconfirmed === 0;
  } catch {
    // It is asked again in a while.
    return false;
  }
}

/** Has the mail that confirms an address sent once more. */
export function sendAgain(): Promise<FormFailure<never> | null> {
  return attempt({}, async () => {
    await sendAlone(resendConfirmation, {}, { silent: true });
  });
}

/** Leaves an account whose address is not confirmed. */
export async function leave(): Promise<null> {
  connect();
  await logOut();
  return null;
}

/** Asks for a mail with a code. */
export function askForCode(email: string): Promise<FormFailure<'email'> | null> {
  return attempt({}, async () => {
    await sendAlone(forgotPassword, { email }, { silent: true });
  });
}

/** Sets a new password with a code from a mail. */
export function setPasswordByCode(
  change_code: string,
  password: string,
): Promise<FormFailure<'code'> | null> {
  return attempt({ 'account.code_refused': 'code' }, async () => {
    const request = { change_code, password: await hashPassword(password) };
    await sendAlone(changePasswordByCode, request, { silent: true });
  });
}

// There are no toasts and dialogs before the login: the form shows what went wrong, at the field that it is about.
async function attempt<Field extends string = never>(
  fields: Partial<Record<ProblemName, Field>>,
  work: () => Promise<void>,
): Promise<FormFailure<Field> | null> {
  connect();
  try {
    await work();
    return null;
  } catch (error) {
    const text = callFailureText(error);
    const field = error instanceof Problem ? fields[error.problem] : undefined;
    return field === undefined ? { text } : { text, field };
  }
}
