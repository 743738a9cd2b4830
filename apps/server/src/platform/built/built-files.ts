import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files of the built product, by their names. */
export interface BuiltFiles {
  /** @throws an error of the file system when it was not built */
  readonly read: (name: string) => Promise<Buffer>;
}

/** The files of a folder of the built product. */
export function builtFilesIn(folder: string): BuiltFiles {
  return { read: (name) => readFile(path.join(folder, name)) };
}
