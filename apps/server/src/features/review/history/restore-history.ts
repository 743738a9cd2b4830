import { Problem } from '@takhti/contract';
import { differingFields, type OpenedContainer, type Revision } from '@takhti/domain';
import type { Services } from '../../../http/services.ts';
import type { Caller } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { serverTypeOf } from '../../../types/registry.ts';
import {
  changeContainer,
  countsOf,
  lockEditableContainer,
  recordChange,
  refuseLateChange,
  reopenMoved,
  requireModel,
  upgradeDocument,
  type LoadedContainer,
} from '../../containers/index.ts';
import { keepReferences } from '../../references/index.ts';
import {
  containerSnapshot,
  loadStateAt,
  recordReviewerRevisions,
  type KeptContainer,
} from '../../revisions/index.ts';
import { selectOptionalEntry } from './history.queries.ts';

/**
 * Brings a container and its questions back to how they were right after an entry of its history: a change like any other, by
 * whom may change it now, kept in the history like any other (C-042).
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with `current`,
 * history.not_found, questions.cannot_delete, container.invalid_document with `fields` where that state is not allowed any more
 */
export async function restoreHistory(
  tx: Tx,
  clock: Services['clock'],
  session: Caller,
  wanted: { container_id: string; history_id: string; version: number },
): Promise<OpenedContainer> {
  const container = await lockEditableContainer(tx, session, wanted.container_id);
  if (container.version !== wanted.version) return refuseLateChange(tx, session, container.container_id);
  const entry = await selectOptionalEntry(tx, container, wanted.history_id);
  if (!entry) throw new Problem('history.not_found');
  const { questions } = serverTypeOf(container.content_type);
  const now = await questions.list(tx, container);
  const then = await loadStateAt(tx, container, now, wanted.history_id);
  const restored = await fitNow(tx, session, container, then.container);

  const own = differingFields(containerSnapshot(container), containerSnapshot(restored));
  if (!(await changeContainer(tx, container, columnsOf(container, restored))))
    return refuseLateChange(tx, session, container.container_id);
  await keepReferences(tx, { ...container, json_data: restored.json_data });
  const revisions: Revision[] = Object.keys(own.after).length > 0 ? [{ content_id: null, ...own }] : [];
  revisions.push(...(await questions.restore(tx, clock, session, container, then.questions)));
  const { history_id, happened_on } = entry;
  // An entry without a change would mean that what was changed is unknown.
  if (revisions.length > 0)
    await recordChange(tx, session, 'restore', container, revisions, { history_id, happened_on });
  if (container.user_id !== session.user_id) await recordReviewerRevisions(tx, session, container, revisions);
  return reopenMoved(tx, session, container);
}

/** Passes the restored state through its type as if it were sent: references that were allowed then may close a circle now. */
async function fitNow(
  tx: Tx,
  session: Caller,
  container: LoadedContainer,
  then: KeptContainer,
): Promise<KeptContainer> {
  const { content_type } = container;
  const doc = upgradeDocument(content_type, then.json_data);
  const isReadable = requireModel(content_type).read(doc).ok;
  const { documentToKeep } = serverTypeOf(content_type);
  return {
    ...then,
    json_data: { ...(isReadable ? await documentToKeep(tx, session, doc, container) : doc) },
  };
}

function columnsOf({ content_type }: LoadedContainer, { json_data, ...columns }: KeptContainer) {
  return { ...columns, json_data: JSON.stringify(json_data), ...countsOf(content_type, json_data) };
}
