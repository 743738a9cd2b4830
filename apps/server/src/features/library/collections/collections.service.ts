import { Problem, type CollectionRow } from '@takhti/contract';
import { limits, type Flag } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { newId } from '../../../platform/ids.ts';
import { listContent } from '../library.service.ts';
import * as queries from './collections.queries.ts';

/**
 * The person's own collections by their titles, and whether they hold content that the person may see.
 * @throws Problem container.not_found
 */
export async function listCollections(
  tx: Tx,
  session: Session,
  content_id: string | undefined,
): Promise<{ records: CollectionRow[]; total: number }> {
  if (content_id !== undefined) await requireContent(tx, session, content_id);
  const records = await queries.listCollections(tx, session, content_id ?? null);
  return { records, total: records.length };
}

/** @throws Problem collections.title_taken, collections.too_many, container.not_found */
export async function createCollection(
  tx: Tx,
  session: Session,
  { title, content_id }: { readonly title: string; readonly content_id?: string | undefined },
): Promise<CollectionRow> {
  if (content_id !== undefined) await requireContent(tx, session, content_id);
  await queries.lockPerson(tx, session);
  const { max } = limits.collections;
  if ((await queries.countCollections(tx, session)) >= max) throw new Problem('collections.too_many');
  const collection_id = newId();
  const { institution_id, user_id } = session;
  if (!(await queries.insertCollection(tx, { institution_id, collection_id, user_id, title })))
    throw new Problem('collections.title_taken');
  if (content_id === undefined) return { collection_id, title, total: 0, has_content: 0 };
  await queries.insertItem(tx, institution_id, collection_id, content_id);
  return { collection_id, title, total: 1, has_content: 1 };
}

/** @throws Problem collections.not_found, collections.title_taken */
export async function renameCollection(
  tx: Tx,
  session: Session,
  { collection_id, title }: { readonly collection_id: string; readonly title: string },
): Promise<void> {
  await requireOwn(tx, session, collection_id);
  if (await queries.hasOtherOf(tx, session, collection_id, title))
    throw new Problem('collections.title_taken');
  await queries.renameCollection(tx, session.institution_id, collection_id, title);
}

/** @throws Problem collections.not_found */
export async function deleteCollection(tx: Tx, session: Session, collection_id: string): Promise<void> {
  await requireOwn(tx, session, collection_id);
  await queries.deleteCollection(tx, session.institution_id, collection_id);
}

/**
 * Puts content that the person may see into a collection of theirs, or takes it out.
 * @throws Problem collections.not_found, collections.full, container.not_found
 */
export async function keepInCollection(
  tx: Tx,
  session: Session,
  wanted: { readonly collection_id: string; readonly content_id: string; readonly is_kept: Flag },
): Promise<void> {
  const { collection_id, content_id, is_kept } = wanted;
  const { institution_id } = session;
  await requireOwn(tx, session, collection_id);
  // It can be taken out in any state.
  if (is_kept === 0) return queries.deleteItem(tx, institution_id, collection_id, content_id);
  await requireContent(tx, session, content_id);
  if ((await queries.countItems(tx, institution_id, collection_id)) >= limits.collections.items)
    throw new Problem('collections.full');
  await queries.insertItem(tx, institution_id, collection_id, content_id);
}

async function requireContent(tx: Tx, session: Session, content_id: string): Promise<void> {
  const { total } = await listContent(tx, session, [content_id]);
  if (total === 0) throw new Problem('container.not_found');
}

async function requireOwn(tx: Tx, session: Session, collection_id: string): Promise<void> {
  await queries.lockPerson(tx, session);
  if (!(await queries.isOwn(tx, session, collection_id))) throw new Problem('collections.not_found');
}
