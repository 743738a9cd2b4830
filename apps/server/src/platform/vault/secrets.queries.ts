import { sql } from 'kysely';
import type { Tx } from '../db/db.ts';

/** A row that may hold a secret, its values as texts. */
export interface SecretRow {
  readonly table: 'institutions' | 'lti_keys' | 'installation';
  readonly columns: readonly string[];
  readonly values: readonly (string | null)[];
}

const LOCK = 7_240_116;

/** Until the transaction ends no other server goes through the secrets. */
export async function lockSecrets(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
}

/** All rows that may hold a secret, which nobody changes until the transaction ends. */
export async function listSecretRows(tx: Tx): Promise<SecretRow[]> {
  const institutions = await tx
    .selectFrom('institutions')
    .select(['institution_id', sql<string>`settings::text`.as('settings')])
    .where(sql<boolean>`settings ?| array['jwt', 'lms_secrets', 'ai_secrets']`)
    .orderBy('institution_id')
    .forUpdate()
    .execute();
  const keys = await tx
    .selectFrom('lti_keys')
    .select(['institution_id', 'kid', 'private_jwk'])
    .orderBy('institution_id')
    .orderBy('kid')
    .forUpdate()
    .execute();
  const installation = await tx
    .selectFrom('installation')
    .select(['name', 'value'])
    .where('name', 'like', '%\\_secret')
    .orderBy('name')
    .forUpdate()
    .execute();
  return [
    ...institutions.map((row): SecretRow => ({
      table: 'institutions',
      columns: ['institution_id', 'settings'],
      values: [String(row.institution_id), row.settings],
    })),
    ...keys.map((row): SecretRow => ({
      table: 'lti_keys',
      columns: ['institution_id', 'kid', 'private_jwk'],
      values: [String(row.institution_id), row.kid, row.private_jwk],
    })),
    ...installation.map((row): SecretRow => ({
      table: 'installation',
      columns: ['name', 'value'],
      values: [row.name, row.value],
    })),
  ];
}

/** Keeps a row as it is now: its last value is the one that holds the secret. */
export async function updateSecretRow(tx: Tx, { table, values }: SecretRow): Promise<void> {
  const [first = '', second = ''] = values;
  switch (table) {
    case 'institutions':
      await tx
        .updateTable('institutions')
        .set({ settings: second ?? '{}' })
        .where('institution_id', '=', Number(first))
        .execute();
      return;
    case 'lti_keys':
      await tx
        .updateTable('lti_keys')
        .set({ private_jwk: values[2] ?? '' })
        .where('institution_id', '=', Number(first))
        .where('kid', '=', second ?? '')
        .execute();
      return;
    case 'installation':
      await tx
        .updateTable('installation')
        .set({ value: second ?? '' })
        .where('name', '=', first ?? '')
        .execute();
      return;
    default:
      table satisfies never;
  }
}
