import {
  derivedFlagsOf,
  isAdmin,
  Specs,
  type Flag,
  type RoleGrant,
  type SessionTokens,
  type User,
} from '@takhti/domain';
import { Problem, type LoggedIn } from '@takhti/contract';
import { z } from 'zod';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import type { Services } from '../../http/services.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import * as queries from './account.queries.ts';
import * as sessions from './sessions/sessions.queries.ts';
import { countAttempt, countingWindow } from './rate-limit.ts';
import { deleteFailures, uncountFailure } from './rate-limit.queries.ts';
import { deviceOf } from './sessions/device.ts';
import { loginCounters } from './rate-limits.ts';
import { fromNow } from './sessions/lifetimes.ts';
import { whosePassword } from './passwords/whose-password.ts';
import { selectNewestUnconfirmed } from './sign-up/unconfirmed.queries.ts';
import { ownState } from './sessions/session-state.ts';
import { hashesOf, makeTokens } from './sessions/tokens.ts';

/** Of one person: more devices nobody works at, and each login without an end would leave a row. */
const most_sessions = 50;

const Tutorials = z.record(z.string(), z.unknown());

export type Base = Pick<Services, 'db' | 'clock' | 'settings'>;

/** Where somebody logs in from: the address that limits know them by, and the browser's own word for itself. */
export interface Visit {
  readonly address: string;
  readonly user_agent: string;
}

/**
 * Checks username and password and opens a session: of the account that has the name, or else of the newest one that waits for its
 * address to be confirmed.
 * @throws Problem account.wrong_credentials, account.too_many_attempts, account.role_not_held when they hold none any more
 */
export async function logIn(
  { db, clock, settings }: Base,
  given: { username: string; pwd: string } & Visit,
): Promise<LoggedIn> {
  const { accounts, counters } = await db.inTransaction(async (tx) => {
    const account = await queries.selectOptionalCredentials(tx, given.username);
    const counts = loginCounters(given, account);
    await countAttempt(tx, clock, [counts.own, counts.address]);
    if (!settings.confirms_sign_ups) return { accounts: [account], counters: counts };
    return { accounts: [account, await selectNewestUnconfirmed(tx, given.username)], counters: counts };
  });
  // Outside any transaction: argon2id takes tens of milliseconds, which nobody else should wait for.
  const who = await whosePassword(accounts, given.pwd, given.address);
  if (!who || settings.closed_institutions.has(who.institution_id))
    throw new Problem('account.wrong_credentials');
  return db.inTransaction(async (tx) => {
    if (!(await queries.lockAccount(tx, who))) throw new Problem('account.wrong_credentials');
    // Who signs up with somebody's address must not clear the way for guessing that account's password.
    if (who === accounts[0]) await deleteFailures(tx, [counters.own.subject], countingWindow(clock));
    else await uncountFailure(tx, counters.own.subject);
    // Of the address' count only this attempt goes: one right password must not clear the way for guessing others.
    await uncountFailure(tx, counters.address.subject);
    const active_role = await roleToStartIn(tx, who);
    return enter(tx, clock, { ...who, active_role, device: deviceOf(given.user_agent) });
  });
}

/** Opens a session for an identified person, and returns who they are. */
export async function enter(tx: Tx, clock: Clock, who: Opening): Promise<LoggedIn> {
  await sessions.deleteDeadSessions(tx, clock.now());
  const tokens = await openSession(tx, clock, who);
  const user = await describeUser(tx, who);
  const { active_role, institution_id } = user;
  return { ...tokens, active_role, institution_id, user };
}

// The role a person worked in last may have been taken from them since; a session in it would be refused everywhere.
async function roleToStartIn(
  tx: Tx,
  who: { institution_id: number; user_id: string; active_role: string },
): Promise<string> {
  const grants = await queries.listGrants(tx, who.institution_id, who.user_id);
  const last = grants.find(({ role }) => role === who.active_role);
  const start = last ?? grants.find(({ is_hide }) => is_hide === 0);
  if (!start) throw new Problem('account.role_not_held');
  return start.role;
}

/** Whose session is opened, in which role, and what is kept of how it came about. */
export interface Opening {
  readonly institution_id: number;
  readonly user_id: string;
  readonly active_role: string;
  readonly device?: string;
  readonly is_jwt_login?: Flag;
  /** A session of so many milliseconds and no longer: it cannot be refreshed. */
  readonly lifetime?: number;
}

/** Opens a session for a person whose identity is settled. */
export async function openSession(tx: Tx, clock: Clock, who: Opening): Promise<SessionTokens> {
  const tokens = makeTokens();
  const session = {
    ...hashesOf(tokens),
    session_key: newId(),
    institution_id: who.institution_id,
    user_id: who.user_id,
    active_role: who.active_role,
    device: who.device ?? '',
    is_jwt_login: who.is_jwt_login ?? 0,
  };
  await sessions.insertSession(tx, session, fromNow(clock.now(), who.lifetime));
  // Visitors, whose sessions end by themselves, share one account.
  if (who.lifetime === undefined) await sessions.deleteOldestSessions(tx, who, most_sessions);
  await queries.noteSeen(tx, who, clock.now());
  // A browser without a refresh token asks for no refresh (C-549).
  return who.lifetime === undefined ? tokens : { ...tokens, refresh_token: '' };
}

/** The person behind a session, as the screen knows them. */
export async function describeUser(
  tx: Tx,
  who: Pick<Opening, 'institution_id' | 'user_id' | 'active_role' | 'is_jwt_login'>,
): Promise<User> {
  const { settings, version, unconfirmed_email, ...person } = await queries.selectPerson(
    tx,
    who.institution_id,
    who.user_id,
  );
  const localRoles = await grantsIn(tx, who);
  const active = localRoles.find(({ role }) => role === who.active_role);
  if (!active) throw new Problem('account.role_not_held');
  // A person with an unconfirmed address gets no institution.
  const known =
    unconfirmed_email === null
      ? { ...person, is_unconfirmed: 0 as const }
      : {
          ...person,
          username: unconfirmed_email,
          email: unconfirmed_email,
          institution_title: '',
          is_unconfirmed: 1 as const,
        };
  return {
    ...known,
    active_role: who.active_role,
    roles: localRoles.map(({ role }) => role).join(','),
    localRoles,
    ...derivedFlagsOf(active),
    isUserAccess: 0,
    viewer_full_name: '',
    jwtLogin: who.is_jwt_login ?? 0,
    session_state: ownState(version, who.active_role),
    specs: Specs.parse(unconfirmed_email === null ? (settings.specs ?? {}) : {}),
  };
}

/**
 * Works on in another role that the person holds; their next login starts in it. At somebody else's desk it leads back to
 * their own (C-544).
 * @throws Problem account.role_not_held
 */
export async function changeRole(tx: Tx, session: Session, role: string): Promise<User> {
  const who = { ...session, user_id: session.viewer.user_id };
  const grants = await grantsIn(tx, who);
  if (!grants.some((grant) => grant.role === role && grant.is_hide === 0))
    throw new Problem('account.role_not_held');
  await sessions.updateActiveRole(tx, who, role);
  return describeUser(tx, { ...who, active_role: role });
}

/** The roles in which somebody may work in a session. In one that an LMS opened there is no administrator. */
export async function grantsIn(
  tx: Tx,
  who: {
    readonly institution_id: number;
    readonly user_id: string;
    readonly is_jwt_login?: Flag | undefined;
  },
): Promise<RoleGrant[]> {
  const grants: RoleGrant[] = await queries.listGrants(tx, who.institution_id, who.user_id);
  return who.is_jwt_login === 1 ? grants.filter((grant) => !isAdmin(grant)) : grants;
}

/**
 * Keeps settings and progress with a person, key by key: they come with every login, so that they must stay small.
 * @throws Problem request.invalid when all of them together would be too large
 */
export async function keepUserData(
  tx: Tx,
  session: Session,
  json: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const kept = await queries.mergeUserData(tx, { ...session, user_id: session.viewer.user_id }, json);
  if (!kept) throw new Problem('request.invalid', { fields: [{ path: ['json'], message: 'is too large' }] });
  return kept;
}

/**
 * How far somebody has come in the tutorials, which a player shows without a login (C-866). Everything else that is kept with them is
 * nobody's business, nor whether there is such a person.
 */
export async function readTutorials(tx: Tx, user_id: string): Promise<Record<string, unknown>> {
  const kept = await queries.selectOptionalUserData(tx, user_id);
  return Tutorials.safeParse(kept?.['tutorials']).data ?? {};
}
