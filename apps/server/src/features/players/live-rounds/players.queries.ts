import type { AnswerParts } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import type { Database, Tx } from '../../../platform/db/index.ts';
import type { RoundKey } from './live-rounds.queries.ts';

/** @returns false if the nickname is taken in the round */
export async function insertPlayer(tx: Tx, player: Insertable<Database['live_players']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('live_players')
    .values(player)
    .onConflict((conflict) => conflict.columns(['institution_id', 'round_id', 'nickname_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** A learner of a round; undefined if they were removed. */
export async function selectOptionalPlayer(tx: Tx, key: RoundKey & { readonly player_id: string }) {
  return tx
    .selectFrom('live_players')
    .selectAll()
    .where('institution_id', '=', key.institution_id)
    .where('round_id', '=', key.round_id)
    .where('player_id', '=', key.player_id)
    .executeTakeFirst();
}

export async function countPlayers(tx: Tx, { institution_id, round_id }: RoundKey): Promise<number> {
  const { count } = await tx
    .selectFrom('live_players')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('institution_id', '=', institution_id)
    .where('round_id', '=', round_id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deletePlayer(tx: Tx, key: RoundKey & { readonly player_id: string }): Promise<void> {
  await tx
    .deleteFrom('live_players')
    .where('institution_id', '=', key.institution_id)
    .where('round_id', '=', key.round_id)
    .where('player_id', '=', key.player_id)
    .execute();
}

/** Keeps an answer, unless the learner has given one to this question. */
export async function insertAnswerOnce(tx: Tx, answer: Insertable<Database['live_answers']>): Promise<void> {
  await tx
    .insertInto('live_answers')
    .values(answer)
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'round_id', 'question_at', 'player_id']).doNothing(),
    )
    .execute();
}

/** All players of a round with their scores, in the order in which they joined. */
export async function listStandings(tx: Tx, { institution_id, round_id }: RoundKey, question_at: number) {
  return tx
    .selectFrom('live_players as player')
    .leftJoin('live_answers as given', (join) =>
      join
        .onRef('given.institution_id', '=', 'player.institution_id')
        .onRef('given.round_id', '=', 'player.round_id')
        .onRef('given.player_id', '=', 'player.player_id'),
    )
    .select([
      'player.player_id',
      'player.nickname',
      sql<number>`coalesce(sum(given.points), 0)::int`.as('points'),
      sql<number>`coalesce(sum(given.is_right), 0)::int`.as('right'),
      sql<number>`count(given.question_at)::int`.as('given'),
      sql<{ answer: AnswerParts; is_right: 0 | 1; points: number } | null>`(jsonb_agg(jsonb_build_object(
        'answer', given.answer, 'is_right', given.is_right, 'points', given.points))
        filter (where given.question_at = ${question_at})) -> 0`.as('last'),
    ])
    .where('player.institution_id', '=', institution_id)
    .where('player.round_id', '=', round_id)
    .groupBy(['player.institution_id', 'player.round_id', 'player.player_id'])
    .orderBy('player.joined_on')
    .orderBy('player.player_id')
    .execute();
}

/** The answers of each question of a round that was answered. */
export async function listAnswerCounts(tx: Tx, { institution_id, round_id }: RoundKey) {
  return tx
    .selectFrom('live_answers')
    .select([
      'question_at',
      sql<number>`count(*)::int`.as('answered'),
      sql<number>`coalesce(sum(is_right), 0)::int`.as('right'),
    ])
    .where('institution_id', '=', institution_id)
    .where('round_id', '=', round_id)
    .groupBy('question_at')
    .execute();
}

export type AnswerCounts = Awaited<ReturnType<typeof listAnswerCounts>>[number];

/** One learner's row in the scores of a round. */
export type ScoreRow = Awaited<ReturnType<typeof listStandings>>[number];
