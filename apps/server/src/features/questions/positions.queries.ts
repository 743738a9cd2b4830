import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import type { BankKey } from './questions.queries.ts';

/** The positions of questions in their bank, from 1, by their ids; missing ones are left out. */
export async function listPositions(
  tx: Tx,
  bank: BankKey,
  content_ids: readonly string[],
): Promise<Map<string, number>> {
  if (content_ids.length === 0) return new Map();
  const placed = tx
    .selectFrom('questions')
    .select([
      'content_id',
      sql<number>`(row_number() over (order by question_order, content_id))::int`.as('position'),
    ])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .as('placed');
  const rows = await tx
    .selectFrom(placed)
    .select(['placed.content_id', 'placed.position'])
    .where('placed.content_id', 'in', content_ids)
    .execute();
  return new Map(rows.map(({ content_id, position }) => [content_id, position]));
}
