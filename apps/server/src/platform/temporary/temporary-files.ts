import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { newId } from '../ids.ts';

/** A file that is gone when its work is done. */
export interface TemporaryFile {
  /** Nothing is there yet. */
  readonly path: string;
  remove(): Promise<void>;
}

/** A file to download, as it was written to a temporary one. */
export interface WrittenFile {
  readonly file_name: string;
  readonly media_type: string;
  readonly path: string;
}

/** The bytes of a small file. */
export async function readWhole(path: string): Promise<Buffer> {
  return readFile(path);
}

/** Writes a new file that only this user of the machine can read. */
export async function writeWhole(path: string, body: string | Uint8Array): Promise<void> {
  await writeFile(path, body, { flag: 'wx', mode: 0o600 });
}

/** The same piece by piece, so that memory holds one of a large file. */
export async function writePieces(
  path: string,
  pieces: AsyncIterable<string> | Iterable<string>,
): Promise<void> {
  await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** Where files are while they are read or made. */
export interface TemporaryFiles {
  make(): TemporaryFile;
  /** Removes what a server that was killed has left behind. */
  sweep(): Promise<void>;
}

// No request lasts as long: what is older belongs to nobody any more.
const longest = 3_600_000;

/**
 * Opens the folder of temporary files, on the disk of the data: memory is dear, and the system's own folder often is memory.
 * @param folder is made when it is missing
 * @param isOwn no other server uses it, so that all files there at the start are left from an earlier run
 */
export async function openTemporaryFiles(folder: string, isOwn: boolean): Promise<TemporaryFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const sweepOlderThan = async (age: number): Promise<void> => {
    const latest = Date.now() - age;
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      // It may be gone by now: another server sweeps too.
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs <= latest) await rm(path, { force: true, recursive: true });
    }
  };
  await sweepOlderThan(isOwn ? 0 : longest);
  return {
    make() {
      const path = join(folder, newId());
      return { path, remove: () => rm(path, { force: true }) };
    },
    sweep: () => sweepOlderThan(longest),
  };
}
