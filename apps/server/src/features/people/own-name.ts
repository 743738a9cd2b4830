import { Problem } from '@takhti/contract';
import { fullNameFault, personChanges, plainName } from '@takhti/domain';
import type { Services } from '../../http/services.ts';
import type { Session } from '../../http/session.ts';
import { countAttempt, ownNameCounter } from '../account/index.ts';
import { insertHistory, updatePerson } from './change-people.queries.ts';
import { loadPerson } from './guards.ts';
import { lockPeople } from './people.queries.ts';

/**
 * Gives a person the name that they chose, and writes it to their history.
 * @returns the name as it is kept
 * @throws Problem people.invalid with its `fields`; account.too_many_attempts; people.named_elsewhere, as an LMS would give its own name back at the next login
 */
export async function changeOwnName(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: Session,
  given: string,
): Promise<string> {
  if (session.is_jwt_login === 1) throw new Problem('people.named_elsewhere');
  const full_name = plainName(given);
  const fault = fullNameFault(full_name);
  if (fault) throw new Problem('people.invalid', { fields: [{ field: 'full_name', fault }] });
  const { institution_id, user_id } = session;
  await db.inTransaction((tx) => countAttempt(tx, clock, [ownNameCounter(user_id)]));
  await db.inTransaction(async (tx) => {
    await lockPeople(tx, institution_id);
    const before = await loadPerson(tx, session, user_id);
    if (before.full_name === full_name) return;
    const key = { institution_id, user_id };
    await updatePerson(tx, key, before.version, { full_name });
    await insertHistory(tx, [
      {
        ...key,
        by_user_id: user_id,
        by_role: session.active_role.title,
        action: 'changed',
        changes: personChanges(before, { ...before, full_name }, false),
        created_on: clock.now(),
      },
    ]);
  });
  return full_name;
}
