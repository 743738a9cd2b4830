import type { Tx } from '../../../../platform/db/index.ts';
import { newId } from '../../../../platform/ids.ts';

interface Known {
  readonly institution_id: number;
  readonly platform_id: string;
  readonly sub: string;
}

/** The person of a platform, with their present name; stored with their first launch. */
export async function upsertPerson(tx: Tx, { full_name, ...known }: Known & { full_name: string }) {
  return tx
    .insertInto('lti_people')
    .values({ ...known, person_id: newId(), full_name })
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'platform_id', 'sub']).doUpdateSet(
        // A platform may name no person at one launch and one at the next.
        (eb) => ({ full_name: full_name === '' ? eb.ref('lti_people.full_name') : full_name }),
      ),
    )
    .returning(['institution_id', 'platform_id', 'person_id', 'user_id'])
    .executeTakeFirstOrThrow();
}

export async function updateAccount(
  tx: Tx,
  { institution_id, person_id }: { institution_id: number; person_id: string },
  user_id: string,
): Promise<void> {
  await tx
    .updateTable('lti_people')
    .set({ user_id })
    .where('institution_id', '=', institution_id)
    .where('person_id', '=', person_id)
    .execute();
}

/** An account that a person may have: by its id. */
export async function selectOptionalAccount(tx: Tx, institution_id: number, user_id: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'is_disabled'])
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
}

/** Accounts of an institution with a confirmed email. */
export async function listAccountsOfEmail(tx: Tx, institution_id: number, email: string) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'is_disabled', 'is_users_management'])
    .where('institution_id', '=', institution_id)
    .where('email', '=', email)
    .where('is_visitor', '=', 0)
    .where('unconfirmed_email', 'is', null)
    .execute();
}

export async function listRolesOf(tx: Tx, institution_id: number, user_id: string) {
  return tx
    .selectFrom('user_roles')
    .innerJoin('roles', (join) =>
      join
        .onRef('roles.institution_id', '=', 'user_roles.institution_id')
        .onRef('roles.role', '=', 'user_roles.role'),
    )
    .select(['roles.role', 'roles.title', 'roles.level', 'roles.is_hide'])
    .where('user_roles.institution_id', '=', institution_id)
    .where('user_roles.user_id', '=', user_id)
    .orderBy('user_roles.role_order')
    .execute();
}
