import type { Readable } from 'node:stream';

/** Where uploaded files are kept: a local folder, or an S3-compatible storage. */
export interface Storage {
  /** Keeps `body` under `key` (letters, digits, `-`, `_`, `.`, `/`); an existing file of that key is replaced. */
  put(key: string, body: Uint8Array, mediaType: string): Promise<void>;
  /** The file's bytes as a stream, or null when there is none. */
  get(key: string): Promise<{ body: Readable; bytes: number } | null>;
  /** Forgets the file; no error when there is none. */
  remove(key: string): Promise<void>;
}
