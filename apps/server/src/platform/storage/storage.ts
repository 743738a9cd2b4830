import type { Readable } from 'node:stream';

/** A part of a file: its first and its last byte, both inside the file. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** Stores uploaded files: in a local folder, or an S3-compatible storage. */
export interface Storage {
  /** Keeps `body` under `key` (letters, digits, `-`, `_`, `.`, `/`); an existing file of that key is replaced. */
  put(key: string, body: Uint8Array, mediaType: string): Promise<void>;
  /** Keeps the file that is at `path` under `key`, as it is read: memory holds a piece of it. */
  putFile(key: string, path: string, bytes: number, mediaType: string): Promise<void>;
  /** The file's bytes, or a part of them, as a stream, and how many those are; null when there is no such file. */
  get(key: string, part?: ByteRange): Promise<{ body: Readable; bytes: number } | null>;
  /** Deletes the file; no error if there is none. */
  remove(key: string): Promise<void>;
  /** Throws when the storage does not answer, or not to us. */
  look(): Promise<void>;
}
