import { Problem } from '@takhti/contract';
import { fullNameFault, personChanges } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { insertHistory, updatePerson } from './change-people.queries.ts';
import { loadPerson } from './guards.ts';
import { lockPeople } from './people.queries.ts';

/**
 * Gives a person the name that they chose, with the line of the history that tells of it.
 * @returns the name as it is kept
 * @throws Problem people.invalid with its `fields`; people.named_elsewhere, as an LMS would give its own name back at the next login
 */
export async function changeOwnName(tx: Tx, now: Date, session: Session, given: string): Promise<string> {
  if (session.is_jwt_login === 1) throw new Problem('people.named_elsewhere');
  const full_name = given.trim();
  const fault = fullNameFault(full_name);
  if (fault) throw new Problem('people.invalid', { fields: [{ field: 'full_name', fault }] });
  const { institution_id, user_id } = session;
  await lockPeople(tx, institution_id);
  const before = await loadPerson(tx, session, user_id);
  if (before.full_name === full_name) return full_name;
  const key = { institution_id, user_id };
  await updatePerson(tx, key, before.version, { full_name });
  await insertHistory(tx, [
    {
      ...key,
      by_user_id: user_id,
      by_role: session.active_role.title,
      action: 'changed',
      changes: personChanges(before, { ...before, full_name }, false),
      created_on: now,
    },
  ]);
  return full_name;
}
