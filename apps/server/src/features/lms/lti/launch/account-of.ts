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
import { hasRole, insertUser } from '../../../account/index.ts';
import type { KeptPlatform } from '../platforms/platforms.queries.ts';
import { LtiLaunchRefused } from '../lti-launch-refused.ts';
import * as people from './people.queries.ts';

/** The person of a launch, as the platform names them. */
interface LtiPerson {
  readonly institution_id: number;
  readonly person_id: string;
  readonly user_id: string | null;
  readonly full_name: string;
  readonly email: string;
  /** The role in the studio that the course gives them. */
  readonly role: 'cd' | 'teacher';
}

/**
 * The account of a teacher or author of a platform, and the role in which they work: the account of earlier launches; else the one
 * with their email, if the platform is trusted with that; else a new one, if the platform may make people. An account that manages
 * users is never found by email: a platform must not be able to choose it.
 * @param password_hash of nobody's password
 * @throws LtiLaunchRefused no_account, disabled
 */
export async function accountOf(
  tx: Tx,
  platform: Pick<KeptPlatform, 'creates_people' | 'matches_email'>,
  person: LtiPerson,
  password_hash: string,
): Promise<{ user_id: string; role: string }> {
  const { institution_id } = person;
  const account =
    (await known(tx, person)) ?? (platform.matches_email === 1 ? await byEmail(tx, person) : undefined);
  if (account?.is_disabled === 1) throw new LtiLaunchRefused('disabled');
  if (account) {
    if (account.user_id !== person.user_id) await people.updateAccount(tx, person, account.user_id);
    const held = await people.listRolesOf(tx, institution_id, account.user_id);
    const shown = held.filter(({ is_hide }) => is_hide === 0);
    const start = held.find(({ role }) => role === person.role) ?? shown.find((role) => !isAdmin(role));
    if (!start) throw new LtiLaunchRefused('no_account', 'role');
    return { user_id: account.user_id, role: start.role };
  }
  if (platform.creates_people !== 1) throw new LtiLaunchRefused('no_account');
  const role = (await hasRole(tx, institution_id, person.role)) ? person.role : 'cd';
  const user_id = newId();
  const username = `lti-${person.person_id}`;
  const name = plainName(person.full_name);
  await insertUser(
    tx,
    {
      institution_id,
      user_id,
      username,
      // The email of the platform is not stored: it would become a way to log in.
      email: '',
      full_name: cutText(isReadableName(name) ? name : username, limits.full_name.max),
      password_hash,
      active_role: role,
    },
    [role],
  );
  await people.updateAccount(tx, person, user_id);
  return { user_id, role };
}

function known(tx: Tx, { institution_id, user_id }: LtiPerson) {
  return user_id === null ? undefined : people.selectOptionalAccount(tx, institution_id, user_id);
}

async function byEmail(tx: Tx, { institution_id, email }: LtiPerson) {
  if (!isEmail(email)) return undefined;
  const [only, ...others] = await people.listAccountsOfEmail(tx, institution_id, email);
  if (!only || others.length > 0) return undefined;
  const held = await people.listRolesOf(tx, institution_id, only.user_id);
  return managesUsersWith(held, only.is_users_management) ? undefined : only;
}
