import {
  cutText,
  isAdmin,
  isEmail,
  isReadableName,
  limits,
  managesUsersWith,
  plainName,
} from '@takhti/domain';
import type { Tx } from '../../../../platform/db/index.ts';
import { newId } from '../../../../platform/ids.ts';
import { insertUser } from '../../../account/index.ts';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';
import { TurnedAway } from '../turned-away.ts';
import * as people from './people.queries.ts';

interface Coming {
  readonly institution_id: number;
  readonly person_id: string;
  readonly user_id: string | null;
  readonly full_name: string;
  readonly email: string;
  /** The role in the studio that the course gives them. */
  readonly role: 'cd' | 'teacher';
}

/**
 * The account of somebody who teaches or writes at a platform, and the role in which they work: the one that they had before; else
 * the one with their email, where the platform is trusted with that; else a new one, where it may make people. Nobody who
 * manages users is found so: a platform must not be able to choose who that is.
 * @param password_hash of nobody's password
 * @throws TurnedAway no_account, disabled
 */
export async function accountOf(
  tx: Tx,
  platform: Pick<KeptPlatform, 'creates_people' | 'matches_email'>,
  coming: Coming,
  password_hash: string,
): Promise<{ user_id: string; role: string }> {
  const { institution_id } = coming;
  const account =
    (await known(tx, coming)) ?? (platform.matches_email === 1 ? await byEmail(tx, coming) : undefined);
  if (account?.is_disabled === 1) throw new TurnedAway('disabled');
  if (account) {
    if (account.user_id !== coming.user_id) await people.updateAccount(tx, coming, account.user_id);
    const held = await people.listRolesOf(tx, institution_id, account.user_id);
    const shown = held.filter(({ is_hide }) => is_hide === 0);
    const start = held.find(({ role }) => role === coming.role) ?? shown.find((role) => !isAdmin(role));
    if (!start) throw new TurnedAway('no_account', 'role');
    return { user_id: account.user_id, role: start.role };
  }
  if (platform.creates_people !== 1) throw new TurnedAway('no_account');
  const role = (await people.hasInstitutionRole(tx, institution_id, coming.role)) ? coming.role : 'cd';
  const user_id = newId();
  const username = `lti-${coming.person_id}`;
  const name = plainName(coming.full_name);
  await insertUser(
    tx,
    {
      institution_id,
      user_id,
      username,
      // An email that a platform says is nobody's here: it would become a way to log in.
      email: '',
      full_name: cutText(isReadableName(name) ? name : username, limits.full_name.max),
      password_hash,
      active_role: role,
    },
    [role],
  );
  await people.updateAccount(tx, coming, user_id);
  return { user_id, role };
}

function known(tx: Tx, { institution_id, user_id }: Coming) {
  return user_id === null ? undefined : people.selectOptionalAccount(tx, institution_id, user_id);
}

async function byEmail(tx: Tx, { institution_id, email }: Coming) {
  if (!isEmail(email)) return undefined;
  const [only, ...others] = await people.listAccountsOfEmail(tx, institution_id, email);
  if (!only || others.length > 0) return undefined;
  const held = await people.listRolesOf(tx, institution_id, only.user_id);
  return managesUsersWith(held, only.is_users_management) ? undefined : only;
}
