import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { Competitor } from '../competitors.queries.ts';

/** The certificate of a learner; undefined if none was issued. */
export async function selectOptionalCertificateOf(
  tx: Tx,
  { institution_id, player_id }: Pick<Competitor, 'institution_id' | 'player_id'>,
) {
  return tx
    .selectFrom('competition_certificates')
    .select('json_data')
    .where('institution_id', '=', institution_id)
    .where('player_id', '=', player_id)
    .executeTakeFirst();
}

/** The certificate of a code; undefined for an unknown code. */
export async function selectOptionalCertificate(
  tx: Tx,
  key: { readonly institution_id: number; readonly content_id: string; readonly code: string },
) {
  return tx
    .selectFrom('competition_certificates')
    .select('json_data')
    .where('institution_id', '=', key.institution_id)
    .where('content_id', '=', key.content_id)
    .where('code', '=', key.code)
    .executeTakeFirst();
}

/** The competition of a code; undefined for an unknown code. */
export async function selectOptionalCertified(
  tx: Tx,
  key: { readonly institution_id: number; readonly code: string },
) {
  return tx
    .selectFrom('competition_certificates')
    .select('content_id')
    .where('institution_id', '=', key.institution_id)
    .where('code', '=', key.code)
    .executeTakeFirst();
}

export async function insertCertificate(
  tx: Tx,
  row: Insertable<Database['competition_certificates']>,
): Promise<void> {
  await tx.insertInto('competition_certificates').values(row).execute();
}
