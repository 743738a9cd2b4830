import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Selects competitors. */
export interface PlayersKey {
  readonly institution_id: number;
  readonly content_id: string;
  /** Only of this school; null for all. */
  readonly school: string | null;
  readonly only_redeemed: boolean;
}

/** A competitor with their standing. */
export type PlayerRow = Awaited<ReturnType<typeof listPlayers>>[number];

function players(tx: Tx, { institution_id, content_id, school, only_redeemed }: PlayersKey) {
  const all = tx
    .selectFrom('competition_players as player')
    .where('player.institution_id', '=', institution_id)
    .where('player.content_id', '=', content_id)
    .where('player.left_on', 'is', null);
  const taken = only_redeemed ? all.where('player.redeemed_on', 'is not', null) : all;
  if (school === null) return taken;
  // A school is identified by its name, in a competition as among those of an institution.
  return taken
    .where('player.entered_by', '=', 'school')
    .where(sql<SqlBool>`lower(trim(player.school)) = lower(trim(${school}))`);
}

const shown = [
  'player.player_id',
  'player.name',
  'player.school',
  'player.grade',
  'player.joined_on',
  'player.redeemed_on',
  'player.redeemed_coins',
  'player.handed_on',
] as const;

/** One page of them, the most points first. */
export async function listPlayers(
  tx: Tx,
  key: PlayersKey,
  { limit, skipped }: { readonly limit: number; readonly skipped: number },
) {
  return players(tx, key)
    .leftJoin('competition_points as one', (join) =>
      join
        .onRef('one.institution_id', '=', 'player.institution_id')
        .onRef('one.player_id', '=', 'player.player_id'),
    )
    .select(shown)
    .select([
      sql<number>`coalesce(sum(one.points), 0)::int`.as('points'),
      sql<string[]>`coalesce(jsonb_agg(distinct one.lesson_id) filter (where one.is_played), '[]')`.as(
        'lesson_ids',
      ),
    ])
    .groupBy(['player.institution_id', 'player.player_id'])
    .orderBy('points', 'desc')
    .orderBy('player.joined_on')
    .orderBy('player.player_id')
    .limit(limit)
    .offset(skipped)
    .execute();
}

export async function countPlayers(tx: Tx, key: PlayersKey): Promise<number> {
  const { total } = await players(tx, key)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One of them. */
export async function selectOptionalPlayer(tx: Tx, key: PlayersKey, player_id: string) {
  return players(tx, key)
    .select(['player.redeemed_on', 'player.handed_on'])
    .where('player.player_id', '=', player_id)
    .executeTakeFirst();
}

export async function updateHanded(
  tx: Tx,
  { institution_id, player_id }: { readonly institution_id: number; readonly player_id: string },
  handed_on: Date | null,
): Promise<void> {
  await tx
    .updateTable('competition_players')
    .set({ handed_on })
    .where('institution_id', '=', institution_id)
    .where('player_id', '=', player_id)
    .execute();
}

/** The title of a school of an institution. */
export async function selectOptionalSchoolTitle(
  tx: Tx,
  institution_id: number,
  school_id: string,
): Promise<string | undefined> {
  const school = await tx
    .selectFrom('schools')
    .select('title')
    .where('institution_id', '=', institution_id)
    .where('school_id', '=', school_id)
    .executeTakeFirst();
  return school?.title;
}
