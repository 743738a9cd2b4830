import type { ColumnType, Generated } from 'kysely';
import type { Stamp, StampOrNull } from './column-types.ts';

/** A file in an archive: where its bytes begin, how many they are packed and unpacked, and whether they are packed at all. */
export type PackageEntry = readonly [start: number, packed: number, bytes: number, is_packed: 0 | 1];
export type PackageEntries = Readonly<Record<string, PackageEntry>>;

/** A stored file without a row of uploads: on its way, or about to be removed. */
export interface PendingFilesTable {
  institution_id: number;
  storage_key: string;
  bytes: number;
  created_on: Stamp;
}

/** The files that people brought; copies of one share its `storage_key`. */
export interface UploadsTable {
  institution_id: number;
  upload_id: string;
  container_id: string;
  user_id: string;
  file_name: string;
  media_type: string;
  bytes: number;
  width: number;
  height: number;
  /** Of sounds; a picture has 0, as a sound has no width and height. */
  duration_ms: Generated<number>;
  storage_key: string;
  created_on: Stamp;
  /** Since when nothing refers to it; null while something does. */
  unused_since: StampOrNull;
  /** The offsets of the files in an archive that is played from the storage. */
  entries: ColumnType<PackageEntries | null, string | null | undefined, string | null>;
}
