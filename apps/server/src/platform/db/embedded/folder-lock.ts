import { DatabaseSync } from 'node:sqlite';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';

const SQLITE_BUSY = 5;

/** Another process has the data folder. */
export class FolderInUse extends DatabaseUnavailable {}

/**
 * Takes the data folder for this process. Two processes in one folder lose each other's rows without an error, and
 * PGlite does not notice; the lock is an open transaction on a tiny SQLite file, which the operating system releases
 * however the process ends.
 *
 * @param lock_file made when missing, beside the data
 * @param data_dir named in the refusal
 * @returns a function that gives the folder back
 * @throws FolderInUse when another process holds it
 */
export function lockFolder(lock_file: string, data_dir: string): () => void {
  const lock = new DatabaseSync(lock_file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY)) throw error;
    throw new FolderInUse(
      `The data folder ${data_dir} is in use by another Takhti that is still running: ` +
        'stop that one first, or set DATA_DIR to another folder.',
    );
  }
  return () => lock.close();
}
