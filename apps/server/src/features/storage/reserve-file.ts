import type { Services } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  deleteOldestPending,
  deletePending,
  insertPending,
  lockRoom,
  releaseRoom,
  renewPending,
  type PendingFile,
} from './pending.queries.ts';
import { requireRoom } from './quota.ts';

/**
 * Reserves room for a file that is about to be stored, so that the sweep finds it if this server dies.
 * @throws Problem uploads.no_room
 */
export async function reserveFile(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  file: PendingFile,
): Promise<void> {
  await db.inTransaction(async (tx) => {
    await lockRoom(tx, file.institution_id);
    await requireRoom(tx, settings, file.institution_id, file.bytes);
    await insertPending(tx, [file], clock.now());
  });
}

/**
 * Reserves room for a file of a group that may hold `most` at a time; the oldest reservations make room for it.
 * @param beginning what the keys of the group begin with; they are in the order of time
 * @returns the keys of those that had to go
 * @throws Problem uploads.no_room; nothing had to go then
 */
export async function reserveAmong(
  { db, clock, settings }: Pick<Services, 'db' | 'clock' | 'settings'>,
  file: PendingFile,
  { beginning, most }: { readonly beginning: string; readonly most: number },
): Promise<string[]> {
  return db.inTransaction(async (tx) => {
    await lockRoom(tx, file.institution_id);
    const ended = await deleteOldestPending(tx, { ...file, beginning, kept: most - 1 });
    await requireRoom(tx, settings, file.institution_id, file.bytes);
    await insertPending(tx, [file], clock.now());
    return ended;
  });
}

/** Keeps the reservation of a file that is still to come; false if it has ended. */
export async function renewReservation(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  file: Omit<PendingFile, 'bytes'>,
): Promise<boolean> {
  return db.inTransaction((tx) => renewPending(tx, file, clock.now()));
}

/** Ends the reservation of a file, in the transaction that writes its row. */
export async function settleFile(tx: Tx, file: PendingFile): Promise<void> {
  if (!(await deletePending(tx, file))) throw new Error('the file was swept away before it had a row');
}

/** Removes a stored file without a row; what cannot be removed now is left to the sweep. */
export async function dropFile(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  file: PendingFile,
): Promise<void> {
  try {
    // The row may have been written although its answer never arrived: then the file is in use and no longer reserved. Its room
    // is free now, even if the storage is down: a second try must not run out of room.
    if (!(await db.inTransaction((tx) => releaseRoom(tx, file)))) return;
    await storage.remove(file.storage_key);
    await db.inTransaction((tx) => deletePending(tx, file));
  } catch {
    // The storage or the database is down: the row stays, and a sweep removes the file later.
  }
}
