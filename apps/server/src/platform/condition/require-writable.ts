import { sqlStateOf } from '../db/sql-state.ts';
import { CannotRun } from './cannot-run.ts';
import { lookAtFolder } from './folder-state.ts';

/**
 * Refuses a folder in which nothing could be kept, before anything is begun in it.
 * @param folder is made when it is missing
 * @throws CannotRun with what to do
 */
export async function requireWritable(folder: string): Promise<void> {
  const state = await lookAtFolder(folder).catch((error: unknown) => {
    const code = sqlStateOf(error);
    // So Node says that a folder could not be made on a disk that nobody may write.
    if (code === 'ENOENT') throw new CannotRun(sentenceForFolder(folder, 'read_only'));
    if (code !== 'ENOTDIR' && code !== 'EEXIST') throw error;
    throw new CannotRun(`${folder} is a file: set DATA_DIR to a folder.`);
  });
  if (state === 'disk_full' || state === 'read_only') throw new CannotRun(sentenceForFolder(folder, state));
}

/** What to do about an unusable folder, for the operator. */
export function sentenceForFolder(folder: string, state: 'disk_full' | 'read_only'): string {
  return state === 'disk_full'
    ? `The disk that holds ${folder} is full: free at least 32 MB on it, or set DATA_DIR to a folder on another disk.`
    : `The folder ${folder} cannot be written: give this user the right to write there, mount the disk for writing, ` +
        'or set DATA_DIR to another folder.';
}
