import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that the product is shipped with, by their names. */
export interface Parts {
  /** @throws an error of the file system when it was not built */
  readonly read: (name: string) => Promise<Buffer>;
}

/** The files of a folder of the built product. */
export function partsIn(folder: string): Parts {
  return { read: (name) => readFile(path.join(folder, name)) };
}
