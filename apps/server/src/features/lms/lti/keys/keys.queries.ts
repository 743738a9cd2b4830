import type { Tx } from '../../../../platform/db/index.ts';

export interface LtiKey {
  readonly kid: string;
  readonly public_jwk: object;
  readonly private_jwk: string;
  readonly created_on: string;
}

/** All keys of an institution, the newest first. */
export async function listKeys(tx: Tx, institution_id: number): Promise<LtiKey[]> {
  return tx
    .selectFrom('lti_keys')
    .select(['kid', 'public_jwk', 'private_jwk', 'created_on'])
    .where('institution_id', '=', institution_id)
    .orderBy('created_on', 'desc')
    .execute();
}

export async function selectNewestKey(tx: Tx, institution_id: number): Promise<LtiKey | undefined> {
  const [newest] = await listKeys(tx, institution_id);
  return newest;
}

export async function insertKey(
  tx: Tx,
  institution_id: number,
  { public_jwk, ...key }: Omit<LtiKey, 'created_on'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('lti_keys')
    .values({ ...key, institution_id, public_jwk: JSON.stringify(public_jwk), created_on: now })
    .execute();
}

/** Deletes keys that were made before a time, except the newest. */
export async function deleteOldKeys(
  tx: Tx,
  institution_id: number,
  { before, newest }: { before: Date; newest: string },
): Promise<void> {
  await tx
    .deleteFrom('lti_keys')
    .where('institution_id', '=', institution_id)
    .where('created_on', '<', before.toISOString())
    .where('kid', '<>', newest)
    .execute();
}
