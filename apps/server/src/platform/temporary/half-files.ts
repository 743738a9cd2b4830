import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A file of which a part has come. */
export interface HalfFile {
  /** Where that part is. */
  readonly path: string;
  /** How many bytes of it have come. */
  readonly bytes: number;
  /** How many it has. */
  readonly size: number;
  /** What was said of it when it began. */
  readonly about: Readonly<Record<string, string>>;
}

/** Files that come piece by piece, over lines that break. They are on the disk of the server that they came to. */
export interface HalfFiles {
  begin(id: string, half: Pick<HalfFile, 'size' | 'about'>): Promise<void>;
  /** null when there is none. */
  find(id: string): Promise<HalfFile | null>;
  /** Appends a piece; what arrived before a connection was lost stays. */
  append(id: string, from: number, source: Readable): Promise<number>;
  remove(id: string): Promise<void>;
  /** Finishes a file that has come. A page whose answer is late asks again: it gets the result of what is under way, or ended just now. */
  finish<Result>(id: string, work: () => Promise<Result>): Promise<Result>;
  /** Those whose names begin so, in the order of their names. */
  list(beginning: string): Promise<string[]>;
  /** Removes those of which nothing has come for a day. */
  sweep(): Promise<void>;
}

const day = 24 * 3_600_000;
/** As long as a page asks again. */
const kept_ms = 60_000;
const name = /^[\da-f-]{36}\.[\da-f-]{36}$/;
const aboutOf = (path: string): string => `${path}.json`;

/** Opens the folder of half files. @param folder is made when it is missing */
export async function openHalfFiles(folder: string): Promise<HalfFiles> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const pathOf = (id: string): string => {
    if (!name.test(id)) throw new Error('This is no name of a half file');
    return join(folder, id);
  };
  const remove = async (id: string): Promise<void> => {
    await rm(pathOf(id), { force: true });
    await rm(aboutOf(pathOf(id)), { force: true });
  };
  const list = async (beginning: string): Promise<string[]> =>
    (await readdir(folder)).filter((each) => name.test(each) && each.startsWith(beginning)).toSorted();

  const underWay = new Map<string, Promise<unknown>>();

  return {
    remove,
    list,

    finish<Result>(id: string, work: () => Promise<Result>) {
      const begun = underWay.get(id) as Promise<Result> | undefined;
      if (begun) return begun;
      const ended = work();
      underWay.set(id, ended);
      const drop = (): boolean => underWay.delete(id);
      // A result that got lost on its way is asked for again when the file is no half file any more.
      ended.then(() => setTimeout(drop, kept_ms).unref(), drop);
      return ended;
    },

    async begin(id, half) {
      const path = pathOf(id);
      await writeFile(aboutOf(path), JSON.stringify(half), { flag: 'wx', mode: 0o600 });
      await writeFile(path, '', { flag: 'wx', mode: 0o600 });
    },

    async find(id) {
      if (!name.test(id)) return null;
      const path = pathOf(id);
      try {
        const half = JSON.parse(await readFile(aboutOf(path), 'utf8')) as Pick<HalfFile, 'size' | 'about'>;
        return { ...half, path, bytes: (await stat(path)).size };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },

    async append(id, from, source) {
      const file = createWriteStream(pathOf(id), { flags: 'r+', start: from });
      await pipeline(source, file);
      return from + file.bytesWritten;
    },

    async sweep() {
      const before = Date.now() - day;
      for (const id of await list('')) {
        const found = await stat(pathOf(id)).catch(() => null);
        if (found && found.mtimeMs < before) await remove(id);
      }
    },
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
