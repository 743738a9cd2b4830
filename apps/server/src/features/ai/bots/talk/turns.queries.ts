import { botLimitHours, type BotTurn } from '@takhti/domain';
import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely';
import { lockNamed, type Database, type KnownBy, type Tx } from '../../../../platform/db/index.ts';

/** The learner and the bot of a talk. */
export interface TalkOwner {
  readonly institution_id: number;
  readonly content_id: string;
  readonly user_id: string;
  readonly known_by: KnownBy;
  readonly is_trial: 0 | 1;
}

/** The learner as a person of the studio; null for one who is known by an LMS. */
export function userOf({ user_id, known_by }: TalkOwner): string | null {
  return known_by === 'session' ? user_id : null;
}

/** Lets one question of an institution be counted at a time, until the transaction ends: none is paid for twice. */
export async function lockAnswers(tx: Tx, institution_id: number): Promise<void> {
  await lockNamed(tx, `bot answers ${institution_id}`);
}

export async function selectOptionalTalk(tx: Tx, owner: TalkOwner): Promise<{ talk_id: string } | undefined> {
  return tx
    .selectFrom('bot_talks')
    .select('talk_id')
    .where('institution_id', '=', owner.institution_id)
    .where('content_id', '=', owner.content_id)
    .where('known_by', '=', owner.known_by)
    .where('user_id', '=', owner.user_id)
    .where('is_trial', '=', owner.is_trial)
    .executeTakeFirst();
}

export async function insertTalk(tx: Tx, talk: Insertable<Database['bot_talks']>): Promise<void> {
  await tx.insertInto('bot_talks').values(talk).execute();
}

/** Notes when somebody asked last, and what the bot is called by then. */
export async function touchTalk(
  tx: Tx,
  { institution_id, talk_id }: { institution_id: number; talk_id: string },
  values: { readonly asked_on: Date; readonly title: string },
): Promise<void> {
  await tx
    .updateTable('bot_talks')
    .set(values)
    .where('institution_id', '=', institution_id)
    .where('talk_id', '=', talk_id)
    .execute();
}

export async function insertTurn(tx: Tx, turn: Insertable<Database['bot_turns']>): Promise<void> {
  await tx.insertInto('bot_turns').values(turn).execute();
}

/**
 * Keeps how a question ended; of one that was erased meanwhile that it was answered, and no word.
 * @returns false where its time was over and its answer given back
 */
export async function endTurn(
  tx: Tx,
  { institution_id, turn_id }: { readonly institution_id: number; readonly turn_id: string },
  { answer, ...ended }: Ended,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bot_turns')
    .set({ ...ended, answer: sql`case when is_wiped = 1 then '' else ${answer} end` })
    .where('institution_id', '=', institution_id)
    .where('turn_id', '=', turn_id)
    .where('state', '=', 'asked')
    .where(sql<SqlBool>`held_until > ${ended.held_until}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type Ended = Pick<Updateable<Database['bot_turns']>, 'state' | 'fault' | 'is_charged'> & {
  readonly answer: string;
  /** When it ended: nothing is held for it any more. */
  readonly held_until: Date;
};

/** Releases the turns of all institutions that are held past `after`: no server works on them. */
export async function freeAbandonedTurns(tx: Tx, now: Date, after: Date): Promise<void> {
  await tx
    .updateTable('bot_turns')
    .set({ held_until: now })
    .where('state', '=', 'asked')
    .where(sql<SqlBool>`held_until > ${after}`)
    .execute();
}

interface Talk {
  readonly institution_id: number;
  readonly talk_id: string;
}

/**
 * The questions of a talk of today, the oldest first; which of them count `countsForToday` says. What was erased is among them, or
 * erasing would give a day of its own.
 */
export async function listTurnsOfToday(tx: Tx, { institution_id, talk_id }: Talk, now: Date) {
  const since = new Date(now.getTime() - botLimitHours * 3_600_000);
  const rows = await tx
    .selectFrom('bot_turns')
    .select([
      'turn_id',
      'state',
      'question',
      'answer',
      'was_hidden',
      'reported_on',
      'asked_on',
      'held_until',
      'is_wiped',
      'is_charged',
    ])
    .where('institution_id', '=', institution_id)
    .where('talk_id', '=', talk_id)
    .where(sql<SqlBool>`asked_on > ${since}`)
    .orderBy('asked_on')
    .orderBy('turn_id')
    .execute();
  return rows.map(({ held_until, ...turn }) =>
    turn.state === 'asked' && Date.parse(held_until) <= now.getTime()
      ? { ...turn, state: 'failed' as const }
      : turn,
  );
}

export type TurnRow = Awaited<ReturnType<typeof listTurnsOfToday>>[number];

/** Keeps why an answer of this talk is reported. @returns false for one of any other, and for one that was erased */
export async function reportTurn(
  tx: Tx,
  { institution_id, talk_id }: Talk,
  turn_id: string,
  { report, now }: { readonly report: string; readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('bot_turns')
    .set({ reported_on: now, report, looked_on: null })
    .where('institution_id', '=', institution_id)
    .where('talk_id', '=', talk_id)
    .where('turn_id', '=', turn_id)
    .where('is_wiped', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A question as everybody sees it. */
export function toTurn(row: Omit<TurnRow, 'held_until' | 'is_wiped' | 'is_charged'>): BotTurn {
  const { turn_id, state, question, answer, was_hidden, reported_on, asked_on } = row;
  return {
    turn_id,
    state,
    question,
    answer,
    was_hidden: was_hidden === 1,
    is_reported: reported_on !== null,
    asked_on,
  };
}
