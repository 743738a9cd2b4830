import { constants } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { foldersIn } from '../data-folder.ts';
import { snapshotPrefix } from './serve-snapshots.ts';

/**
 * Copies the files of the embedded database while nobody is at work in it: PGlite has one session and no process behind it, so
 * who holds that session holds the files still. Calls wait for as long as the copying takes.
 *
 * @param data the folder of the database
 * @param into an empty folder, which becomes a data folder of its own
 */
export async function copyDatabase(pool: Pool, data: string, into: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    await cp(data, foldersIn(into).data, { recursive: true, mode: constants.COPYFILE_FICLONE });
  } finally {
    client.release();
  }
}

/** Removes the snapshots that a killed server has left. */
export async function removeSnapshots(root: string): Promise<void> {
  for (const name of await readdir(root))
    if (name.startsWith(snapshotPrefix)) await rm(path.join(root, name), { recursive: true, force: true });
}
