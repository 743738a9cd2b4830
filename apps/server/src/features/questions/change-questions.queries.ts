import type { Question } from '@takhti/domain';
import type { Insertable } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { BankKey } from './questions.queries.ts';

type QuestionValues = Insertable<Database['questions']>;

export async function insertQuestions(tx: Tx, questions: readonly QuestionValues[]): Promise<void> {
  await tx.insertInto('questions').values(questions).execute();
}

/** Changes a question of a bank that the caller has locked. */
export async function updateQuestion(
  tx: Tx,
  seen: Pick<Question, 'institution_id' | 'content_id' | 'version'>,
  values: Partial<QuestionValues>,
): Promise<void> {
  await tx
    .updateTable('questions')
    .set({ ...values, version: seen.version + 1 })
    .where('institution_id', '=', seen.institution_id)
    .where('content_id', '=', seen.content_id)
    .execute();
}

export async function deleteQuestions(tx: Tx, bank: BankKey, content_ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('questions')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('content_id', 'in', content_ids)
    .execute();
}

// A statement takes 65,535 values at most; a question has 37.
const chunk = 500;

/** As `insertQuestions`, for any number of them. */
export async function insertInChunks(tx: Tx, questions: readonly QuestionValues[]): Promise<void> {
  for (let from = 0; from < questions.length; from += chunk)
    await insertQuestions(tx, questions.slice(from, from + chunk));
}

/** As `deleteQuestions`, for any number of them. */
export async function deleteInChunks(tx: Tx, bank: BankKey, content_ids: readonly string[]): Promise<void> {
  for (let from = 0; from < content_ids.length; from += chunk)
    await deleteQuestions(tx, bank, content_ids.slice(from, from + chunk));
}

/** Which questions of a bank go to a skill: the chosen ones, or all, of these only what belongs to one skill if that is given. */
interface Move {
  readonly content_ids: readonly string[];
  readonly current_skill_id: string | undefined;
  readonly skill_id: string;
}

/** The questions to move, in the bank's order, without those that are on that skill already. */
export async function listToMove(
  tx: Tx,
  bank: BankKey,
  { content_ids, current_skill_id, skill_id }: Move,
): Promise<{ content_id: string; skill_id: string }[]> {
  return tx
    .selectFrom('questions')
    .select(['content_id', 'skill_id'])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('skill_id', '<>', skill_id)
    .$if(content_ids.length > 0, (query) => query.where('content_id', 'in', content_ids))
    .$if(current_skill_id !== undefined, (query) => query.where('skill_id', '=', current_skill_id ?? ''))
    .orderBy('question_order')
    .orderBy('content_id')
    .execute();
}

/** Moves questions of a bank that the caller has locked to a skill; see `listToMove`. */
export async function moveQuestions(
  tx: Tx,
  bank: BankKey,
  { content_ids, current_skill_id, skill_id }: Move,
  values: { modified_by_user_id: string; modified_on: Date },
): Promise<void> {
  await tx
    .updateTable('questions')
    .set((set) => ({ ...values, skill_id, version: set('version', '+', 1) }))
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('skill_id', '<>', skill_id)
    .$if(content_ids.length > 0, (query) => query.where('content_id', 'in', content_ids))
    .$if(current_skill_id !== undefined, (query) => query.where('skill_id', '=', current_skill_id ?? ''))
    .execute();
}

/** Makes every other writer of the bank wait for the end of this transaction, so that orders, totals and duplicates hold. */
export async function lockBank(tx: Tx, bank: BankKey): Promise<void> {
  await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .forUpdate()
    .execute();
}

/** The skill that each skill is now: itself, or the one that it was merged into; deleted ones are left out. */
export async function listLiveSkills(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
): Promise<Map<string, string>> {
  if (skill_ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('skills')
    .select(['skill_id', 'is_deleted', 'merged_into_skill_id'])
    .where('institution_id', '=', institution_id)
    .where('skill_id', 'in', skill_ids)
    .execute();
  return new Map(
    rows.flatMap(({ skill_id, is_deleted, merged_into_skill_id }) => {
      const live = is_deleted === 0 ? skill_id : merged_into_skill_id;
      return live === null ? [] : [[skill_id, live]];
    }),
  );
}
