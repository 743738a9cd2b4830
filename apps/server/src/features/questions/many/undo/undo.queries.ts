import type { Revision } from '@takhti/domain';
import { sql } from 'kysely';
import { inPieces } from '../../../../platform/work/in-pieces.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { BankKey } from '../../questions.queries.ts';

/** The action of an entry of a bank's history; undefined if there is no such entry. */
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

/** The changes of a history entry to questions; read in batches, as it may contain two banks. */
export async function listDone(tx: Tx, bank: BankKey, history_id: string): Promise<Revision[]> {
  const of = tx
    .selectFrom('revisions')
    .where('institution_id', '=', bank.institution_id)
    .where('container_id', '=', bank.container_id)
    .where('history_id', '=', history_id)
    .where('content_id', 'is not', null);
  const weights = await of.select(['revision_id', bytesOfRevision.as('bytes')]).execute();
  const done: Revision[] = [];
  for (const some of inPieces(weights, ({ bytes }) => bytes)) {
    const ids = some.map(({ revision_id }) => revision_id);
    const columns = ['content_id', 'before', 'after'] as const;
    done.push(...(await of.select(columns).where('revision_id', 'in', ids).execute()));
  }
  return done;
}

const bytesOfRevision = sql<number>`coalesce(octet_length(before::text), 0) + coalesce(octet_length(after::text), 0)`;
