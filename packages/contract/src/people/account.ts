import { Id, isEmail, limits, RoleGrant, SessionTokens, User } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, priorities } from '../call.ts';

/** What comes of no password at all, which a rule about the length of passwords cannot see any more. */
const hashOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** A password as browsers send it. */
export const PasswordHash = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .refine((hash) => hash !== hashOfNothing, { error: 'is the hash of an empty password' })
  .meta({ description: 'SHA-256 of the password in lower-case hex, made in the browser' });

/** An address that mail could be sent to. */
export const Email = z
  .string()
  .trim()
  .max(limits.username.max)
  .refine(isEmail, { error: 'is not an email address' });

/** What every login answers: the session, and whose it is; role and institution also by themselves, as the specification reads them. */
export const LoggedIn = SessionTokens.extend({
  active_role: User.shape.active_role,
  institution_id: User.shape.institution_id,
  user: User,
});
export type LoggedIn = z.infer<typeof LoggedIn>;

/** Login, roles and sessions (specification, section 7, Account). */
export const login = call({
  path: 'login',
  summary: 'Log in with username and hashed password',
  can: 'public',
  changes: ['sessions'],
  request: () => z.object({ username: z.string().trim().min(1).max(200), pwd: PasswordHash }),
  reply: () => LoggedIn,
  problems: ['account.wrong_credentials', 'account.too_many_attempts', 'account.role_not_held'],
  priority: priorities.high,
});

export const loginJwt = call({
  path: 'login/jwt',
  summary: 'Log in with a token that an institution’s LMS has signed',
  can: 'public',
  changes: ['sessions'],
  request: () => z.object({ token: z.string().min(1).max(8_000) }),
  reply: () => LoggedIn,
  problems: ['account.jwt_refused', 'account.role_not_held', 'account.too_many_attempts'],
  priority: priorities.high,
});

export const loginIncognito = call({
  path: 'login/incognito',
  summary: 'Look around an institution’s library without a login, where it allows that; for two hours',
  can: 'public',
  changes: ['sessions'],
  request: () => z.object({ institution_id: z.int32().min(1) }),
  reply: () => LoggedIn,
  problems: ['account.incognito_refused', 'account.too_many_attempts'],
  priority: priorities.high,
});

export const readApiKey = call({
  path: 'users/apikey',
  summary:
    "The key with which an institution's LMS signs the tokens of its logins and launches; made when there is none",
  can: 'lms.manage',
  changes: [],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      key: z.string(),
      algorithm: z.literal('HS256'),
      issuer: z.string(),
      audience: z.string(),
    }),
  problems: ['account.key_not_shared', 'account.key_unreadable'],
});

export const listOwnRoles = call({
  path: 'user/roles',
  summary: 'The roles a user holds, with their flags',
  can: 'session',
  shows: ['people'],
  request: () => z.object({ ...injected }),
  reply: () => listOf(RoleGrant),
  problems: [],
  in_user_access: true,
  for_visitors: true,
  for_unconfirmed: true,
});

export const readSession = call({
  path: 'user/session',
  summary: 'Who is logged in, after a reload',
  can: 'session',
  shows: ['people', 'user_data'],
  request: () => z.object({ ...injected }),
  reply: () => User,
  problems: [],
  in_user_access: true,
  for_visitors: true,
  for_unconfirmed: true,
});

export const switchRole = call({
  path: 'user/role/switch',
  summary: 'Work in another of the roles one holds',
  can: 'session',
  // Everything is rendered again for another role or desk.
  changes: [],
  request: () => z.object({ ...injected, role: z.string().min(1) }),
  reply: () => User,
  problems: ['account.role_not_held'],
  in_user_access: true,
});

export const saveUserData = call({
  path: 'user/data/save',
  summary: 'Keep settings and tutorial progress with the user; given keys replace those kept',
  can: 'session',
  changes: ['user_data'],
  request: () => z.object({ ...injected, json: z.record(z.string().max(64), z.unknown()) }),
  reply: () => z.object({ user_data: z.record(z.string(), z.unknown()) }),
  problems: [],
  in_user_access: true,
  for_unconfirmed: true,
  priority: priorities.low,
});

export const readUserData = call({
  path: 'user/data',
  summary: 'How far somebody has come in the tutorials; nothing else of what is kept with them',
  can: 'public',
  shows: ['user_data'],
  request: () => z.object({ user_id: Id }),
  reply: () => z.object({ tutorials: z.record(z.string(), z.unknown()) }),
  problems: [],
  priority: priorities.low,
});

export const refreshToken = call({
  path: 'token/refresh',
  summary: 'A new session and refresh token for a refresh token, which is used up by it',
  can: 'refresh',
  changes: [],
  request: () => z.object({}),
  reply: () => SessionTokens,
  problems: [],
  priority: priorities.low,
});

export const logout = call({
  path: 'logout',
  summary: 'End this session',
  can: 'session',
  changes: ['sessions'],
  request: () => z.object({ ...injected, user_id: Id.optional() }),
  reply: () => z.object({}),
  problems: [],
  in_user_access: true,
  for_visitors: true,
  for_unconfirmed: true,
  priority: priorities.low,
});
