import { Problem } from '@takhti/contract';
import type { Flag, Person } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { endSessions, insertHistory, updatePerson } from './change-people.queries.ts';
import { loadPerson, refuseAdministrator, refuseStale, requireManagers } from './guards.ts';
import { listRoles, lockPeople } from './people.queries.ts';

/**
 * Keeps a person out from their next call on, or lets them in again.
 * @throws Problem people.not_found, people.changed_meanwhile with the newer `person`, people.own_access, people.last_manager,
 * people.administrator
 */
export async function disablePerson(
  tx: Tx,
  now: Date,
  session: Session,
  { user_id, is_disabled, version }: { user_id: string; is_disabled: Flag; version: number },
): Promise<Person> {
  const { institution_id } = session;
  await lockPeople(tx, institution_id);
  const before = await loadPerson(tx, session, user_id);
  refuseAdministrator(session, before, await listRoles(tx, institution_id));
  refuseStale(before, version);
  if (before.is_disabled === is_disabled) return before;
  if (user_id === session.user_id) throw new Problem('people.own_access');
  const key = { institution_id, user_id };
  await updatePerson(tx, key, version, { is_disabled });
  if (is_disabled === 1) await endSessions(tx, key);
  await requireManagers(tx, institution_id);
  await insertHistory(tx, [
    {
      ...key,
      by_user_id: session.user_id,
      by_role: session.active_role.title,
      action: is_disabled === 1 ? 'disabled' : 'enabled',
      changes: [],
      created_on: now,
    },
  ]);
  return loadPerson(tx, session, user_id);
}
