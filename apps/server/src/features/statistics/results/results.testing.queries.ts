import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** Puts a text into every line of stored results, as learners could type it once. */
export async function fillResponses(
  tx: Tx,
  { institution_id, content_id }: { readonly institution_id: number; readonly content_id: string },
  text: string,
): Promise<void> {
  await sql`
    update attempts set result = jsonb_set(result, '{QuestionsData}', (
      select jsonb_agg(line || jsonb_build_object('UserResponse', ${text}::text) order by place)
      from jsonb_array_elements(result -> 'QuestionsData') with ordinality as each(line, place)
    ))
    where institution_id = ${institution_id} and content_id = ${content_id}`.execute(tx);
}

/** Puts other JSON in the place of a stored result. */
export async function replaceResult(
  tx: Tx,
  institution_id: number,
  attempt_id: string,
  result: string,
): Promise<void> {
  await tx
    .updateTable('attempts')
    .set({ result })
    .where('institution_id', '=', institution_id)
    .where('attempt_id', '=', attempt_id)
    .execute();
}
