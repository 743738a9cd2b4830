import type { CollectionRow } from '@takhti/contract';
import type { Flag } from '@takhti/domain';
import { sql, type Expression, type Insertable, type SqlBool } from 'kysely';
import type { Session } from '../../../http/session.ts';
import type { Database, Tx } from '../../../platform/db/index.ts';

type Person = Pick<Session, 'institution_id' | 'user_id'>;

/** The condition that a container's content is in a collection of a person's own. */
export function isInCollection(
  { institution_id, user_id }: Person,
  collection_id: string,
): Expression<SqlBool> {
  return sql<SqlBool>`containers.content_id in (
    select collection_items.content_id from collection_items
    join collections on collections.institution_id = collection_items.institution_id
      and collections.collection_id = collection_items.collection_id
    where collections.institution_id = ${institution_id} and collections.user_id = ${user_id}
      and collections.collection_id = ${collection_id})`;
}

/** Locks what a person gathers until the transaction ends, so that the limits hold for parallel calls too. */
export async function lockPerson(tx: Tx, { institution_id, user_id }: Person): Promise<void> {
  await sql`select pg_advisory_xact_lock(${institution_id}::integer, hashtext(${user_id}))`.execute(tx);
}

export async function listCollections(
  tx: Tx,
  { institution_id, user_id }: Person,
  content_id: string | null,
): Promise<CollectionRow[]> {
  return tx
    .selectFrom('collections')
    .leftJoin('collection_items', (join) =>
      join
        .onRef('collection_items.institution_id', '=', 'collections.institution_id')
        .onRef('collection_items.collection_id', '=', 'collections.collection_id'),
    )
    .select([
      'collections.collection_id',
      'collections.title',
      sql<number>`count(collection_items.content_id)::int`.as('total'),
      sql<Flag>`coalesce(max((collection_items.content_id = ${content_id}::uuid)::int), 0)`.as('has_content'),
    ])
    .where('collections.institution_id', '=', institution_id)
    .where('collections.user_id', '=', user_id)
    .groupBy(['collections.institution_id', 'collections.collection_id'])
    .orderBy(sql`lower(collections.title)`)
    .execute();
}

export async function countCollections(tx: Tx, { institution_id, user_id }: Person): Promise<number> {
  const { count } = await tx
    .selectFrom('collections')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow();
  return count;
}

/** False when the person has another one of this title. */
export async function insertCollection(
  tx: Tx,
  collection: Insertable<Database['collections']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('collections')
    .values(collection)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

export async function isOwn(tx: Tx, person: Person, collection_id: string): Promise<boolean> {
  const row = await ownRows(tx, person).where('collection_id', '=', collection_id).executeTakeFirst();
  return row !== undefined;
}

/** Whether the person has another collection of this title, regardless of the case. */
export async function hasOtherOf(
  tx: Tx,
  person: Person,
  collection_id: string,
  title: string,
): Promise<boolean> {
  const row = await ownRows(tx, person)
    .where('collection_id', '<>', collection_id)
    .where(sql<SqlBool>`lower(title) = lower(${title})`)
    .executeTakeFirst();
  return row !== undefined;
}

function ownRows(tx: Tx, { institution_id, user_id }: Person) {
  return tx
    .selectFrom('collections')
    .select('collection_id')
    .where('institution_id', '=', institution_id)
    .where('user_id', '=', user_id);
}

export async function renameCollection(
  tx: Tx,
  institution_id: number,
  collection_id: string,
  title: string,
): Promise<void> {
  await tx
    .updateTable('collections')
    .set({ title })
    .where('institution_id', '=', institution_id)
    .where('collection_id', '=', collection_id)
    .execute();
}

export async function deleteCollection(tx: Tx, institution_id: number, collection_id: string): Promise<void> {
  await tx
    .deleteFrom('collections')
    .where('institution_id', '=', institution_id)
    .where('collection_id', '=', collection_id)
    .execute();
}

export async function countItems(tx: Tx, institution_id: number, collection_id: string): Promise<number> {
  const { count } = await tx
    .selectFrom('collection_items')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('institution_id', '=', institution_id)
    .where('collection_id', '=', collection_id)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertItem(
  tx: Tx,
  institution_id: number,
  collection_id: string,
  content_id: string,
): Promise<void> {
  await tx
    .insertInto('collection_items')
    .values({ institution_id, collection_id, content_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteItem(
  tx: Tx,
  institution_id: number,
  collection_id: string,
  content_id: string,
): Promise<void> {
  await tx
    .deleteFrom('collection_items')
    .where('institution_id', '=', institution_id)
    .where('collection_id', '=', collection_id)
    .where('content_id', '=', content_id)
    .execute();
}
