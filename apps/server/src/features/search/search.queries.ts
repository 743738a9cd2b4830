import { keptPool } from '@takhti/content-types/question-kinds';
import { nearKeys } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import { textArray } from '../../platform/db/conditions/contains-words.ts';
import type { Database, Tx } from '../../platform/db/index.ts';

/** Which content. */
export interface Key {
  readonly institution_id: number;
  readonly container_id: string;
}

/** The content that waits behind some other, in an order of its own; the first where none is named. */
export async function selectOptionalWaiting(tx: Tx, after: Key | null): Promise<Key | undefined> {
  return tx
    .selectFrom('search_waiting')
    .select(['institution_id', 'container_id'])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(institution_id, container_id) > (${after?.institution_id}::integer, ${after?.container_id}::uuid)`,
      ),
    )
    .orderBy('institution_id')
    .orderBy('container_id')
    .limit(1)
    .executeTakeFirst();
}

/** Takes content off the waiting list; false where another server did so meanwhile, or does just now. */
export async function takeWaiting(tx: Tx, { institution_id, container_id }: Key): Promise<boolean> {
  const { rows } = await sql`
    delete from search_waiting where (institution_id, container_id) in (
      select institution_id, container_id from search_waiting
      where institution_id = ${institution_id} and container_id = ${container_id} for update skip locked)
    returning container_id`.execute(tx);
  return rows.length > 0;
}

/** Puts content on the waiting list, unless it is there. */
export async function insertWaiting(tx: Tx, { institution_id, container_id }: Key): Promise<void> {
  await tx
    .insertInto('search_waiting')
    .values({ institution_id, container_id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The version of its rows: another word whenever the content, or its skill, was changed; undefined when there is none. */
export async function selectOptionalState(tx: Tx, { institution_id, container_id }: Key) {
  const found = await tx
    .selectFrom('containers')
    .innerJoin('skills', (join) =>
      join
        .onRef('skills.institution_id', '=', 'containers.institution_id')
        .onRef('skills.skill_id', '=', 'containers.skill_id'),
    )
    .select(sql<string>`containers.xmin::text || ' ' || skills.xmin::text`.as('state'))
    .where('containers.institution_id', '=', institution_id)
    .where('containers.container_id', '=', container_id)
    .executeTakeFirst();
  return found?.state;
}

/** How much content waits to be looked at, of one institution or of all. */
export async function countWaiting(tx: Tx, institution_id: number | null): Promise<number> {
  const { waiting } = await tx
    .selectFrom('search_waiting')
    .select((select) => select.fn.countAll<number>().as('waiting'))
    .$if(institution_id !== null, (query) => query.where('institution_id', '=', institution_id))
    .executeTakeFirstOrThrow();
  return waiting;
}

/** Published content with its document and its skill's name; undefined when it is published no more. */
export async function selectOptionalReadable(tx: Tx, { institution_id, container_id }: Key) {
  return tx
    .selectFrom('containers')
    .innerJoin('skills', (join) =>
      join
        .onRef('skills.institution_id', '=', 'containers.institution_id')
        .onRef('skills.skill_id', '=', 'containers.skill_id'),
    )
    .select([
      'containers.content_id',
      'containers.content_type',
      'containers.title',
      'containers.grade',
      'containers.subject',
      'containers.last_activity',
      'containers.json_data',
      'skills.skill',
    ])
    .where('containers.institution_id', '=', institution_id)
    .where('containers.container_id', '=', container_id)
    .where('containers.is_published', '=', 1)
    .where('containers.is_deleted', '=', 0)
    .executeTakeFirst();
}

/** The current publication of a content id, with the ids of its own questions in their order. */
export async function selectOptionalPool(tx: Tx, institution_id: number, content_id: string) {
  const found = await tx
    .selectFrom('publications')
    .select(['institution_id', 'publication_id', 'pool'])
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('is_current', '=', sql.lit(1))
    .executeTakeFirst();
  if (!found) return undefined;
  const { pool, ...publication } = found;
  const entries = keptPool.openKept(pool).questions.toSorted((a, b) => a.order - b.order);
  return { ...publication, question_ids: entries.map(({ question_id }) => question_id) };
}

/** Of some uploads of an institution those that are pictures. */
export async function listPictures(
  tx: Tx,
  institution_id: number,
  upload_ids: readonly string[],
): Promise<Set<string>> {
  if (upload_ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('uploads')
    .select('upload_id')
    .where('institution_id', '=', institution_id)
    .where('upload_id', 'in', upload_ids)
    .where('media_type', 'like', 'image/%')
    .execute();
  return new Set(rows.map(({ upload_id }) => upload_id));
}

export async function deleteTexts(tx: Tx, { institution_id, container_id }: Key): Promise<void> {
  await tx
    .deleteFrom('search_texts')
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .execute();
}

/** Keeps what is found of content, in place of what was. */
export async function keepTexts(tx: Tx, texts: Insertable<Database['search_texts']>): Promise<void> {
  await tx
    .insertInto('search_texts')
    .values({ ...texts, words: textArray(texts.words), passages: textArray(texts.passages) })
    .onConflict((conflict) =>
      conflict.columns(['institution_id', 'container_id']).doUpdateSet((update) => ({
        words: update.ref('excluded.words'),
        passages: update.ref('excluded.passages'),
        picture: update.ref('excluded.picture'),
        changed_on: update.ref('excluded.changed_on'),
      })),
    )
    .execute();
}

/** Adds words that were not known yet; given in one order, so that two servers never wait for each other. */
export async function addWords(tx: Tx, institution_id: number, words: readonly string[]): Promise<void> {
  const rows = await tx
    .selectFrom('search_words')
    .select('word')
    .where('institution_id', '=', institution_id)
    .where('word', 'in', words)
    .execute();
  const known = new Set(rows.map(({ word }) => word));
  const values = words
    .filter((word) => !known.has(word))
    .map((word) => ({ institution_id, word, near: textArray(nearKeys(word)) }));
  if (values.length === 0) return;
  await tx
    .insertInto('search_words')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The known words that begin with one, that one first. */
export async function listBeginningWith(
  tx: Tx,
  institution_id: number,
  word: string,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('search_words')
    .select('word')
    .where('institution_id', '=', institution_id)
    .where('word', '>=', word)
    // Above every letter that a word is made of.
    .where('word', '<', `${word}\u{10FFFF}`)
    .orderBy('word')
    .limit(most)
    .execute();
  return rows.map((row) => row.word);
}

/** The known words that share a key with one: those that are it with a mistake, and some that are not. */
export async function listSharingKeys(
  tx: Tx,
  institution_id: number,
  keys: readonly string[],
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('search_words')
    .select('word')
    .where('institution_id', '=', institution_id)
    .where(sql<boolean>`near && ${textArray(keys)}`)
    .limit(most)
    .execute();
  return rows.map((row) => row.word);
}

/** The pictures of some content, of what has one. */
export async function listPictureIds(tx: Tx, institution_id: number, container_ids: readonly string[]) {
  if (container_ids.length === 0) return [];
  return tx
    .selectFrom('search_texts')
    .select(['container_id', 'picture'])
    .where('institution_id', '=', institution_id)
    .where('container_id', 'in', container_ids)
    .where('picture', '<>', '')
    .execute();
}

/** The passages of some content. */
export async function listTexts(tx: Tx, institution_id: number, container_ids: readonly string[]) {
  if (container_ids.length === 0) return [];
  return tx
    .selectFrom('search_texts')
    .select(['container_id', 'passages'])
    .where('institution_id', '=', institution_id)
    .where('container_id', 'in', container_ids)
    .execute();
}
