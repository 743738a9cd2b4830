import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseUnavailable } from '../connection/database-unavailable.ts';

/** The PostgreSQL inside the pinned PGlite; `data-folder.test.ts` compares it with a folder it has made. */
export const ENGINE_MAJOR = '18';

// PGlite makes files that everybody on the machine may read and write: their folder keeps people out.
const OURS_ALONE = 0o700;

/** The paths of the embedded database, below DATA_DIR. */
export function foldersIn(data_dir: string) {
  const root = path.resolve(data_dir);
  return {
    root,
    data: path.join(root, 'database'),
    /** A database in the making: it is given its name only when whole. */
    unfinished: path.join(root, 'database.unfinished'),
    lock: path.join(root, 'database.lock'),
  };
}

/**
 * Makes the database's folder ready to be opened.
 *
 * @param initialise makes a database in the folder it is given, and closes it
 * @throws DatabaseUnavailable when the folder was made by another major version of PostgreSQL, or is none of ours
 */
export async function prepareFolder(
  data_dir: string,
  initialise: (folder: string) => Promise<void>,
): Promise<void> {
  const { data, unfinished } = foldersIn(data_dir);
  if (existsSync(data)) {
    await refuseForeignFolder(data);
    await chmod(data, OURS_ALONE);
    return;
  }
  // A first start that was interrupted leaves a folder that would never open.
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: OURS_ALONE });
  await initialise(unfinished);
  await syncTree(unfinished);
  await rename(unfinished, data);
}

async function refuseForeignFolder(folder: string): Promise<void> {
  const version = await readFile(path.join(folder, 'PG_VERSION'), 'utf8').catch(() => '');
  const major = version.trim();
  if (major === ENGINE_MAJOR) return;
  throw new DatabaseUnavailable(
    major === ''
      ? `The folder ${folder} holds no database of Takhti: move it away, or set DATA_DIR to another folder.`
      : `The database in ${folder} was written by PostgreSQL ${major}, and this Takhti has ${ENGINE_MAJOR}: run ` +
          '"npm run db:backup" with the version of Takhti that wrote it, move the folder away, and run ' +
          '"npm run db:restore" with this one.',
  );
}

/** A new database was written without syncing, so a power cut could still damage it. */
async function syncTree(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(path.join(entry.parentPath, entry.name), 'r+');
    await file.sync();
    await file.close();
  }
}
