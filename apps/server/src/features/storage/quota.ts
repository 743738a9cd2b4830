import { Problem, readStorage } from '@takhti/contract';
import { route, type Route } from '../../http/route.ts';
import type { ProductSettings } from '../../http/services.ts';
import type { Tx } from '../../platform/db/index.ts';
import { countPendingBytes } from './pending.queries.ts';
import { selectStored } from './quota.queries.ts';

type Quota = Pick<ProductSettings, 'storage'>;

/**
 * Refuses a file for which its institution has no room, beside its stored and reserved bytes.
 * @throws Problem uploads.no_room
 */
export async function requireRoom(
  tx: Tx,
  { storage: { quota_bytes } }: Quota,
  institution_id: number,
  bytes: number,
): Promise<void> {
  if (quota_bytes === 0) return;
  const taken = await selectTaken(tx, institution_id);
  if (taken.bytes + bytes > quota_bytes) throw new Problem('uploads.no_room');
}

/** The files of an institution, and the bytes that they and those that are still to come take of its room. */
export async function selectTaken(tx: Tx, institution_id: number): Promise<{ files: number; bytes: number }> {
  const stored = await selectStored(tx, institution_id);
  return { ...stored, bytes: stored.bytes + (await countPendingBytes(tx, institution_id)) };
}

export const storageRoutes: readonly Route[] = [
  route(readStorage, async ({ session, services: { db, settings } }) => ({
    ...(await db.inReadTransaction((tx) => selectTaken(tx, session.institution_id))),
    quota_bytes: settings.storage.quota_bytes,
  })),
];
