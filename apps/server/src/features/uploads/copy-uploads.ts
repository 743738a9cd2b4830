import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertUpload, listUploads } from './uploads.queries.ts';

/**
 * Gives a container uploads of its own for the pictures of another one. The stored file, which never changes, is shared.
 * @returns the ids of the copies by the ids of the originals
 */
export async function copyUploads(
  tx: Tx,
  { institution_id, user_id }: Pick<Session, 'institution_id' | 'user_id'>,
  container_id: string,
  upload_ids: readonly string[],
): Promise<Map<string, string>> {
  const copies = new Map<string, string>();
  for (const { upload_id, ...upload } of await listUploads(tx, institution_id, upload_ids)) {
    const copy_id = newId();
    await insertUpload(tx, { ...upload, upload_id: copy_id, container_id, user_id });
    copies.set(upload_id, copy_id);
  }
  return copies;
}
