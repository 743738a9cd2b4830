import { joinRevisions, type ContentStatus, type Revision } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertRevisions, selectOptionalRevision, updateRevision } from './revisions.queries.ts';

/** Of which container and history entry a change is, and how the container stood when it was made. */
export interface RevisionOf {
  readonly institution_id: number;
  readonly container_id: string;
  readonly history_id: string;
  readonly content_status: ContentStatus;
  readonly level: number | null;
}

// Few enough that nobody waits long while they are written down.
const chunk = 200;

/** Keeps what a history entry changed, each thing once (C-042). */
export async function recordRevisions(tx: Tx, of: RevisionOf, revisions: readonly Revision[]): Promise<void> {
  for (let from = 0; from < revisions.length; from += chunk) {
    const rows = revisions.slice(from, from + chunk).map(({ content_id, before, after }) => ({
      ...of,
      revision_id: newId(),
      content_id,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    }));
    await insertRevisions(tx, rows);
  }
}

/** As `recordRevisions`, of one thing, for an entry that tells of a stretch of work: what it keeps already grows. */
export async function recordRevision(tx: Tx, of: RevisionOf, revision: Revision): Promise<void> {
  const { institution_id, history_id } = of;
  const known = await selectOptionalRevision(tx, institution_id, history_id, revision.content_id);
  if (!known) return recordRevisions(tx, of, [revision]);
  await updateRevision(tx, institution_id, known.revision_id, joinRevisions(known, revision));
}
