import { sql, type Insertable, type Updateable } from 'kysely';
import { lockNamed, type Database, type Tx } from '../../platform/db/index.ts';

interface CompetitorKey {
  readonly institution_id: number;
  readonly player_id: string;
}

function present(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('competition_players')
    .selectAll()
    .where('institution_id', '=', institution_id)
    .where('left_on', 'is', null);
}

/** A competitor of any competition; undefined if they left. */
export async function selectOptionalCompetitorById(tx: Tx, { institution_id, player_id }: CompetitorKey) {
  return present(tx, institution_id).where('player_id', '=', player_id).executeTakeFirst();
}

export type Competitor = NonNullable<Awaited<ReturnType<typeof selectOptionalCompetitorById>>>;

/** A competitor of this competition; undefined if they left. */
export async function selectOptionalCompetitor(
  tx: Tx,
  key: CompetitorKey & { readonly content_id: string },
): Promise<Competitor | undefined> {
  const competitor = await selectOptionalCompetitorById(tx, key);
  return competitor?.content_id === key.content_id ? competitor : undefined;
}

/** The number of competitors, and how many of them have a result. */
export async function countCompetitors(
  tx: Tx,
  { institution_id, content_id }: { readonly institution_id: number; readonly content_id: string },
) {
  return tx
    .selectFrom('competition_players as competitor')
    .select([
      sql<number>`count(*)::int`.as('joined'),
      sql<number>`count(*) filter (where exists (select from competition_points one
        where one.institution_id = competitor.institution_id and one.player_id = competitor.player_id and one.is_played))::int`.as(
        'played',
      ),
    ])
    .where('competitor.institution_id', '=', institution_id)
    .where('competitor.content_id', '=', content_id)
    .where('competitor.left_on', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Enters a learner; a login that is in already gets a new secret. @returns their id */
export async function upsertCompetitor(
  tx: Tx,
  values: Insertable<Database['competition_players']>,
): Promise<string> {
  const { player_id } = await tx
    .insertInto('competition_players')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'content_id', 'known_by', 'user_id'])
        .where('known_by', '<>', sql.lit(''))
        .where('left_on', 'is', null)
        .doUpdateSet({ token_hash: values.token_hash }),
    )
    .returning('player_id')
    .executeTakeFirstOrThrow();
  return player_id;
}

interface Login {
  readonly institution_id: number;
  /** The competition. */
  readonly content_id: string;
  readonly user_id: string;
  readonly known_by: Competitor['known_by'];
}

/**
 * Serializes entering and leaving of a login: each decides by whether it is in. Does nothing without a login.
 */
export async function lockLogin(
  tx: Tx,
  { institution_id, content_id, user_id, known_by }: Login,
): Promise<void> {
  if (known_by === '') return;
  await lockNamed(tx, `competing ${institution_id} ${content_id} ${known_by} ${user_id}`);
}

/**
 * Finds the former entry of a login that left with points; only its attempts still refer to it. Locked; undefined if the login
 * is in, and without a login.
 * @param lesson_ids the content of the competition
 */
export async function lockOptionalLeaver(
  tx: Tx,
  { institution_id, content_id, user_id, known_by }: Login,
  lesson_ids: readonly string[],
): Promise<Competitor | undefined> {
  if (known_by === '' || lesson_ids.length === 0) return undefined;
  const isIn = await present(tx, institution_id)
    .where('content_id', '=', content_id)
    .where('known_by', '=', known_by)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  if (isIn) return undefined;
  const earned = competitorsBehind(tx, { institution_id, user_id, known_by }, lesson_ids).where(
    'competition_points.content_id',
    '=',
    content_id,
  );
  return tx
    .selectFrom('competition_players')
    .selectAll()
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('left_on', 'is not', null)
    .where('player_id', 'in', earned)
    .orderBy('left_on', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Enters a competitor who left again, with their old points. */
export async function updateReturned(
  tx: Tx,
  { institution_id, player_id }: CompetitorKey,
  values: Omit<Updateable<Database['competition_players']>, 'player_id' | 'institution_id'>,
): Promise<void> {
  await tx
    .updateTable('competition_players')
    .set({ ...values, left_on: null })
    .where('institution_id', '=', institution_id)
    .where('player_id', '=', player_id)
    .execute();
}

interface NamedBy {
  readonly institution_id: number;
  /** The attempted content. */
  readonly content_id: string;
  readonly player_id: string | null;
  readonly user_id: string;
  readonly known_by: Competitor['known_by'];
}

/** The entries of the learner of an attempt: the one it names, or all of a login; also those who left. */
export async function listCompetitorsOf(tx: Tx, of: NamedBy): Promise<Competitor[]> {
  return competitorsOf(tx, of).execute();
}

/** The same, locked: one result at a time is counted for each. */
export async function lockCompetitorsOf(tx: Tx, of: NamedBy): Promise<Competitor[]> {
  return competitorsOf(tx, of).forUpdate().execute();
}

function competitorsOf(tx: Tx, { institution_id, content_id, player_id, user_id, known_by }: NamedBy) {
  const all = tx
    .selectFrom('competition_players')
    .selectAll()
    .where('institution_id', '=', institution_id)
    .orderBy('player_id');
  if (player_id !== null) return all.where('player_id', '=', player_id);
  const earned = competitorsBehind(tx, { institution_id, user_id, known_by }, [content_id]);
  return all.where((where) =>
    where.or([
      where.and([
        where('user_id', '=', user_id),
        where('known_by', '=', known_by),
        where('known_by', '<>', ''),
        where('left_on', 'is', null),
      ]),
      where('player_id', 'in', earned),
    ]),
  );
}

/** The competitors whose points a login earned: only its attempts still refer to those who left. */
function competitorsBehind(
  tx: Tx,
  { institution_id, user_id, known_by }: Pick<NamedBy, 'institution_id' | 'user_id' | 'known_by'>,
  attempted: readonly string[],
) {
  return tx
    .selectFrom('attempts')
    .innerJoin('competition_points', (join) =>
      join
        .onRef('competition_points.institution_id', '=', 'attempts.institution_id')
        .onRef('competition_points.attempt_id', '=', 'attempts.attempt_id'),
    )
    .select('competition_points.player_id')
    .where('attempts.institution_id', '=', institution_id)
    .where('attempts.content_id', 'in', attempted)
    .where('attempts.user_id', '=', user_id)
    .where('attempts.known_by', '=', known_by)
    .where('attempts.known_by', '<>', '');
}

/** Locks a competitor until the transaction ends. */
export async function lockCompetitor(tx: Tx, key: CompetitorKey): Promise<void> {
  await present(tx, key.institution_id).where('player_id', '=', key.player_id).forUpdate().execute();
}

/** Counts a result that was faster than possible. */
export async function addTooFast(tx: Tx, key: CompetitorKey, lesson_id: string): Promise<void> {
  const one = sql`jsonb_build_array(${lesson_id}::text)`;
  await tx
    .updateTable('competition_players')
    .set({ too_fast_ids: sql`too_fast_ids || ${one}` })
    .where('institution_id', '=', key.institution_id)
    .where('player_id', '=', key.player_id)
    .where(sql<boolean>`not too_fast_ids @> ${one}`)
    .execute();
}

/** Pays coins, unless they were paid before. */
export async function updateRedeemed(tx: Tx, key: CompetitorKey, coins: number, now: Date): Promise<void> {
  await tx
    .updateTable('competition_players')
    .set({ redeemed_on: now, redeemed_coins: coins })
    .where('institution_id', '=', key.institution_id)
    .where('player_id', '=', key.player_id)
    .where('redeemed_on', 'is', null)
    .execute();
}

/** Removes a competitor, with all that names them. */
export async function updateLeft(tx: Tx, key: CompetitorKey, now: Date): Promise<void> {
  await tx
    .updateTable('competition_players')
    .set({ left_on: now, name: '', user_id: '', known_by: '' })
    .where('institution_id', '=', key.institution_id)
    .where('player_id', '=', key.player_id)
    .execute();
  await tx
    .deleteFrom('competition_certificates')
    .where('institution_id', '=', key.institution_id)
    .where('player_id', '=', key.player_id)
    .execute();
}
