import { limits } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import { deleteBinned } from './delete-binned.queries.ts';

const day = 86_400_000;

/** Removes what its author deleted, once it cannot be brought back any more; its files are left to the sweep of files. */
export async function sweepBins({
  db,
  clock,
  background,
}: Pick<Services, 'db' | 'clock' | 'background'>): Promise<void> {
  const before = new Date(clock.now().getTime() - limits.bin.days * day);
  while (!background.stopping.aborted) {
    // One at a time: each may hold ten thousand questions and all that was ever changed of them.
    const isDeleted = await db.inTransaction((tx) => deleteBinned(tx, before));
    if (!isDeleted) return;
  }
}
