import type { Services } from '../../http/services.ts';
import * as queries from './sweep.queries.ts';

type Base = Pick<Services, 'db' | 'clock' | 'storage'>;

const day = 24 * 3600 * 1000;
const chunk = 500;

/**
 * Removes the files that nothing has referred to for so many days. First what is referred to is gathered, in small steps between
 * which others work; then every file is marked as used, or as unused from now on; then go those that are unused for long enough.
 * A reference that is written meanwhile claims its file (`claimUploads`), and a row that moved past the one who reads is found
 * the next time, long before its file would go.
 */
export async function sweepFiles(base: Base, unused_days: number): Promise<void> {
  await markAll(base, await listUsed(base));
  const before = new Date(base.clock.now().getTime() - unused_days * day);
  for (;;) {
    const { deleted, keys } = await base.db.inTransaction((tx) => queries.deleteUnused(tx, before, chunk));
    // After the rows are gone for good: a row whose file is lost would be worse than a file without a row.
    // One that cannot be removed now does not keep the others.
    const removed = await Promise.allSettled(keys.map((key) => base.storage.remove(key)));
    const fault = removed.find((each) => each.status === 'rejected');
    if (fault) throw fault.reason;
    if (deleted < chunk) return;
  }
}

async function listUsed({ db }: Base): Promise<ReadonlySet<string>> {
  const used = new Set<string>();
  for (const table of queries.referringTables) {
    const steps = await db.inReadTransaction((tx) => queries.countSteps(tx, table));
    for (let step = 0; step < steps; step += 1) {
      const found = await db.inReadTransaction((tx) => queries.listReferences(tx, table, step));
      for (const upload_id of found) used.add(upload_id);
    }
  }
  return used;
}

async function markAll({ db, clock }: Base, used: ReadonlySet<string>): Promise<void> {
  const now = clock.now();
  // What was just brought is in an editor that has not saved yet.
  const before = new Date(now.getTime() - day);
  let after: string | null = null;
  for (;;) {
    const from = after;
    const page = await db.inTransaction(async (tx) => {
      const uploads = await queries.listUploadsAfter(tx, from, before, chunk);
      const idsOf = (wanted: (upload: (typeof uploads)[number]) => boolean): string[] =>
        uploads.filter(wanted).map(({ upload_id }) => upload_id);
      await queries.markUploads(
        tx,
        idsOf(({ upload_id, unused_since }) => used.has(upload_id) && unused_since !== null),
        null,
      );
      await queries.markUploads(
        tx,
        idsOf(({ upload_id, unused_since }) => !used.has(upload_id) && unused_since === null),
        now,
      );
      return uploads;
    });
    after = page.at(-1)?.upload_id ?? null;
    if (page.length < chunk) return;
  }
}
