import { LtiPlatform, PageOrigin, type LtiPlatformSettings, type LtiRefusal } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

const columns = [
  'institution_id',
  'platform_id',
  'name',
  'issuer',
  'client_id',
  'auth_url',
  'token_url',
  'jwks_url',
  'origins',
  'deployments',
  'creates_people',
  'matches_email',
  'last_launch_on',
  'last_refusal',
  'version',
] as const;

/** A platform as it is kept. */
export interface KeptPlatform extends LtiPlatform {
  readonly institution_id: number;
}

type Row = Omit<KeptPlatform, 'last_refusal'> & { readonly last_refusal: object | null };

const asKept = (row: Row): KeptPlatform => ({
  ...row,
  last_refusal: LtiPlatform.shape.last_refusal.parse(row.last_refusal),
});

export async function listPlatforms(tx: Tx, institution_id: number): Promise<KeptPlatform[]> {
  const rows = await tx
    .selectFrom('lti_platforms')
    .select(columns)
    .where('institution_id', '=', institution_id)
    .orderBy('created_on')
    .execute();
  return rows.map(asKept);
}

export async function selectOptionalPlatform(
  tx: Tx,
  key: { institution_id: number; platform_id: string },
): Promise<KeptPlatform | undefined> {
  const row = await tx
    .selectFrom('lti_platforms')
    .select(columns)
    .where('institution_id', '=', key.institution_id)
    .where('platform_id', '=', key.platform_id)
    .executeTakeFirst();
  return row && asKept(row);
}

/** The platforms of an issuer; with its client, the one. */
export async function listPlatformsOfIssuer(
  tx: Tx,
  { institution_id, issuer, client_id }: { institution_id: number; issuer: string; client_id: string | null },
): Promise<KeptPlatform[]> {
  const rows = await tx
    .selectFrom('lti_platforms')
    .select(columns)
    .where('institution_id', '=', institution_id)
    .where('issuer', '=', issuer)
    .$if(client_id !== null, (query) => query.where('client_id', '=', client_id ?? ''))
    .execute();
  return rows.map(asKept);
}

/** Keeps a new platform; false where its client is registered already. */
export async function insertPlatform(
  tx: Tx,
  { institution_id, platform_id }: { institution_id: number; platform_id: string },
  { origins, deployments, ...platform }: LtiPlatformSettings,
  now: Date,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('lti_platforms')
    .values({
      ...platform,
      institution_id,
      platform_id,
      origins: JSON.stringify(origins),
      deployments: JSON.stringify(deployments),
      created_on: now,
    })
    .onConflict((conflict) => conflict.columns(['institution_id', 'issuer', 'client_id']).doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Changes a platform that is as it was seen; false where it is not. */
export async function updatePlatform(
  tx: Tx,
  key: { institution_id: number; platform_id: string; version: number },
  { origins, deployments, ...platform }: LtiPlatformSettings,
): Promise<boolean> {
  const updated = await tx
    .updateTable('lti_platforms')
    .set({
      ...platform,
      origins: JSON.stringify(origins),
      deployments: JSON.stringify(deployments),
      last_refusal: null,
      version: key.version + 1,
    })
    .where('institution_id', '=', key.institution_id)
    .where('platform_id', '=', key.platform_id)
    .where('version', '=', key.version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Deletes a platform, and ends the sessions that an LMS opened for the people who came from it. False where there is none. */
export async function deletePlatform(
  tx: Tx,
  key: { institution_id: number; platform_id: string },
): Promise<boolean> {
  await tx
    .deleteFrom('sessions')
    .where('institution_id', '=', key.institution_id)
    .where('is_jwt_login', '=', 1)
    .where('user_id', 'in', (from) =>
      from
        .selectFrom('lti_people')
        .select('user_id')
        .where('institution_id', '=', key.institution_id)
        .where('platform_id', '=', key.platform_id)
        .where('user_id', 'is not', null)
        .$narrowType<{ user_id: string }>(),
    )
    .execute();
  const deleted = await tx
    .deleteFrom('lti_platforms')
    .where('institution_id', '=', key.institution_id)
    .where('platform_id', '=', key.platform_id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

/** Keeps why a platform's launch was refused, for administrators. */
export async function updateRefusal(
  tx: Tx,
  { institution_id, platform_id }: Pick<KeptPlatform, 'institution_id' | 'platform_id'>,
  refusal: { reason: LtiRefusal; detail: string; on: string },
): Promise<void> {
  await tx
    .updateTable('lti_platforms')
    .set({ last_refusal: JSON.stringify(refusal) })
    .where('institution_id', '=', institution_id)
    .where('platform_id', '=', platform_id)
    .execute();
}

export async function updateLastLaunch(
  tx: Tx,
  { institution_id, platform_id }: Pick<KeptPlatform, 'institution_id' | 'platform_id'>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('lti_platforms')
    .set({ last_launch_on: now })
    .where('institution_id', '=', institution_id)
    .where('platform_id', '=', platform_id)
    .execute();
}

/** The platforms of all institutions, for deciding which pages may frame the product. */
export async function listFramers(tx: Tx) {
  const rows = await tx
    .selectFrom('lti_platforms')
    .select(['issuer', 'auth_url', sql`origins`.as('origins')])
    .execute();
  // They go into a header: what is no origin is left out.
  return rows.map(({ origins, ...row }) => ({
    ...row,
    origins: (Array.isArray(origins) ? (origins as unknown[]) : []).flatMap(
      (each) => PageOrigin.safeParse(each).data ?? [],
    ),
  }));
}
