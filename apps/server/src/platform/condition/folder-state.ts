import { mkdir, open, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { faultKindOf } from './fault-kind.ts';

const MEGABYTE = 1024 * 1024;
/** PostgreSQL writes its log in files of 16 MB, and needs the next one before it can end the last. */
const too_little = 32 * MEGABYTE;
const little = 256 * MEGABYTE;

export type FolderState = 'ok' | 'nearly_full' | 'disk_full' | 'read_only';

/**
 * Looks whether a folder can be written, by writing: free space alone says nothing of quotas, rights and disks that turned
 * read-only.
 * @param folder is made when it is missing
 * @throws the error of the system for anything else
 */
export async function lookAtFolder(folder: string): Promise<FolderState> {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeProbe(probe);
    const { bavail, bsize } = await statfs(folder);
    return stateOf(bavail * bsize);
  } catch (error) {
    const kind = faultKindOf(error);
    if (kind === 'disk_full' || kind === 'read_only') return kind;
    throw error;
  }
}

/** The condition by the number of free bytes. */
export function stateOf(free: number): FolderState {
  if (free < too_little) return 'disk_full';
  return free < little ? 'nearly_full' : 'ok';
}

async function writeProbe(file: string): Promise<void> {
  try {
    const probe = await open(file, 'w', 0o600);
    try {
      await probe.write(Buffer.alloc(4096, 1));
      await probe.sync();
    } finally {
      await probe.close();
    }
  } finally {
    await rm(file, { force: true });
  }
}
