import { joinRevisions, type ContentStatus, type Revision } from '@takhti/domain';
import type { Tx } from '../../platform/db/index.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import { newId } from '../../platform/ids.ts';
import { insertRevisions, selectOptionalRevision, thinOut, updateRevision } from './revisions.queries.ts';

/** The container and history entry of a change, and the state of the container at that time. */
export interface RevisionOf {
  readonly institution_id: number;
  readonly container_id: string;
  readonly history_id: string;
  readonly content_status: ContentStatus;
  readonly level: number | null;
}

/** Keeps what a history entry changed, each thing once (C-042), and lets go of what is too old to be kept beside it. */
export async function recordRevisions(tx: Tx, of: RevisionOf, revisions: readonly Revision[]): Promise<void> {
  let bytes = 0;
  for (const rows of inPieces(rowsOf(of, revisions), bytesOf)) {
    await insertRevisions(tx, rows);
    bytes += rows.reduce((sum, row) => sum + bytesOf(row), 0);
  }
  await thinOut(tx, of, bytes);
}

interface Written {
  readonly before: string | null;
  readonly after: string | null;
}

function writtenOut({ before, after }: Pick<Revision, 'before' | 'after'>): Written {
  return { before: before && JSON.stringify(before), after: after && JSON.stringify(after) };
}

// Written out as their turn comes: both sides of a whole bank at once would take long.
function* rowsOf(of: RevisionOf, revisions: readonly Revision[]) {
  for (const revision of revisions)
    yield { ...of, revision_id: newId(), content_id: revision.content_id, ...writtenOut(revision) };
}

// A row takes room too: ten thousand of a word each are no small thing.
const bytesOfRow = 200;

function bytesOf({ before, after }: Written): number {
  return bytesOfRow + Buffer.byteLength(before ?? '') + Buffer.byteLength(after ?? '');
}

/** As `recordRevisions`, for one entry that covers a period of work: it extends what is stored already. */
export async function recordRevision(tx: Tx, of: RevisionOf, revision: Revision): Promise<void> {
  const { institution_id, history_id } = of;
  const known = await selectOptionalRevision(tx, institution_id, history_id, revision.content_id);
  if (!known) return recordRevisions(tx, of, [revision]);
  const joined = writtenOut(joinRevisions(known, revision));
  await updateRevision(tx, { ...of, revision_id: known.revision_id }, joined);
  await thinOut(tx, of, bytesOf(joined));
}
