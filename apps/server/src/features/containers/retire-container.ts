import type { Caller } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { listOthersPublished, selectOptionalContainer, type LoadedContainer } from './containers.queries.ts';
import { changeContainer } from './writing.queries.ts';
import { refuseLateChange } from './load-container.ts';
import { dropLock } from './lock/locks.queries.ts';
import { recordHistory } from './record-history.ts';
import { recordMove } from './record-move.ts';

/**
 * Takes published content out of the library, because it was deleted or because a newer version took its place.
 * @param detail more fields of the history entry
 * @throws Problem container.changed_meanwhile with `current`
 */
export async function retireContainer(
  tx: Tx,
  session: Caller,
  published: LoadedContainer,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { container_id, content_status } = published;
  if (!(await changeContainer(tx, published, { is_deleted: 1, is_published: 0 })))
    return refuseLateChange(tx, session, container_id);
  await dropLock(tx, published);
  const change = { from_status: content_status, to_status: content_status };
  await recordHistory(tx, session, 'delete', published, detail, change);
  await recordMove(tx, session, 'delete', published, { ...change, waiting_level: null, is_published: 0 });
}

/**
 * Takes what was published of the same content before out of the library, once a newer version of it is published.
 * @throws Problem container.changed_meanwhile with `current`
 */
export async function retireEarlier(tx: Tx, session: Caller, published: LoadedContainer): Promise<void> {
  for (const container_id of await listOthersPublished(tx, published)) {
    const earlier = await selectOptionalContainer(tx, published.institution_id, { container_id });
    if (earlier) await retireContainer(tx, session, earlier, { replaced_by: published.container_id });
  }
}
