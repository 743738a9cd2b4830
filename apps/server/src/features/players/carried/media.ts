import { Problem } from '@takhti/contract';
import { limits } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import type { ZipEntry } from '../../../platform/zip/zip-file.ts';
import { listUploads } from '../../media/index.ts';

/** A picture or sound for a zip. */
export interface FoundMedia {
  /** Below the zip's folder, as the game names it: `media/…`. */
  readonly name: string;
  readonly storage_key: string;
  readonly media_type: string;
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'audio/mpeg': 'mp3',
  'application/zip': 'zip',
};

/**
 * The files of these uploads that a copy of the institution's game brings along, by upload.
 * @throws Problem players.too_heavy when they are too large together
 */
export async function findMedia(
  tx: Tx,
  institution_id: number,
  upload_ids: readonly string[],
  most_bytes: number = limits.carried.media_bytes,
): Promise<ReadonlyMap<string, FoundMedia>> {
  const uploads = await listUploads(tx, institution_id, upload_ids);
  if (uploads.reduce((sum, { bytes }) => sum + bytes, 0) > most_bytes) throw new Problem('players.too_heavy');
  return new Map(
    uploads.map(({ upload_id, media_type, storage_key }) => [
      upload_id,
      { name: `media/${upload_id}.${endings[media_type] ?? 'bin'}`, storage_key, media_type },
    ]),
  );
}

/** Found files as entries of a zip; one that the storage has lost is left out, as the address of it leads nowhere online. */
export function mediaEntries(storage: Storage, media: ReadonlyMap<string, FoundMedia>): ZipEntry[] {
  return Array.from(media.values(), ({ name, storage_key }) => ({
    name,
    open: async () => (await storage.get(storage_key))?.body ?? null,
  }));
}
