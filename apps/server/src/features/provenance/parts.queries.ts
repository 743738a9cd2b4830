import type { AiPart } from '@takhti/contract';
import { languages, type Language } from '@takhti/domain';
import { sql, type Insertable } from 'kysely';
import { withSource } from './kept-material.ts';
import type { Tx } from '../../platform/db/index.ts';
import { joinPerson } from '../../platform/db/conditions/join-person.ts';
import type { AiPartsTable } from '../../platform/db/schema/ai-tables.ts';

interface Key {
  readonly institution_id: number;
  readonly container_id: string;
}

/** The languages of versions, as their column has them. */
export function languagesOf(versions: string): Language[] {
  const named = versions.split(',');
  return languages.filter((language) => named.includes(language));
}

// A statement takes 65,535 values at most; a part has 15.
const chunk = 500;

export async function insertParts(tx: Tx, parts: readonly Insertable<AiPartsTable>[]): Promise<void> {
  for (let from = 0; from < parts.length; from += chunk)
    await tx
      .insertInto('ai_parts')
      .values(parts.slice(from, from + chunk))
      .execute();
}

/** Marks a part as unread, and stores its present author. */
export async function setMakers(
  tx: Tx,
  { institution_id, container_id }: Key,
  part_id: string,
  makers: { readonly model: string; readonly prompt: string; readonly versions: string },
): Promise<void> {
  await tx
    .updateTable('ai_parts')
    .set({ ...makers, looked_by_user_id: null, looked_on: null })
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .where('part_id', '=', part_id)
    .execute();
}

// A question that is gone needs no work any more; its row stays, for it may come back from the history.
function standing(tx: Tx, { institution_id, container_id }: Key) {
  return tx
    .selectFrom('ai_parts')
    .innerJoin('questions', (join) =>
      join
        .onRef('questions.institution_id', '=', 'ai_parts.institution_id')
        .onRef('questions.container_id', '=', 'ai_parts.container_id')
        .on(sql<boolean>`questions.content_id::text = ai_parts.part_id`),
    )
    .where('ai_parts.institution_id', '=', institution_id)
    .where('ai_parts.container_id', '=', container_id);
}

/** The parts of a container that models made, whether or not they are still in it. */
export async function listKept(tx: Tx, { institution_id, container_id }: Key) {
  const rows = await tx
    .selectFrom('ai_parts')
    .innerJoin('users', joinPerson('ai_parts.kept_by_user_id'))
    .leftJoin('users as reader', joinPerson('ai_parts.looked_by_user_id', 'reader'))
    .select([
      'ai_parts.part_id',
      'ai_parts.model',
      'ai_parts.made_on',
      'users.full_name as kept_by',
      'reader.full_name as looked_by',
      'ai_parts.looked_on',
      'ai_parts.prompt',
      'ai_parts.source',
      'ai_parts.kept_as',
      'ai_parts.versions',
    ])
    .where('ai_parts.institution_id', '=', institution_id)
    .where('ai_parts.container_id', '=', container_id)
    .execute();
  return rows.map(withSource);
}

/** The request and the material of a part; undefined if no model wrote it. */
export async function selectOptionalPart(tx: Tx, { institution_id, container_id }: Key, part_id: string) {
  const row = await tx
    .selectFrom('ai_parts')
    .select(['model', 'made_on', 'prompt', 'source', 'versions'])
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .where('part_id', '=', part_id)
    .executeTakeFirst();
  return row && withSource(row);
}

/** Notes of a copy of a document, which names these parts as the first does, where they came from and who has read them. */
export async function copyPartsOfDocument(
  tx: Tx,
  from: Key,
  to_container_id: string,
  part_ids: readonly string[],
): Promise<void> {
  if (part_ids.length === 0) return;
  const parts = await tx
    .selectFrom('ai_parts')
    .selectAll()
    .where('institution_id', '=', from.institution_id)
    .where('container_id', '=', from.container_id)
    .where('part_id', 'in', part_ids)
    .execute();
  const copied = parts.map((part) => ({
    ...part,
    container_id: to_container_id,
    source: JSON.stringify(part.source),
  }));
  await insertParts(tx, copied);
}

/** The parts of a bank that a model wrote, in the order of its questions. */
export async function listQuestionParts(tx: Tx, key: Key): Promise<AiPart[]> {
  const parts = await standing(tx, key)
    .innerJoin('users', joinPerson('ai_parts.kept_by_user_id'))
    .leftJoin('users as reader', joinPerson('ai_parts.looked_by_user_id', 'reader'))
    .select([
      'ai_parts.part_id',
      'ai_parts.model',
      'ai_parts.made_on',
      'users.full_name as kept_by',
      'reader.full_name as looked_by',
      'ai_parts.looked_on',
      'ai_parts.versions',
      sql<boolean>`questions.version > ai_parts.kept_version`.as('is_changed'),
    ])
    .orderBy('questions.question_order')
    .orderBy('questions.content_id')
    .execute();
  return parts.map((part) => ({ ...part, versions: languagesOf(part.versions) }));
}

/** The origin of a part that a model wrote, for exports: by the position of the question, from 1. */
export async function listQuestionSources(tx: Tx, key: Key) {
  const rows = await standing(tx, key)
    .select([
      sql<number>`(select count(*)::int from questions as earlier
        where earlier.institution_id = questions.institution_id and earlier.container_id = questions.container_id
          and (earlier.question_order, earlier.content_id) <= (questions.question_order, questions.content_id))`.as(
        'question',
      ),
      'ai_parts.model',
      'ai_parts.prompt',
      'ai_parts.source',
      'ai_parts.made_on',
      'ai_parts.looked_on',
      sql<boolean>`questions.version > ai_parts.kept_version`.as('is_changed'),
    ])
    .orderBy('questions.question_order')
    .orderBy('questions.content_id')
    .execute();
  return rows.map(withSource);
}

/** The models that made parts, and when, each part once: copies have the same. */
export async function listMakersOf(tx: Tx, institution_id: number, part_ids: readonly string[]) {
  if (part_ids.length === 0) return [];
  return tx
    .selectFrom('ai_parts')
    .distinctOn('part_id')
    .select(['part_id', 'model', 'made_on'])
    .where('institution_id', '=', institution_id)
    .where('part_id', 'in', part_ids)
    .orderBy('part_id')
    .execute();
}

/** How much of it is not marked as read. */
export async function countUnread(tx: Tx, key: Key): Promise<number> {
  const { count } = await standing(tx, key)
    .where('ai_parts.looked_on', 'is', null)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Notes who has read these, where nobody had; how many. */
export async function markRead(
  tx: Tx,
  { institution_id, container_id }: Key,
  part_ids: readonly string[],
  by: { looked_by_user_id: string; looked_on: Date },
): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('ai_parts')
    .set(by)
    .where('institution_id', '=', institution_id)
    .where('container_id', '=', container_id)
    .where('part_id', 'in', part_ids)
    .where('looked_on', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Copies origin and readers to the copies of a part: their text is the same. */
export async function copyParts(
  tx: Tx,
  from: Key,
  to_container_id: string,
  copies: ReadonlyMap<string, string>,
): Promise<void> {
  const parts = await standing(tx, from)
    .selectAll('ai_parts')
    .select(sql<boolean>`questions.version > ai_parts.kept_version`.as('is_changed'))
    .execute();
  const copied = parts.flatMap(({ is_changed, ...part }) => {
    const part_id = copies.get(part.part_id);
    const source = JSON.stringify(part.source);
    // A copy starts with version 1.
    const kept_version = is_changed ? 0 : 1;
    return part_id === undefined
      ? []
      : [{ ...part, container_id: to_container_id, part_id, source, kept_version }];
  });
  await insertParts(tx, copied);
}
