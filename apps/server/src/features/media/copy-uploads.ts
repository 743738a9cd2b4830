import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { newId } from '../../platform/ids.ts';
import { insertUploads, listUploads } from './uploads.queries.ts';

type Owner = Pick<Session, 'institution_id' | 'user_id'>;

/** Uploads that are about to be copied, by the ids of the originals. */
type Copies = ReadonlyMap<string, Awaited<ReturnType<typeof listUploads>>[number]>;

/**
 * Gives a container uploads of its own for the pictures of another one. The stored file, which never changes, is shared.
 * @returns the ids of the copies by the ids of the originals
 */
export async function copyUploads(
  tx: Tx,
  owner: Owner,
  container_id: string,
  upload_ids: readonly string[],
): Promise<Map<string, string>> {
  const { ids, copies } = await planCopies(tx, owner.institution_id, upload_ids);
  await insertCopies(tx, owner, container_id, copies);
  return ids;
}

/** Chooses the ids of copies before there is a container to put them in: a document names them from its first day. */
export async function planCopies(
  tx: Tx,
  institution_id: number,
  upload_ids: readonly string[],
): Promise<{ ids: Map<string, string>; copies: Copies }> {
  const uploads = await listUploads(tx, institution_id, upload_ids);
  const copies = new Map(uploads.map((upload) => [upload.upload_id, { ...upload, upload_id: newId() }]));
  return { ids: new Map(Array.from(copies, ([from, { upload_id }]) => [from, upload_id])), copies };
}

/** Adds planned copies to a container. */
export async function insertCopies(
  tx: Tx,
  { user_id }: Owner,
  container_id: string,
  copies: Copies,
): Promise<void> {
  const rows = Array.from(copies.values(), (upload) => ({ ...upload, container_id, user_id }));
  await insertUploads(tx, rows);
}
