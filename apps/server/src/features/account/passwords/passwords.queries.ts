import type { Tx } from '../../../platform/db/index.ts';
import { joinPerson } from '../../../platform/db/conditions/join-person.ts';

/** The owner of a password. */
export interface Holder {
  readonly institution_id: number;
  readonly user_id: string;
}

/** A mailbox that many share, such as a school's, gets so many codes in one mail. */
const most_accounts = 50;

/** The accounts that a password can be set for by a mail to this address; none of a closed institution. */
export async function listAccountsOf(tx: Tx, email: string, closed: readonly number[]) {
  return tx
    .selectFrom('users')
    .select(['institution_id', 'user_id', 'username', 'full_name', 'email', 'user_data'])
    .where('email', '=', email)
    .where('is_disabled', '=', 0)
    .where('is_visitor', '=', 0)
    .$if(closed.length > 0, (query) => query.where('institution_id', 'not in', closed))
    .orderBy('username')
    .limit(most_accounts)
    .execute();
}

export interface NewCode extends Holder {
  readonly code_hash: string;
  readonly email: string;
  readonly created_on: Date;
  readonly expires_on: Date;
}

/** Keeps codes; one that the same person had before is worth nothing from now on. */
export async function replaceCodes(tx: Tx, codes: readonly NewCode[]): Promise<void> {
  await tx
    .insertInto('password_resets')
    .values(codes)
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'user_id']).doUpdateSet((set) => ({
        code_hash: set.ref('excluded.code_hash'),
        email: set.ref('excluded.email'),
        created_on: set.ref('excluded.created_on'),
        expires_on: set.ref('excluded.expires_on'),
      })),
    )
    .execute();
}

/** The account of a valid code: its owner still has the address to which it was sent. */
export async function selectOptionalCodeHolder(
  tx: Tx,
  code_hash: string,
  now: Date,
): Promise<Holder | undefined> {
  return tx
    .selectFrom('password_resets')
    .innerJoin('users', (join) =>
      joinPerson('password_resets.user_id')(join).onRef('users.email', '=', 'password_resets.email'),
    )
    .select(['password_resets.institution_id', 'password_resets.user_id'])
    .where('password_resets.code_hash', '=', code_hash)
    .where('password_resets.expires_on', '>', now.toISOString())
    .where('users.is_disabled', '=', 0)
    .executeTakeFirst();
}

/** Takes a code away, so that it cannot be used again; false if a parallel call did. */
export async function deleteCode(tx: Tx, code_hash: string): Promise<boolean> {
  const gone = await tx.deleteFrom('password_resets').where('code_hash', '=', code_hash).executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Takes the codes of a person away. */
export async function deleteCodesOf(tx: Tx, who: Holder): Promise<void> {
  await tx
    .deleteFrom('password_resets')
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .execute();
}

/** Deletes codes that expired unused. */
export async function deleteDeadCodes(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('password_resets').where('expires_on', '<=', now.toISOString()).execute();
}

/** How to check a person's password. */
export async function selectPasswordHash(tx: Tx, who: Holder): Promise<string> {
  const { password_hash } = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/** Sets a password; with `from`, only while that is what is stored. False when it is not. */
export async function updatePassword(
  tx: Tx,
  who: Holder,
  password_hash: string,
  from?: string,
): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set({ password_hash })
    .where('institution_id', '=', who.institution_id)
    .where('user_id', '=', who.user_id)
    .$if(from !== undefined, (query) => query.where('password_hash', '=', from ?? ''))
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
