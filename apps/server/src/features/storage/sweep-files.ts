import type { Services } from '../../http/services.ts';
import { listUsed, type UsedFiles } from './list-used.ts';
import { deletePending, insertPending, listPending } from './pending.queries.ts';
import * as queries from './sweep.queries.ts';

type Base = Pick<Services, 'db' | 'clock' | 'storage' | 'background'>;

const day = 24 * 3600 * 1000;
const chunk = 500;
/** A few of the connections to a bucket, as uploads need them too. */
const removedAtOnce = 10;

/**
 * Removes files that nothing has referred to for so many days. First it collects all references (`listUsed`); then it marks every file
 * as used, or as unused from now on; then it removes those that have been unused long enough. A new reference claims its file
 * (`claimUploads`), and a row that moved behind the reader is found by the next sweep, long before its file would be removed.
 * @returns how many rows could not be read: the files of their institutions stay
 */
export async function sweepFiles(base: Base, unused_days: number): Promise<number> {
  const used = await listUsed(base);
  if (used) await markAll(base, used);
  const now = base.clock.now().getTime();
  const before = new Date(now - unused_days * day);
  while (!isStopping(base)) {
    const deleted = await base.db.inTransaction(async (tx) => {
      const gone = await queries.deleteUnused(tx, before, chunk);
      // Reserved as due at once: if the server dies before it removes them, the next sweep does.
      await insertPending(tx, gone.files, new Date(now - 2 * day));
      return gone.deleted;
    });
    if (deleted < chunk) break;
  }
  await removeLeft(base, new Date(now - day));
  return used?.unread_rows ?? 0;
}

/** Removes stored files that have had no row for a day. A failure does not stop the others. */
async function removeLeft(base: Base, before: Date): Promise<void> {
  const { db, storage } = base;
  let fault: PromiseRejectedResult | undefined;
  let after = '';
  while (!isStopping(base)) {
    const from = after;
    const files = await db.inReadTransaction((tx) => listPending(tx, before, from, chunk));
    for (let at = 0; at < files.length; at += removedAtOnce) {
      const removed = await Promise.allSettled(
        files.slice(at, at + removedAtOnce).map(async (file) => {
          await storage.remove(file.storage_key);
          await db.inTransaction((tx) => deletePending(tx, file));
        }),
      );
      fault ??= removed.find((each) => each.status === 'rejected');
    }
    after = files.at(-1)?.storage_key ?? '';
    if (files.length < chunk) break;
  }
  if (fault) throw fault.reason;
}

function isStopping({ background }: Base): boolean {
  return background.stopping.aborted;
}

function isUsed(
  used: UsedFiles,
  { upload_id, institution_id }: { upload_id: string; institution_id: number },
): boolean {
  return used.upload_ids.has(upload_id) || used.institutions.has(institution_id);
}

async function markAll(base: Base, used: UsedFiles): Promise<void> {
  const { db, clock } = base;
  const now = clock.now();
  // A new upload may be in an editor that has not saved yet.
  const before = new Date(now.getTime() - day);
  let after: string | null = null;
  while (!isStopping(base)) {
    const from = after;
    const page = await db.inTransaction(async (tx) => {
      const uploads = await queries.listUploadsAfter(tx, from, before, chunk);
      const idsOf = (is_used: boolean): string[] =>
        uploads
          .filter(({ unused_since }) => is_used === (unused_since !== null))
          .filter((upload) => is_used === isUsed(used, upload))
          .map(({ upload_id }) => upload_id);
      await queries.markUploads(tx, idsOf(true), null);
      await queries.markUploads(tx, idsOf(false), now);
      return uploads;
    });
    after = page.at(-1)?.upload_id ?? null;
    if (page.length < chunk) return;
  }
}
