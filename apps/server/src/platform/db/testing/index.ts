import { sql } from 'kysely';
import { inject } from 'vitest';
import type { Connection } from '../connection/connection.ts';
import type { Db } from '../db.ts';
import { openEmbeddedCopy } from './embedded-template.ts';
import { openPostgresCopy, reopenPostgresCopy } from './postgres-template.ts';

export interface TestDatabase extends Connection {
  /** Empties every table. */
  reset(): Promise<void>;
  /** Opens the same database once more, as a second server does; null where only one can. */
  readonly openAgain: (() => Promise<Db>) | null;
}

// A worker keeps one database for all of its files, and modules may be loaded again for each.
const KEPT = Symbol.for('takhti.test.database');
const kept = globalThis as { [KEPT]?: Promise<TestDatabase> };

/**
 * This worker's database, migrated and empty. The first call copies the run's template; later ones give the same
 * database, emptied. `close` leaves it open for the worker's next file.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const isFirst = !kept[KEPT];
  const database = await (kept[KEPT] ??= openCopy());
  if (!isFirst) await database.reset();
  return database;
}

async function openCopy(): Promise<TestDatabase> {
  const template = inject('database_template');
  const connection = await (template.kind === 'embedded'
    ? openEmbeddedCopy(template)
    : openPostgresCopy(template));
  const openAgain = template.kind === 'embedded' ? null : () => reopenPostgresCopy(template);
  const emptying = await connection.inReadTransaction(async (tx) => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'`.execute(
      tx,
    );
    // Deleting a few rows is faster than truncating, which makes new files; the role suspends foreign keys.
    return `set local session_replication_role = replica; ${rows.map(({ name }) => `delete from "${name}"`).join('; ')}`;
  });
  return {
    ...connection,
    openAgain,
    reset: () =>
      connection.inTransaction(async (tx) => {
        await sql.raw(emptying).execute(tx);
      }),
    close: () => Promise.resolve(),
  };
}
