import type { Tx } from '../../../../platform/db/index.ts';

export interface NewLogin {
  readonly institution_id: number;
  readonly login_id: string;
  readonly platform_id: string;
  readonly state_hash: string;
  readonly nonce: string;
  readonly proof_hash: string;
  readonly asked: Readonly<Record<string, string>>;
  readonly expires_on: Date;
}

/** Stores a launch that a platform announced; deletes expired ones. */
export async function insertLogin(tx: Tx, { asked, ...login }: NewLogin, now: Date): Promise<void> {
  await tx.deleteFrom('lti_logins').where('expires_on', '<=', now.toISOString()).execute();
  await tx
    .insertInto('lti_logins')
    .values({ ...login, asked: JSON.stringify(asked) })
    .execute();
}

const columns = [
  'institution_id',
  'login_id',
  'platform_id',
  'nonce',
  'proof_hash',
  'asked',
  'claims',
  'user_id',
  'entered_on',
  'expires_on',
] as const;

export async function selectOptionalLoginByState(
  tx: Tx,
  key: { institution_id: number; state_hash: string },
) {
  return tx
    .selectFrom('lti_logins')
    .select(columns)
    .where('institution_id', '=', key.institution_id)
    .where('state_hash', '=', key.state_hash)
    .executeTakeFirst();
}

export async function selectOptionalLogin(tx: Tx, key: { institution_id: number; login_id: string }) {
  return tx
    .selectFrom('lti_logins')
    .select(columns)
    .where('institution_id', '=', key.institution_id)
    .where('login_id', '=', key.login_id)
    .executeTakeFirst();
}

/** Keeps what a platform said of a launch that it announced; false when it did before. */
export async function updateClaims(
  tx: Tx,
  key: { institution_id: number; login_id: string },
  claims: object,
): Promise<boolean> {
  const updated = await tx
    .updateTable('lti_logins')
    .set({ claims: JSON.stringify(claims) })
    .where('institution_id', '=', key.institution_id)
    .where('login_id', '=', key.login_id)
    .where('claims', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Stores when a launch was first entered, and returns that time. Concurrent entries of it wait for this transaction. */
export async function updateFirstEntered(
  tx: Tx,
  key: { institution_id: number; login_id: string },
  now: Date,
): Promise<string> {
  const { entered_on } = await tx
    .updateTable('lti_logins')
    .set(({ fn, ref, val }) => ({ entered_on: fn.coalesce(ref('entered_on'), val(now.toISOString())) }))
    .where('institution_id', '=', key.institution_id)
    .where('login_id', '=', key.login_id)
    .returning('entered_on')
    .executeTakeFirstOrThrow();
  return entered_on ?? now.toISOString();
}

/** Keeps who picks with a launch, whose page waits for an answer until then. */
export async function updatePicking(
  tx: Tx,
  key: { institution_id: number; login_id: string },
  { user_id, expires_on }: { user_id: string; expires_on: Date },
): Promise<void> {
  await tx
    .updateTable('lti_logins')
    .set({ user_id, expires_on })
    .where('institution_id', '=', key.institution_id)
    .where('login_id', '=', key.login_id)
    .execute();
}
