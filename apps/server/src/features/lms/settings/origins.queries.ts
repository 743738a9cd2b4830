import { PageOrigin } from '@takhti/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';

/**
 * The pages that any institution lets frame the product and talk to it. They go into a header: what is no origin is left out, however
 * it came into the database.
 */
export async function listOrigins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('institutions')
    .select(sql`settings -> 'lms' -> 'origins'`.as('origins'))
    .where(sql<boolean>`jsonb_typeof(settings -> 'lms' -> 'origins') = 'array'`)
    .execute();
  const all = rows.flatMap(({ origins }) => (Array.isArray(origins) ? (origins as unknown[]) : []));
  return [...new Set(all.flatMap((each) => PageOrigin.safeParse(each).data ?? []))].toSorted();
}
