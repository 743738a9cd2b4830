import type { RoleGrant, SessionTokens, User } from '@takhti/domain';
import type { Credentials } from '../api/ports.ts';

interface Ports {
  listRoles(credentials: Credentials): Promise<RoleGrant[]>;
  store(tokens: SessionTokens, user: User): void;
}

/** The credentials were right, but the roles could not be fetched. */
export class RoleLookupFailed extends Error {}

/** Runs before the studio opens, such as loading its language. */
export type Prepare = (user: User) => Promise<void>;

/** Asks the server who somebody is: by a username and its password, or by an LMS's token. */
type CheckCredentials = () => Promise<SessionTokens & { user: User }>;

/**
 * Checks the credentials, then fetches the roles, then stores the user (C-534); with that the studio opens.
 * Throws what the check throws, and RoleLookupFailed.
 */
export function makeLogIn(ports: Ports): (check: CheckCredentials, prepare: Prepare) => Promise<void> {
  return async (check, prepare) => {
    const { user, ...tokens } = await check();
    const localRoles = await rolesOf(ports, tokens, user);
    await prepare(user);
    ports.store(tokens, { ...user, localRoles });
  };
}

async function rolesOf(ports: Ports, tokens: SessionTokens, user: User): Promise<RoleGrant[]> {
  const { user_id, institution_id, school_id } = user;
  try {
    return await ports.listRoles({ ...tokens, user_id, institution_id, school_id });
  } catch (cause) {
    throw new RoleLookupFailed('user/roles', { cause });
  }
}
