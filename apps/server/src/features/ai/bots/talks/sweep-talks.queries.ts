import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../../platform/db/index.ts';

/** Erases what was said to AI bots before a time; that answers were used stays counted. */
export async function wipeTalksBefore(tx: Tx, before: Date): Promise<void> {
  await tx
    .updateTable('bot_turns')
    .set({ question: '', answer: '', report: '', is_wiped: 1 })
    .where(sql<SqlBool>`asked_on < ${before}`)
    .where('is_wiped', '=', 0)
    .execute();
}
