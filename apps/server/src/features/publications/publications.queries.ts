import { contentTypesThatGiveQuestions } from '@takhti/content-types';
import { keptQuestion, type PublishedQuestion } from '@takhti/content-types/question-kinds';
import { sql, type Insertable, type SqlBool } from 'kysely';
import type { Database, Tx } from '../../platform/db/index.ts';

export type PublicationValues = Insertable<Database['publications']>;

/** Takes the place of what was current of the content until now. */
export async function insertPublication(tx: Tx, publication: PublicationValues): Promise<void> {
  await endPublication(tx, publication.institution_id, publication.content_id);
  await tx.insertInto('publications').values(publication).execute();
}

/** A statement takes 65,535 values at most. */
export const chunk = 500;

export async function insertPublishedQuestions(
  tx: Tx,
  publication: Pick<PublicationValues, 'institution_id' | 'publication_id'>,
  questions: readonly PublishedQuestion[],
): Promise<void> {
  const { institution_id, publication_id } = publication;
  for (let from = 0; from < questions.length; from += chunk) {
    const rows = questions.slice(from, from + chunk).map((question) => ({
      institution_id,
      publication_id,
      content_id: question.content_id,
      body: JSON.stringify(keptQuestion.toKeep(question)),
    }));
    await tx.insertInto('publication_questions').values(rows).execute();
  }
}

/**
 * The questions on these skills that learners can be given now, with the skill that each was published on: those of current
 * publications of the types that give questions. A skill that has been merged into one of them since counts for that one. Publications are
 * looked up by their key: a plan that is made without statistics would compare every question with every publication.
 */
export function publishedOnSkills(tx: Tx, institution_id: number, skill_ids: readonly string[]) {
  return tx
    .selectFrom('skills')
    .innerJoin('publication_questions', (join) =>
      join
        .onRef('publication_questions.institution_id', '=', 'skills.institution_id')
        .on(sql<SqlBool>`publication_questions.body ->> 'skill_id' = skills.skill_id::text`),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('publications')
          .selectAll()
          .whereRef('publications.institution_id', '=', 'publication_questions.institution_id')
          .whereRef('publications.publication_id', '=', 'publication_questions.publication_id')
          .limit(1)
          .as('publications'),
      (join) => join.onTrue(),
    )
    .where('skills.institution_id', '=', institution_id)
    .where((where) =>
      where.or([
        where('skills.skill_id', 'in', skill_ids),
        where('skills.merged_into_skill_id', 'in', skill_ids),
      ]),
    )
    .where('publications.content_type', 'in', contentTypesThatGiveQuestions)
    .where('publications.is_current', '=', sql.lit(1));
}

/** Those questions themselves, each on the skill that it counts for now. */
export async function listPublishedOnSkills(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
): Promise<PublishedQuestion[]> {
  const rows = await publishedOnSkills(tx, institution_id, skill_ids)
    .select(['publication_questions.body', 'skills.merged_into_skill_id'])
    .orderBy('publications.published_on')
    .orderBy('publication_questions.content_id')
    .execute();
  return rows.map(({ body, merged_into_skill_id }) => {
    const question = keptQuestion.openKept(body);
    return merged_into_skill_id === null ? question : { ...question, skill_id: merged_into_skill_id };
  });
}

/**
 * How many questions a publication may draw (`keptPool`).
 * @param table the name by which the query knows `publications`
 */
export function questionsInPool(table: string) {
  return sql<number>`jsonb_array_length(${sql.ref(`${table}.pool`)} -> 'questions')`;
}

/** The columns of a publication that are read. */
export const publicationColumns = [
  'publications.institution_id',
  'publications.publication_id',
  'publications.content_id',
  'publications.content_type',
  'publications.title',
  'publications.language',
  'publications.grade',
  'publications.subject',
  'publications.json_data',
  'publications.pool',
] as const;

/** Current publications, without those whose container was taken back. */
export function publishedNow(tx: Tx) {
  return tx
    .selectFrom('publications')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'publications.institution_id')
        .onRef('containers.container_id', '=', 'publications.container_id'),
    )
    .where('publications.is_current', '=', sql.lit(1))
    .where('containers.is_published', '=', 1)
    .where('containers.is_deleted', '=', 0);
}

/** The current publication of a content id; undefined if there is none, or its container was taken back. */
export async function selectOptionalPublication(tx: Tx, institution_id: number, content_id: string) {
  return publishedNow(tx)
    .select(publicationColumns)
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', '=', content_id)
    .executeTakeFirst();
}

/** The current publications of several content ids, in no order; none of those whose container was taken back. */
export async function listPublications(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<Publication[]> {
  if (content_ids.length === 0) return [];
  return publishedNow(tx)
    .select(publicationColumns)
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', 'in', content_ids)
    .execute();
}

/** The documents that learners get of content now, by its ids; none of what cannot be played. */
export async function listPublishedDocuments(
  tx: Tx,
  contents: readonly { readonly institution_id: number; readonly content_id: string }[],
): Promise<ReadonlyMap<string, object>> {
  if (contents.length === 0) return new Map();
  const keys = contents.map(({ institution_id, content_id }) => ({ institution_id, content_id }));
  const rows = await publishedNow(tx)
    .select(['publications.content_id', 'publications.json_data'])
    .where(({ or, and, eb }) =>
      or(
        keys.map((key) =>
          and([
            eb('publications.institution_id', '=', key.institution_id),
            eb('publications.content_id', '=', key.content_id),
          ]),
        ),
      ),
    )
    .execute();
  return new Map(rows.map(({ content_id, json_data }) => [content_id, json_data]));
}

/** Which of these containers were ever published. */
export async function listEverPublished(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<string[]> {
  if (content_ids.length === 0) return [];
  const rows = await tx
    .selectFrom('publications')
    .select('content_id')
    .distinct()
    .where('institution_id', '=', institution_id)
    .where('content_id', 'in', content_ids)
    .execute();
  return rows.map(({ content_id }) => content_id);
}

/** A publication, current or earlier; undefined if there never was one. */
export async function selectOptionalPublicationById(
  tx: Tx,
  { institution_id, publication_id }: { readonly institution_id: number; readonly publication_id: string },
): Promise<Publication | undefined> {
  return tx
    .selectFrom('publications')
    .select(publicationColumns)
    .where('institution_id', '=', institution_id)
    .where('publication_id', '=', publication_id)
    .executeTakeFirst();
}

export type Publication = NonNullable<Awaited<ReturnType<typeof selectOptionalPublication>>>;

/** Questions read at once: parsing the rows of one answer blocks the process. */
const read_at_once = 50;

/** The drawn questions of a publication and no others, in no order. */
export async function listPublishedQuestions(
  tx: Tx,
  publication: { readonly institution_id: number; readonly publication_id: string },
  content_ids: readonly string[],
): Promise<PublishedQuestion[]> {
  const questions: PublishedQuestion[] = [];
  for (let from = 0; from < content_ids.length; from += read_at_once) {
    const rows = await tx
      .selectFrom('publication_questions')
      .select('body')
      .where('institution_id', '=', publication.institution_id)
      .where('publication_id', '=', publication.publication_id)
      .where('content_id', 'in', content_ids.slice(from, from + read_at_once))
      .execute();
    for (const { body } of rows) questions.push(keptQuestion.openKept(body));
  }
  return questions;
}

/** Whether learners can play a container: it has a current publication. */
export async function isPlayable(tx: Tx, institution_id: number, content_id: string): Promise<boolean> {
  const publication = await tx
    .selectFrom('publications')
    .select('publication_id')
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('is_current', '=', sql.lit(1))
    .executeTakeFirst();
  return publication !== undefined;
}

/** The content that is published from a container; undefined when nothing is. */
export async function selectPublishedContainer(
  tx: Tx,
  institution_id: number,
  container_id: string,
): Promise<{ content_id: string } | undefined> {
  return publishedNow(tx)
    .select('publications.content_id')
    .where('publications.institution_id', '=', institution_id)
    .where('containers.container_id', '=', container_id)
    .executeTakeFirst();
}

/** Whether a container is closed: learners get its questions through assessments alone. */
export async function isClosed(tx: Tx, institution_id: number, content_id: string): Promise<boolean> {
  const closed = await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('is_closed', '=', 1)
    .executeTakeFirst();
  return closed !== undefined;
}

/** Takes back what learners are given under a content id; running attempts continue. */
export async function endPublication(tx: Tx, institution_id: number, content_id: string): Promise<void> {
  await tx
    .updateTable('publications')
    .set({ is_current: 0 })
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', content_id)
    .where('is_current', '=', sql.lit(1))
    .execute();
}
