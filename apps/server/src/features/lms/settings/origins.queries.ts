import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/** The pages that any institution lets frame the product and talk to it. */
export async function listOrigins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('institutions')
    .select(sql<string[]>`settings -> 'lms' -> 'origins'`.as('origins'))
    .where(sql<boolean>`jsonb_array_length(coalesce(settings -> 'lms' -> 'origins', '[]'::jsonb)) > 0`)
    .execute();
  return [...new Set(rows.flatMap(({ origins }) => origins))].toSorted();
}
