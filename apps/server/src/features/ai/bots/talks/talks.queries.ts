import { limits } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

// Reported or about danger, and nobody has looked.
const needsLook = sql<SqlBool>`(bot_turns.reported_on is not null or bot_turns.state = 'worry') and bot_turns.looked_on is null`;

// A question of the talk is about danger, and was not looked at yet.
const hasWorry = sql<boolean>`exists (select 1 from bot_turns worry where worry.institution_id = bot_talks.institution_id
  and worry.talk_id = bot_talks.talk_id and worry.is_wiped = 0 and worry.state = 'worry' and worry.looked_on is null)`;

function talksOf(tx: Tx, institution_id: number) {
  return tx
    .selectFrom('bot_talks')
    .where('bot_talks.institution_id', '=', institution_id)
    .where('bot_talks.is_trial', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bot_turns')
          .select('bot_turns.turn_id')
          .whereRef('bot_turns.institution_id', '=', 'bot_talks.institution_id')
          .whereRef('bot_turns.talk_id', '=', 'bot_talks.talk_id')
          .where('bot_turns.is_wiped', '=', 0),
      ),
    );
}

interface TalkFilter {
  readonly content_id?: string | undefined;
  readonly talk_id?: string | undefined;
  readonly only_to_look_at: boolean;
  readonly page: number;
}

/** One page of talks, those of children in danger and then the newest first, and how many there are. */
export async function listTalks(
  tx: Tx,
  institution_id: number,
  { content_id, talk_id, only_to_look_at, page }: TalkFilter,
) {
  let talks = talksOf(tx, institution_id);
  if (content_id !== undefined) talks = talks.where('bot_talks.content_id', '=', content_id);
  if (talk_id !== undefined) talks = talks.where('bot_talks.talk_id', '=', talk_id);
  if (only_to_look_at)
    talks = talks.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('bot_turns')
          .select('bot_turns.turn_id')
          .whereRef('bot_turns.institution_id', '=', 'bot_talks.institution_id')
          .whereRef('bot_turns.talk_id', '=', 'bot_talks.talk_id')
          .where('bot_turns.is_wiped', '=', 0)
          .where(needsLook),
      ),
    );
  const rows = await talks
    .leftJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'bot_talks.institution_id')
        .on(sql<SqlBool>`bot_talks.known_by = 'session' and users.user_id::text = bot_talks.user_id`),
    )
    .select((eb) => [
      'bot_talks.talk_id',
      'bot_talks.content_id',
      'bot_talks.title',
      'bot_talks.asked_on',
      sql<string>`coalesce(users.full_name, bot_talks.user_id)`.as('learner'),
      eb
        .selectFrom('bot_turns')
        .select(sql<number>`count(*)::int`.as('turns'))
        .whereRef('bot_turns.institution_id', '=', 'bot_talks.institution_id')
        .whereRef('bot_turns.talk_id', '=', 'bot_talks.talk_id')
        .where('bot_turns.is_wiped', '=', 0)
        .as('turns'),
      eb
        .selectFrom('bot_turns')
        .select(sql<number>`count(*)::int`.as('to_look_at'))
        .whereRef('bot_turns.institution_id', '=', 'bot_talks.institution_id')
        .whereRef('bot_turns.talk_id', '=', 'bot_talks.talk_id')
        .where('bot_turns.is_wiped', '=', 0)
        .where(needsLook)
        .as('to_look_at'),
      hasWorry.as('has_worry'),
    ])
    // A child in danger comes before everything that is newer.
    .orderBy(hasWorry, 'desc')
    .orderBy('bot_talks.asked_on', 'desc')
    .orderBy('bot_talks.talk_id')
    .limit(limits.page_size)
    .offset((page - 1) * limits.page_size)
    .execute();
  const { total } = await talks.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const records = rows.map((row) => ({ ...row, turns: row.turns ?? 0, to_look_at: row.to_look_at ?? 0 }));
  return { records, total };
}

/** All that was said in a talk and is still kept, the oldest first. */
export async function listTurns(tx: Tx, institution_id: number, talk_id: string) {
  return tx
    .selectFrom('bot_turns')
    .leftJoin('users', (join) =>
      join
        .onRef('users.institution_id', '=', 'bot_turns.institution_id')
        .onRef('users.user_id', '=', 'bot_turns.looked_by_user_id'),
    )
    .select([
      'bot_turns.turn_id',
      'bot_turns.state',
      'bot_turns.question',
      'bot_turns.answer',
      'bot_turns.was_hidden',
      'bot_turns.reported_on',
      'bot_turns.asked_on',
      'bot_turns.report',
      'users.full_name as looked_by',
      needsLook.as('needs_look'),
    ])
    .where('bot_turns.institution_id', '=', institution_id)
    .where('bot_turns.talk_id', '=', talk_id)
    .where('bot_turns.is_wiped', '=', 0)
    .orderBy('bot_turns.asked_on')
    .orderBy('bot_turns.turn_id')
    .execute();
}

/** Notes that a teacher has looked; the talk, undefined where there is no such question. */
export async function lookAtTurn(
  tx: Tx,
  institution_id: number,
  turn_id: string,
  by: { readonly looked_by_user_id: string; readonly looked_on: Date },
): Promise<string | undefined> {
  const looked = await tx
    .updateTable('bot_turns')
    .set(by)
    .where('institution_id', '=', institution_id)
    .where('turn_id', '=', turn_id)
    .where('is_wiped', '=', 0)
    .returning('talk_id')
    .executeTakeFirst();
  return looked?.talk_id;
}

const wiped = { question: '', answer: '', report: '', is_wiped: 1 } as const;

/** Erases the words of a talk. */
export async function wipeTalk(tx: Tx, institution_id: number, talk_id: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('bot_turns')
    .set(wiped)
    .where('institution_id', '=', institution_id)
    .where('talk_id', '=', talk_id)
    .where('is_wiped', '=', 0)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
