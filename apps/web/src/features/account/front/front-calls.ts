import { changePasswordByCode, forgotPassword, Problem, signUp, type ProblemName } from '@takhti/contract';
import { connect } from '../../../app/connect.ts';
import { sendAlone } from '../../../app/api/api.ts';
import { hashPassword } from '../../../app/session/password-hash.ts';
import { attemptLogin } from '../login/attempt-login.ts';
import { callFailureText } from '../call-failure.ts';
import type { FormFailure } from '../use-form.ts';

/** Makes an account and logs in to it (C-704). */
export async function signUpAndLogIn(
  email: string,
  password: string,
): Promise<FormFailure<'email' | 'password'> | null> {
  const failed = await attempt('email', ['account.email_taken'], async () => {
    await sendAlone(signUp, { email, password: await hashPassword(password) }, { silent: true });
  });
  if (failed) return failed;
  const text = await attemptLogin(email, password);
  return text && { text };
}

/** Asks for a mail with a code. */
export function askForCode(email: string): Promise<FormFailure<'email'> | null> {
  return attempt('email', [], async () => {
    await sendAlone(forgotPassword, { email }, { silent: true });
  });
}

/** Sets a new password with a code from a mail. */
export function setPasswordByCode(
  change_code: string,
  password: string,
): Promise<FormFailure<'code'> | null> {
  return attempt('code', ['account.code_refused'], async () => {
    const request = { change_code, password: await hashPassword(password) };
    await sendAlone(changePasswordByCode, request, { silent: true });
  });
}

// There are no toasts and dialogs before the login: the form shows what went wrong, at the field that it is about.
async function attempt<Field extends string>(
  field: Field,
  faultsOfField: readonly ProblemName[],
  work: () => Promise<void>,
): Promise<FormFailure<Field> | null> {
  connect();
  try {
    await work();
    return null;
  } catch (error) {
    const text = callFailureText(error);
    return error instanceof Problem && faultsOfField.includes(error.problem) ? { text, field } : { text };
  }
}
