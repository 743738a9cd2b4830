import { Problem } from '@takhti/contract';
import { hasAdminRole, managesAdministrators, splitList, type Person, type RoleGrant } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { countManagers, selectOptionalPerson } from './people.queries.ts';

/**
 * A person of the session's own institution.
 * @throws Problem people.not_found
 */
export async function loadPerson(tx: Tx, session: Session, user_id: string): Promise<Person> {
  const person = await selectOptionalPerson(tx, session.institution_id, user_id);
  if (!person) throw new Problem('people.not_found');
  return person;
}

/**
 * Refuses a change that started from another version than the present one; one that names none is made to the present one.
 * @throws Problem people.changed_meanwhile with the newer `person`
 */
export function refuseStale(person: Person, version: number | undefined): void {
  if (version !== undefined && person.version !== version)
    throw new Problem('people.changed_meanwhile', { person });
}

/**
 * Refuses a change of an administrator by a person who is none.
 * @throws Problem people.administrator
 */
export function refuseAdministrator(session: Session, person: Person, roles: readonly RoleGrant[]): void {
  if (managesAdministrators(session.active_role)) return;
  if (hasAdminRole(splitList(person.roles), roles)) throw new Problem('people.administrator');
}

/**
 * Refuses what has just been written if no manager of users would be left.
 * @throws Problem people.last_manager
 */
export async function requireManagers(tx: Tx, institution_id: number): Promise<void> {
  if ((await countManagers(tx, institution_id)) === 0) throw new Problem('people.last_manager');
}
