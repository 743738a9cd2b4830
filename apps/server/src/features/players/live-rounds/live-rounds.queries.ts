import { sql, type Insertable, type Updateable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';

/** Which live round. */
export interface RoundKey {
  readonly institution_id: number;
  readonly round_id: string;
}

/** A live round as it is kept; undefined for none. */
export async function selectOptionalRound(tx: Tx, key: RoundKey) {
  return rounds(tx, key).executeTakeFirst();
}

export type KeptRound = NonNullable<Awaited<ReturnType<typeof selectOptionalRound>>>;

/** The round, which nobody moves on until the transaction ends; others may do what leaves it where it is. */
export async function shareOptionalRound(tx: Tx, key: RoundKey): Promise<KeptRound | undefined> {
  return rounds(tx, key).forShare().executeTakeFirst();
}

/** The round, for moving it on. */
export async function lockOptionalRound(tx: Tx, key: RoundKey): Promise<KeptRound | undefined> {
  return rounds(tx, key).forUpdate().executeTakeFirst();
}

function rounds(tx: Tx, { institution_id, round_id }: RoundKey) {
  return tx
    .selectFrom('live_rounds')
    .selectAll()
    .where('institution_id', '=', institution_id)
    .where('round_id', '=', round_id);
}

/**
 * Whether the person who opened a round may still lead it: their account is in use, and they hold the role in which they opened it. Its
 * secret says only that it was them.
 */
export async function selectMayLead(
  tx: Tx,
  {
    institution_id,
    host_user_id,
    host_role,
  }: Pick<KeptRound, 'institution_id' | 'host_user_id' | 'host_role'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .select('users.user_id')
    .where('users.institution_id', '=', institution_id)
    .where('users.user_id', '=', host_user_id)
    .where('users.is_disabled', '=', 0)
    .where((where) =>
      where.exists(
        where
          .selectFrom('user_roles')
          .select('user_roles.role')
          .whereRef('user_roles.institution_id', '=', 'users.institution_id')
          .whereRef('user_roles.user_id', '=', 'users.user_id')
          .$if(host_role !== null, (roles) => roles.where('user_roles.role', '=', host_role)),
      ),
    )
    .executeTakeFirst();
  return found !== undefined;
}

/** The round that a code leads to now, locked so that it does not end meanwhile. */
export async function shareRoundOfCode(tx: Tx, code: string): Promise<KeptRound | undefined> {
  return tx
    .selectFrom('live_rounds')
    .selectAll()
    .where('code', '=', code)
    .where('ended_on', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** The round of this content that somebody leads and has not ended, of those that did not end by themselves. */
export async function lockRoundOfHost(
  tx: Tx,
  of: {
    readonly institution_id: number;
    readonly host_user_id: string;
    readonly content_id: string;
    readonly since: Date;
  },
): Promise<KeptRound | undefined> {
  return tx
    .selectFrom('live_rounds')
    .selectAll()
    .where('institution_id', '=', of.institution_id)
    .where('host_user_id', '=', of.host_user_id)
    .where('content_id', '=', of.content_id)
    .where('ended_on', 'is', null)
    .where('created_on', '>=', of.since.toISOString())
    .orderBy('created_on', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

const past = 20;

/** The last rounds of this content that somebody led to an end and asked something in. */
export async function listRoundsOfHost(
  tx: Tx,
  of: { readonly institution_id: number; readonly host_user_id: string; readonly content_id: string },
) {
  return tx
    .selectFrom('live_rounds as round')
    .select([
      'round.round_id',
      'round.created_on',
      'round.question_at',
      sql<number>`(select count(*)::int from live_players player
        where player.institution_id = round.institution_id and player.round_id = round.round_id)`.as(
        'players',
      ),
    ])
    .where('round.institution_id', '=', of.institution_id)
    .where('round.host_user_id', '=', of.host_user_id)
    .where('round.content_id', '=', of.content_id)
    .where('round.ended_on', 'is not', null)
    .where('round.asked_on', 'is not', null)
    .orderBy('round.created_on', 'desc')
    .limit(past)
    .execute();
}

/** @returns false when the code leads to another round now */
export async function insertRound(tx: Tx, round: Insertable<Database['live_rounds']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('live_rounds')
    .values(round)
    .onConflict((conflict) => conflict.columns(['code']).where('ended_on', 'is', null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateRound(
  tx: Tx,
  { institution_id, round_id }: RoundKey,
  change: Updateable<Database['live_rounds']>,
): Promise<void> {
  await tx
    .updateTable('live_rounds')
    .set(change)
    .where('institution_id', '=', institution_id)
    .where('round_id', '=', round_id)
    .execute();
}

/** Shows the picture of a question that all have answered, unless the round was moved on or ended since it was looked at. */
export async function closeQuestion(
  tx: Tx,
  { institution_id, round_id, version }: RoundKey & { readonly version: number },
): Promise<void> {
  await tx
    .updateTable('live_rounds')
    .set({ phase: 'picture', version: version + 1 })
    .where('institution_id', '=', institution_id)
    .where('round_id', '=', round_id)
    .where('version', '=', version)
    .execute();
}
