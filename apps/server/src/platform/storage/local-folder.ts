import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { newId } from '../ids.ts';
import { assertStorageKey } from './storage-key.ts';
import type { Storage } from './storage.ts';

/**
 * Keeps files in a folder of this machine: for one server, or several that share the folder.
 * @param folder is made with the first file.
 */
export function openLocalFolder(folder: string): Storage {
  const pathOf = (key: string): string => {
    assertStorageKey(key);
    return join(folder, key);
  };

  // Written beside and renamed, so that a reader, or a crash, never meets half a file.
  const keep = async (key: string, write: (unfinished: string) => Promise<void>): Promise<void> => {
    const path = pathOf(key);
    const unfinished = join(folder, `.${newId()}.part`);
    await mkdir(dirname(path), { recursive: true });
    try {
      await write(unfinished);
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  };

  return {
    put: (key, body) => keep(key, (unfinished) => writeDurably(unfinished, body)),
    putFile: (key, path) => keep(key, (unfinished) => writeDurably(unfinished, createReadStream(path))),

    async get(key, part) {
      const file = await open(pathOf(key)).catch(nullWhenMissing);
      if (file === null) return null;
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        return null;
      }
      if (!part) return { body: createReadStream('', { fd: file }), bytes: found.size };
      const { first, last } = part;
      return { body: createReadStream('', { fd: file, start: first, end: last }), bytes: last - first + 1 };
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    // The folder's disk is looked after with that of the data.
    look: () => Promise.resolve(),
  };
}

async function writeDurably(path: string, body: Uint8Array | Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
