import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Selects competitors. */
export interface ListKey {
  readonly institution_id: number;
  readonly content_id: string;
  /** Only of this school; null for all. */
  readonly school: string | null;
  readonly only_redeemed: boolean;
}

/** A competitor with their standing. */
export type CompetitorRow = Awaited<ReturnType<typeof listCompetitors>>[number];

function listed(tx: Tx, { institution_id, content_id, school, only_redeemed }: ListKey) {
  const all = tx
    .selectFrom('competition_players as competitor')
    .where('competitor.institution_id', '=', institution_id)
    .where('competitor.content_id', '=', content_id)
    .where('competitor.left_on', 'is', null);
  const taken = only_redeemed ? all.where('competitor.redeemed_on', 'is not', null) : all;
  if (school === null) return taken;
  // A school is identified by its name, in a competition as among those of an institution.
  return taken
    .where('competitor.entered_by', '=', 'school')
    .where(sql<SqlBool>`lower(trim(competitor.school)) = lower(trim(${school}))`);
}

const shown = [
  'competitor.player_id',
  'competitor.name',
  'competitor.school',
  'competitor.grade',
  'competitor.joined_on',
  'competitor.redeemed_on',
  'competitor.redeemed_coins',
  'competitor.handed_on',
] as const;

/** One page of them, the most points first. */
export async function listCompetitors(
  tx: Tx,
  key: ListKey,
  { limit, skipped }: { readonly limit: number; readonly skipped: number },
) {
  return listed(tx, key)
    .leftJoin('competition_points as one', (join) =>
      join
        .onRef('one.institution_id', '=', 'competitor.institution_id')
        .onRef('one.player_id', '=', 'competitor.player_id'),
    )
    .select(shown)
    .select([
      sql<number>`coalesce(sum(one.points), 0)::int`.as('points'),
      sql<string[]>`coalesce(jsonb_agg(distinct one.lesson_id) filter (where one.is_played), '[]')`.as(
        'lesson_ids',
      ),
    ])
    .groupBy(['competitor.institution_id', 'competitor.player_id'])
    .orderBy('points', 'desc')
    .orderBy('competitor.joined_on')
    .orderBy('competitor.player_id')
    .limit(limit)
    .offset(skipped)
    .execute();
}

export async function countListed(tx: Tx, key: ListKey): Promise<number> {
  const { total } = await listed(tx, key)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** One of them. */
export async function selectOptionalListed(tx: Tx, key: ListKey, player_id: string) {
  return listed(tx, key)
    .select(['competitor.redeemed_on', 'competitor.handed_on'])
    .where('competitor.player_id', '=', player_id)
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
