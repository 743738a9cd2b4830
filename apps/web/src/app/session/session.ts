import {
  accessUser,
  listOwnRoles,
  login,
  loginIncognito,
  loginJwt,
  logout,
  readSession,
  refreshToken,
  switchRole,
} from '@takhti/contract';
import type { User } from '@takhti/domain';
import { sendAlone } from '../api/api.ts';
import { CallError } from '../api/failures.ts';
import { closeWindow } from '../close-message.ts';
import { deleteAllForms } from '../kept-form/kept-values.ts';
import { urlStore } from '../launch/index.ts';
import { makeStateFollower } from './tabs/follow-state.ts';
import { makeLogIn, type Prepare } from './log-in.ts';
import { oneTabAtATime } from './tabs/one-tab-at-a-time.ts';
import { hashPassword } from './password-hash.ts';
import { makeRefresher } from './refresh.ts';
import { deleteReturnAddress } from './return-address.ts';
import { sessionStore } from './store.ts';

const now = (): number => Date.now();

export const refresher = makeRefresher({
  store: sessionStore,
  refresh: () => sendAlone(refreshToken, {}, { silent: true }),
  alone: oneTabAtATime,
  isOnline: () => navigator.onLine,
  // A server that is restarting, or a proxy in its place, has not refused anything.
  isRefusal: (error) => !(error instanceof CallError) || error.kind === 'UNAUTHORIZED',
  now,
});

const longestGoodbyeMs = 2_000;

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

const enter = makeLogIn({
  listRoles: async (credentials) =>
    (await sendAlone(listOwnRoles, {}, { silent: true, as: credentials })).records,
  store: (tokens, user) => sessionStore.logIn(tokens, user),
});

/** Logs in with username and password; see makeLogIn. */
export async function logIn(username: string, password: string, prepare: Prepare): Promise<void> {
  const pwd = await hashPassword(password);
  await enter(() => sendAlone(login, { username, pwd }, { silent: true }), prepare);
}

/** The person stays who they are: the session of the token is over. */
export class SessionKept extends Error {}

/** Asks the person at the screen whether somebody else's login takes the place of theirs. */
export type AskToReplace = (from: User, to: User) => Promise<boolean>;

/**
 * Logs in with a token that an LMS has signed; see makeLogIn. Anyone can send a link with a token of their own: where another person
 * is logged in, that one is asked first.
 * @throws SessionKept when they stay who they are
 */
export async function logInByToken(token: string, prepare: Prepare, ask: AskToReplace): Promise<void> {
  await enter(async () => {
    const found = await sendAlone(loginJwt, { token }, { silent: true });
    const { session } = sessionStore.state();
    if (!session || !isAnother(session.user, found.user)) return found;
    if (await ask(session.user, found.user)) {
      // What one person typed is not shown to the next.
      deleteAllForms(sessionStorage);
      return found;
    }
    const { user_id, institution_id, school_id } = found.user;
    const as = { ...found, user_id, institution_id, school_id };
    await sendAlone(logout, {}, { silent: true, as }).catch(() => undefined);
    throw new SessionKept();
  }, prepare);
}

// Visitors share one account, which says nothing of who they are.
function isAnother(user: User, next: User): boolean {
  return (
    user.is_visitor === 0 && (user.user_id !== next.user_id || user.institution_id !== next.institution_id)
  );
}

/** Lets somebody without a login look around, where the institution allows that; see makeLogIn. */
export async function logInAsVisitor(institution_id: number): Promise<void> {
  const ask = () => sendAlone(loginIncognito, { institution_id }, { silent: true });
  await enter(ask, () => Promise.resolve());
}

/** Logs out in all tabs. Calls the server too, but does not wait long for it. */
export async function logOut(): Promise<void> {
  const sent = sendAlone(logout, {}, { silent: true }).catch(() => undefined);
  deleteReturnAddress();
  deleteAllForms(sessionStorage);
  await Promise.race([sent, pause(longestGoodbyeMs)]);
  const { coming_from } = urlStore.state();
  urlStore.clear();
  sessionStore.end('logged_out');
  // The LMS opened this window for a lesson plan and waits for it to be done (C-183).
  if (coming_from === 'lessonPlan') closeWindow();
}

/** Works in another role from now on: its flags follow from the user that the server sends back (C-542, C-543). */
export async function changeRole(role: string): Promise<User> {
  const user = await sendAlone(switchRole, { role });
  sessionStore.updateUser(user);
  return user;
}

/** Looks at the desk of a content developer, or comes back to one's own with null (C-863, C-864). */
export async function changeDesk(access_user_id: string | null): Promise<User> {
  const user = await sendAlone(accessUser, { access_user_id });
  sessionStore.updateUser(user);
  return user;
}

/** Asks the server whether it still takes the session; if the server cannot be asked, it counts as valid. */
export async function refreshSession(): Promise<boolean> {
  await sendAlone(readSession, {}, { silent: true, withoutIds: true }).catch(() => undefined);
  return sessionStore.state().session !== null;
}

/** Follows the session state in answers; see makeStateFollower. */
export function followSession(onChanged: (before: User, now: User) => void): (state: string) => void {
  return makeStateFollower({
    store: sessionStore,
    read: () => sendAlone(readSession, {}, { silent: true, withoutIds: true }),
    onChanged,
  });
}
