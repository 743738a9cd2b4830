import { Problem, type LoggedIn } from '@takhti/contract';
import { cutText, isEmail, limits } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import { isUniqueViolation } from '../../../platform/db/sql-state.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { insertUser, listGrants, lockAccount } from '../account.queries.ts';
import { enter, type Visit } from '../account.service.ts';
import { countAttempt } from '../rate-limit.ts';
import { uncountFailure } from '../rate-limit.queries.ts';
import { deviceOf } from '../sessions/device.ts';
import { addressCounter } from '../rate-limits.ts';
import * as queries from './jwt-login.queries.ts';
import type { JwtSettings } from './jwt-settings.ts';
import { readToken, signedPart, type Claims } from './jwt-token.ts';
import { noPassword } from '../passwords/password.ts';
import { hashToken } from '../sessions/tokens.ts';
import { isEmailTaken } from '../sign-up/sign-up.queries.ts';

/** The role of people who come from an LMS (C-537). */
const role = 'cd';
/** How long a used token is remembered beyond its expiry, for clocks that differ. */
const margin = 5 * 60_000;

/**
 * Opens a session for whom an institution's LMS vouches by a signed token (C-848). For every fault of a token, the answer
 * is the same: it is for the LMS to know.
 * @throws Problem account.jwt_refused, account.role_not_held, account.too_many_attempts
 */
export async function loginByToken(
  { db, clock, vault, settings: product }: Pick<Services, 'db' | 'clock' | 'vault' | 'settings'>,
  { token, address, user_agent }: { token: string } & Visit,
): Promise<LoggedIn> {
  const counter = addressCounter('tokens', address);
  await db.inTransaction((tx) => countAttempt(tx, clock, [counter]));
  const settings = await db.inReadTransaction((tx) => queries.settingsFor(tx, vault, token));
  const claims = settings && (await readToken(token, settings, clock.now()));
  if (!settings || !claims || product.closed_institutions.has(claims.institution_id)) throw refused();
  const password_hash = await noPassword();
  try {
    return await db.inTransaction(async (tx) => {
      await useUp(tx, claims, token, clock.now());
      const user_id =
        (await findPerson(tx, claims)) ?? (await provision(tx, settings, claims, password_hash));
      const { institution_id } = claims;
      if (!(await lockAccount(tx, { institution_id, user_id }))) throw refused();
      const grants = await listGrants(tx, institution_id, user_id);
      if (!grants.some((grant) => grant.role === role)) throw new Problem('account.role_not_held');
      await uncountFailure(tx, counter.subject);
      const device = deviceOf(user_agent);
      return enter(tx, clock, { institution_id, user_id, active_role: role, device, is_jwt_login: 1 });
    });
  } catch (error) {
    // Somebody of another institution has the username: it is not this LMS's to vouch for.
    throw isUniqueViolation(error) ? refused() : error;
  }
}

function refused(): Problem {
  return new Problem('account.jwt_refused');
}

async function useUp(tx: Tx, { institution_id, jti, exp }: Claims, token: string, now: Date): Promise<void> {
  const use = {
    institution_id,
    jti_hash: hashToken(jti ?? signedPart(token)),
    expires_on: new Date(exp * 1000 + margin),
  };
  if (!(await queries.insertUseOnce(tx, use, now))) throw refused();
}

async function findPerson(tx: Tx, { institution_id, sub }: Claims): Promise<string | undefined> {
  const found = await queries.selectOptionalByUsername(tx, institution_id, sub);
  if (found?.is_disabled === 1) throw refused();
  return found?.user_id;
}

async function provision(
  tx: Tx,
  { provisions }: JwtSettings,
  { institution_id, sub, full_name, email }: Claims,
  password_hash: string,
): Promise<string> {
  if (!provisions) throw refused();
  const user_id = newId();
  const name = full_name?.trim() ?? '';
  const address = email?.trim() ?? '';
  // An email of two accounts could not be used to log in.
  const isTheirs = isEmail(address) && !(await isEmailTaken(tx, address));
  await insertUser(
    tx,
    {
      institution_id,
      user_id,
      username: sub,
      email: isTheirs ? address : '',
      full_name: cutText(name === '' ? sub : name, limits.full_name.max),
      password_hash,
      active_role: role,
    },
    [role],
  );
  return user_id;
}
