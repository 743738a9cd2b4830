import type { Tx } from '../../../../platform/db/index.ts';

interface Invitation {
  readonly institution_id: number;
  readonly token_hash: string;
}

export async function insertInvitation(
  tx: Tx,
  invitation: Invitation & { expires_on: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('lti_invitations').where('expires_on', '<=', now.toISOString()).execute();
  await tx.insertInto('lti_invitations').values(invitation).execute();
}

export async function hasInvitation(
  tx: Tx,
  { institution_id, token_hash }: Invitation,
  now: Date,
): Promise<boolean> {
  const found = await tx
    .selectFrom('lti_invitations')
    .select('token_hash')
    .where('institution_id', '=', institution_id)
    .where('token_hash', '=', token_hash)
    .where('expires_on', '>', now.toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses an invitation up; false if it was used before. */
export async function deleteInvitation(tx: Tx, { institution_id, token_hash }: Invitation): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('lti_invitations')
    .where('institution_id', '=', institution_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
