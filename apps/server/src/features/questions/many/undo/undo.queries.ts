import type { Revision } from '@takhti/domain';
import type { Tx } from '../../../../platform/db/index.ts';
import type { BankKey } from '../../questions.queries.ts';

/** What an entry of a bank's history tells was done; undefined when there is none. */
export async function selectOptionalAction(
  tx: Tx,
  bank: BankKey,
  history_id: string,
): Promise<string | undefined> {
  const entry = await tx
    .selectFrom('history')
    .select('action')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('history_id', '=', history_id)
    .executeTakeFirst();
  return entry?.action;
}

/** What an entry of the history did to questions. */
export async function listDone(tx: Tx, bank: BankKey, history_id: string): Promise<Revision[]> {
  return tx
    .selectFrom('revisions')
    .select(['content_id', 'before', 'after'])
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('history_id', '=', history_id)
    .where('content_id', 'is not', null)
    .execute();
}
