import { SessionTokens } from '@takhti/domain';
import { z } from 'zod';
import { Email, PasswordHash } from './account.ts';
import { call, injected, priorities } from '../call.ts';

/** Lost passwords, and their change (specification, section 7, Account). */
export const forgotPassword = call({
  path: 'password/forgot',
  summary:
    'Mail a code for a new password to the accounts of an address; the answer does not tell whether there are any',
  can: 'public',
  changes: [],
  request: () => z.object({ email: Email }),
  reply: () => z.object({}),
  problems: ['account.too_many_attempts'],
  priority: priorities.high,
});

export const changePasswordByCode = call({
  path: 'password/change/byCode',
  summary: 'Set a new password with a mailed code, which is used up by it; ends every session of the person',
  can: 'public',
  changes: ['sessions'],
  request: () => z.object({ change_code: z.string().trim().min(1).max(200), password: PasswordHash }),
  reply: () => z.object({}),
  problems: ['account.code_refused', 'account.too_many_attempts'],
  priority: priorities.high,
});

export const changePassword = call({
  path: 'password/change/byPwd',
  summary: 'Set a new password; ends every other session, and this one goes on with the tokens of the reply',
  can: 'session',
  changes: ['sessions'],
  request: () => z.object({ ...injected, old_password: PasswordHash, password: PasswordHash }),
  reply: () => SessionTokens,
  problems: ['account.wrong_password', 'account.too_many_attempts'],
});
