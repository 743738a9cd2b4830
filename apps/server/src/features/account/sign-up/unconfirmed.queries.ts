import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';
import type { Holder } from '../passwords/passwords.queries.ts';

/** Of those who signed up with an address that is not confirmed yet the last one, and how to check their password. */
export async function selectNewestUnconfirmed(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['institution_id', 'user_id', 'password_hash', 'active_role'])
    .where('unconfirmed_email', '=', email)
    .where('is_disabled', '=', 0)
    .orderBy('created_on', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whose address is still to be confirmed; undefined when it was, or they are gone. */
export async function selectOptionalUnconfirmed(tx: Tx, who: Holder) {
  return tx
    .selectFrom('users')
    .select(['unconfirmed_email', 'full_name', 'user_data'])
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .where('unconfirmed_email', 'is not', null)
    .$narrowType<{ unconfirmed_email: string }>()
    .executeTakeFirst();
}

/** Whose address a code confirms now. */
export async function selectOptionalConfirming(tx: Tx, code_hash: string, now: Date) {
  return tx
    .selectFrom('password_resets')
    .innerJoin('users', (join) =>
      joinPerson('password_resets.user_id')(join).onRef(
        'users.unconfirmed_email',
        '=',
        'password_resets.email',
      ),
    )
    .select(['users.institution_id', 'users.user_id', 'users.password_hash', 'password_resets.email'])
    .where('password_resets.code_hash', '=', code_hash)
    .where('password_resets.expires_on', '>', now.toISOString())
    .where('users.is_disabled', '=', 0)
    .executeTakeFirst();
}

/** Gives an account the address that it waited for, to log in with and for mails. */
export async function updateConfirmed(tx: Tx, who: Holder, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((set) => ({ username: email, email, unconfirmed_email: null, version: set('version', '+', 1) }))
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}

/** Deletes accounts that have waited for their address to be confirmed since before a time; how many. */
export async function deleteUnconfirmed(tx: Tx, before: Date, limit: number): Promise<number> {
  const rows = await tx
    .selectFrom('users')
    .select(['institution_id', 'user_id'])
    .where('unconfirmed_email', 'is not', null)
    .where('created_on', '<', before.toISOString())
    .limit(limit)
    .forUpdate()
    .execute();
  for (const [institution_id, of] of Map.groupBy(rows, (row) => row.institution_id)) {
    const user_ids = of.map(({ user_id }) => user_id);
    // None of them has made anything: these are all the tables that may name them.
    for (const table of ['sessions', 'password_resets', 'user_roles', 'users'] as const)
      await tx
        .deleteFrom(table)
        .where('institution_id', '=', institution_id)
        .where('user_id', 'in', user_ids)
        .execute();
  }
  return rows.length;
}
