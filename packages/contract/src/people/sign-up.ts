import { Id, LanguageSchema } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';
import { Email, PasswordHash } from './account.ts';

/** Accounts that people make themselves (specification, section 7, Account). */
export const signUp = call({
  path: 'user/signup',
  summary:
    'Make an account of one’s own: a content developer, whose username is the email. Where mail is set up the address is confirmed first, and the answer does not tell whether it is taken',
  can: 'public',
  changes: ['people'],
  request: () =>
    z.object({
      email: Email,
      password: PasswordHash,
      language: LanguageSchema.optional().meta({ description: 'In which the mail is written' }),
    }),
  reply: () => z.object({ user_id: Id }),
  problems: ['account.email_taken', 'account.sign_up_closed', 'account.too_many_attempts'],
  priority: priorities.high,
});

export const confirmSignUp = call({
  path: 'user/signup/confirm',
  summary:
    'Confirm the address of an account with the mailed code, which is used up by it, and the password chosen at sign-up',
  can: 'public',
  changes: ['people'],
  request: () => z.object({ code: z.string().trim().min(1).max(200), password: PasswordHash }),
  reply: () => z.object({ user_id: Id, username: z.string() }),
  problems: [
    'account.code_refused',
    'account.wrong_sign_up_password',
    'account.email_taken',
    'account.too_many_attempts',
  ],
  priority: priorities.high,
});

export const resendConfirmation = call({
  path: 'user/signup/resend',
  summary: 'Mail the code that confirms one’s address once more',
  can: 'session',
  changes: [],
  request: () => z.object({ ...injected }),
  reply: () => z.object({}),
  problems: ['account.too_many_attempts'],
  for_unconfirmed: true,
});
