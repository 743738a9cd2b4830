import { contentActions } from '@takhti/contract';
import { limits, startFolding, stateBefore, type ContainerState, type Revision } from '@takhti/domain';
import type { Db, Tx } from '../../platform/db/index.ts';
import { inPieces } from '../../platform/work/in-pieces.ts';
import * as pieces from './pieces.queries.ts';
import * as queries from './revisions.queries.ts';

interface Of {
  readonly institution_id: number;
  readonly container_id: string;
}

/**
 * Bytes that one statement reads, unpacked, at most. Their packed size alone is known beforehand, so that it reads a fraction of it
 * as a rule.
 */
export const piece_bytes = 4 * 1024 * 1024;
const piece_rows = 200;

/** The changes of others since a person last looked, as one of each thing. */
export interface FoldedChanges {
  /** The first of them. */
  readonly records: Revision[];
  /** How many things were changed; of those that were not folded any more, also what was changed back. */
  readonly total: number;
}

/**
 * Folds changes since a person last looked, as many as are shown. A piece at a time, each in a transaction of its own: all that the
 * history keeps may be changes since then.
 * @param things from `listChangedSince`
 */
export async function foldSince(
  db: Pick<Db, 'inReadTransaction'>,
  of: Of,
  user_id: string,
  things: readonly pieces.ChangedThing[],
): Promise<FoldedChanges> {
  const { shown, bytes: most_bytes } = limits.changes;
  const records: Revision[] = [];
  let bytes = 0;
  let folded = 0;
  let changed = 0;
  const isFull = (): boolean => records.length >= shown || bytes >= most_bytes;
  for (const some of inPieces(things, (thing) => thing.bytes, shown, piece_bytes)) {
    if (isFull()) break;
    const keys = await db.inReadTransaction((tx) => pieces.listKeysSince(tx, of, user_id, some));
    const folding = startFolding();
    for (const key of inPieces(keys, (each) => each.bytes, piece_rows, piece_bytes))
      folding.add(await db.inReadTransaction((tx) => pieces.listRevisions(tx, of.institution_id, key)));
    for (const revision of folding.folded()) {
      changed += 1;
      if (isFull()) continue;
      bytes += JSON.stringify(revision).length;
      records.push(revision);
    }
    folded += some.length;
  }
  return { records, total: changed + things.length - folded };
}

/**
 * What a container held before the changes that came after a history entry, taken back a piece at a time.
 * @param now what it holds
 */
export async function stateBeforeChanges(
  tx: Tx,
  of: Of,
  history_id: string,
  now: ContainerState,
): Promise<ContainerState> {
  let state = now;
  const keys = await pieces.listKeysAfter(tx, of, history_id);
  for (const some of inPieces(keys, ({ bytes }) => bytes, piece_rows, piece_bytes))
    state = stateBefore(state, await pieces.listRevisionsBefore(tx, of.institution_id, some));
  return state;
}

/** A page of what one history entry changed, and how much that was in all. */
export async function pageOfRevisions(
  tx: Tx,
  of: Of,
  history_id: string,
  page: number,
): Promise<{ records: Revision[]; total: number }> {
  const rows = { limit: limits.page_size, offset: (page - 1) * limits.page_size };
  return {
    records: await queries.listRevisionsOf(tx, of, history_id, rows),
    total: await queries.countRevisionsOf(tx, of, history_id),
  };
}

/** Whether it is known what a container held at a history entry of it: everything that changed it since was kept. */
export async function hasStateAt(tx: Tx, of: Of, history_id: string): Promise<boolean> {
  return queries.selectHasState(tx, of, history_id, contentActions);
}
