import type { Tx } from '../../platform/db/index.ts';
import type { BankKey } from './questions.queries.ts';

/** The banks that have questions on a skill, in no order. */
export async function listBanksOnSkill(tx: Tx, institution_id: number, skill_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('questions')
    .select('container_id')
    .distinct()
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .execute();
  return rows.map(({ container_id }) => container_id);
}

/** How many questions of all banks belong to a skill. */
export async function countOnSkill(tx: Tx, institution_id: number, skill_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('institution_id', '=', institution_id)
    .where('skill_id', '=', skill_id)
    .executeTakeFirstOrThrow();
  return count;
}

/** The questions of a bank that belong to a skill, in the bank's order. */
export async function listIdsOnSkill(tx: Tx, bank: BankKey, skill_id: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('questions')
    .select('content_id')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('skill_id', '=', skill_id)
    .orderBy('question_order')
    .orderBy('content_id')
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** Those of the questions that learners can be given now: a current publication holds them. */
export async function listPublishedIds(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('publication_questions')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.institution_id', '=', 'publication_questions.institution_id')
        .onRef('publications.publication_id', '=', 'publication_questions.publication_id'),
    )
    .select('publication_questions.content_id')
    .distinct()
    .where('publication_questions.institution_id', '=', institution_id)
    .where('publication_questions.content_id', 'in', content_ids)
    .where('publications.is_current', '=', 1)
    .execute();
  return rows.map((row) => row.content_id);
}
