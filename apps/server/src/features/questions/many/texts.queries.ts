import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { inPieces } from '../../../platform/work/in-pieces.ts';
import type { BankKey } from '../questions.queries.ts';
import type { valuesOf } from '../question-values.ts';

/** The fingerprint of every question of a bank, by its id. */
export async function listFingerprintsById(tx: Tx, bank: BankKey): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('questions')
    .select(['content_id', 'fingerprint'])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .execute();
  return new Map(rows.map(({ content_id, fingerprint }) => [content_id, fingerprint]));
}

/** A question as it was at a moment. */
export interface QuestionVersion {
  readonly content_id: string;
  readonly version: number;
}

/** In which version every question of a bank is, in their order. */
export async function listVersions(tx: Tx, bank: BankKey): Promise<QuestionVersion[]> {
  return tx
    .selectFrom('questions')
    .select(['content_id', 'version'])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .orderBy('question_order')
    .orderBy('content_id')
    .execute();
}

/** A question with other texts. */
export interface NewTexts {
  readonly content_id: string;
  readonly values: ReturnType<typeof valuesOf>;
}

const chunk = 200;

/** Gives questions of a bank that the caller has locked other texts. */
export async function updateTexts(
  tx: Tx,
  bank: BankKey,
  changes: readonly NewTexts[],
  by: { readonly modified_by_user_id: string; readonly modified_on: Date },
): Promise<void> {
  const { institution_id, container_id } = bank;
  // Clears all fingerprints first: two questions that exchange theirs must not meet as duplicates.
  for (let from = 0; from < changes.length; from += chunk)
    await tx
      .updateTable('questions')
      .set({ fingerprint: sql<string>`'moving ' || content_id` })
      .where('institution_id', '=', institution_id)
      .where('container_id', '=', container_id)
      .where(
        'content_id',
        'in',
        changes.slice(from, from + chunk).map(({ content_id }) => content_id),
      )
      .execute();
  for (const some of inPieces(rowsOf(changes), (row) => row.length))
    await sql`update questions set
        question = new.question,
        option1 = coalesce(new.option1, questions.option1), option2 = coalesce(new.option2, questions.option2),
        option3 = coalesce(new.option3, questions.option3), option4 = coalesce(new.option4, questions.option4),
        feedback = new.feedback, json_data = new.json_data::jsonb,
        search_text = new.search_text, fingerprint = new.fingerprint, version = questions.version + 1,
        modified_by_user_id = ${by.modified_by_user_id}, modified_on = ${by.modified_on}
      from jsonb_to_recordset(${`[${some.join(',')}]`}::jsonb) as new (
        content_id uuid, question text, option1 text, option2 text, option3 text, option4 text, feedback text,
        json_data text, search_text text, fingerprint text)
      where questions.institution_id = ${institution_id} and questions.container_id = ${container_id}
        and questions.content_id = new.content_id`.execute(tx);
}

// Written out as their turn comes: all of a bank at once would take long.
function* rowsOf(changes: readonly NewTexts[]): Generator<string> {
  for (const { content_id, values } of changes) yield JSON.stringify({ ...values, content_id });
}
