import path from 'node:path';
import { lookAtFolder } from '../../condition/folder-state.ts';
import { sentenceForFolder } from '../../condition/require-writable.ts';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';

/**
 * Why PGlite has ended: it says "Aborted" for a full disk, a disk that turned read-only and a damaged file alike.
 * @param folder of the database
 * @param was_open whether it broke at work; otherwise it did not open
 */
export async function explainCrash(crash: Error, folder: string, was_open: boolean): Promise<Error> {
  const state = await lookAtFolder(path.dirname(folder)).catch(() => 'ok' as const);
  if (state === 'disk_full' || state === 'read_only') {
    const code = state === 'disk_full' ? 'ENOSPC' : 'EROFS';
    const cause = Object.assign(new Error(crash.message), { code });
    return new DatabaseUnavailable(sentenceForFolder(path.dirname(folder), state), { cause });
  }
  if (was_open) return crash;
  return new DatabaseUnavailable(
    `The database in ${folder} does not open, because files of it are damaged or missing: move that folder away and restore ` +
      'your last backup (npm run db:restore), or put back a copy of the whole DATA_DIR.',
    { cause: crash },
  );
}
