import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './db/index.ts';

const day_ms = 24 * 3_600_000;
/** Rows of one transaction: others write between two of them. */
const chunk = 1_000;

/**
 * Deletes what is older than so many days, some rows at a time.
 * @param days 0 to keep all
 * @param deleteSome how many it deleted, at most `limit`
 */
export async function deleteOlder(
  { db, clock, background }: { readonly db: Db; readonly clock: Clock; readonly background: Background },
  days: number,
  deleteSome: (tx: Tx, before: Date, limit: number) => Promise<number>,
): Promise<void> {
  if (days === 0) return;
  const before = new Date(clock.now().getTime() - days * day_ms);
  while (!background.stopping.aborted) {
    const deleted = await db.inTransaction((tx) => deleteSome(tx, before, chunk));
    if (deleted < chunk) return;
  }
}
