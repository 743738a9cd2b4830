import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

interface Bank {
  readonly institution_id: number;
  readonly container_id: string;
}

/** The positions of the questions of a bank, and whether the person has seen their present version: looked at it or wrote it. */
function placedQuestions(tx: Tx, bank: Bank, user_id: string) {
  return tx
    .selectFrom('questions')
    .leftJoin('question_looks', (join) =>
      join
        .onRef('question_looks.institution_id', '=', 'questions.institution_id')
        .onRef('question_looks.content_id', '=', 'questions.content_id')
        .on('question_looks.user_id', '=', user_id),
    )
    .select([
      'questions.content_id',
      sql<number>`(row_number() over (order by questions.question_order, questions.content_id))::int`.as(
        'position',
      ),
      sql<boolean>`(questions.modified_by_user_id = ${user_id}
        or coalesce(question_looks.version = questions.version, false))`.as('is_seen'),
    ])
    .where('questions.institution_id', '=', bank.institution_id)
    .where('questions.container_id', '=', bank.container_id);
}

/** How many questions a bank has, and how many of them a person has seen. */
export async function countSeen(
  tx: Tx,
  bank: Bank,
  user_id: string,
): Promise<{ total: number; seen: number }> {
  return tx
    .selectFrom(placedQuestions(tx, bank, user_id).as('placed'))
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where placed.is_seen))::int`.as('seen'),
    ])
    .executeTakeFirstOrThrow();
}

/** The questions of a bank that a person has not seen, in their order. */
export async function listUnseen(tx: Tx, bank: Bank, user_id: string, limit: number) {
  return tx
    .selectFrom(placedQuestions(tx, bank, user_id).as('placed'))
    .select(['placed.content_id', 'placed.position'])
    .where('placed.is_seen', '=', false)
    .orderBy('placed.position')
    .limit(limit)
    .execute();
}

/** Notes that a person has looked at a version of a question; what comes late takes nothing back. */
export async function saveQuestionLook(
  tx: Tx,
  question: { readonly institution_id: number; readonly content_id: string; readonly version: number },
  user_id: string,
): Promise<void> {
  const { institution_id, content_id, version } = question;
  await tx
    .insertInto('question_looks')
    .values({ institution_id, content_id, user_id, version })
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'user_id', 'content_id']).doUpdateSet({
        version: sql<number>`greatest(question_looks.version, excluded.version)`,
      }),
    )
    .execute();
}

/** How many conversations about a container are open. */
export async function countOpenThreads(
  tx: Tx,
  institution_id: number,
  users_content_id: string,
): Promise<number> {
  const { total } = await tx
    .selectFrom('comments')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('institution_id', '=', institution_id)
    .where('users_content_id', '=', users_content_id)
    .where('is_deleted', '=', 0)
    .where('answers_to', 'is', null)
    .where('resolved_on', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}
