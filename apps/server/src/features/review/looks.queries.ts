import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

/** When a person last looked at a container; undefined when they never did. */
export async function selectOptionalLook(tx: Tx, of: Of, user_id: string): Promise<string | undefined> {
  const look = await tx
    .selectFrom('looks')
    .select('looked_on')
    .where('institution_id', '=', of.institution_id)
    .where('container_id', '=', of.container_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return look?.looked_on;
}

/** The time of the database, which history and looks go by. */
export async function selectNow(tx: Tx): Promise<string> {
  const { now } = await tx.selectNoFrom(sql<string>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
  return now;
}

/** Notes that a person has looked at a container: now, or up to a time that is past; never less than before. */
export async function saveLook(tx: Tx, of: Of, user_id: string, until?: string): Promise<void> {
  const { institution_id, container_id } = of;
  const looked_on =
    until === undefined
      ? sql<string>`clock_timestamp()`
      : sql<string>`least(${until}::timestamptz, clock_timestamp())`;
  await tx
    .insertInto('looks')
    .values({ institution_id, container_id, user_id, looked_on })
    .onConflict((conflict) =>
      conflict
        .columns(['institution_id', 'user_id', 'container_id'])
        .doUpdateSet({ looked_on: sql<string>`greatest(looks.looked_on, excluded.looked_on)` }),
    )
    .execute();
}
