import { kindOfRole, type ContainerRow, type ContentType, type Flag } from '@takhti/domain';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import { containsWords, textArray } from '../../platform/db/conditions/contains-words.ts';
import type { Database, Tx } from '../../platform/db/index.ts';
import type { Session } from '../../http/session.ts';
import { isInCollection } from './collections/collections.queries.ts';
import { drawsFrom } from '../curriculum/index.ts';
import { containerRows, isOwnContent, selectPage, type Window } from '../containers/index.ts';

/** What narrows the library; empty texts and lists do not (specification, section 3, search parameters). */
export interface LibraryFilter {
  readonly subject: string;
  readonly grades: readonly string[];
  readonly content_types: readonly ContentType[];
  readonly category: string;
  readonly skill_name: string;
  readonly title: string;
  /** Only what the LMS has taken as a module (C-489). */
  readonly only_modules: Flag;
  /** Only what is in this collection of the reader's own. */
  readonly collection_id?: string | undefined;
  /** Own content only: of the institution itself and of this school; null for everything (C-138). */
  readonly own_school_id: string | null;
  /** The reader: content that is closed to them is left out. */
  readonly reader: Pick<Session, 'user_id' | 'active_role'>;
}

const expression = expressionBuilder<Database, 'containers' | 'skills'>();

function isPublished(institution_id: number): Expression<SqlBool>[] {
  return [
    expression('containers.institution_id', '=', institution_id),
    // Literals, as in the condition of the indexes that serve this: a prepared statement has to show that they fit.
    expression('containers.is_published', '=', sql.lit(1)),
    expression('containers.is_deleted', '=', sql.lit(0)),
  ];
}

// As `isClosedTo` has it.
function isOpenTo({ user_id, active_role }: LibraryFilter['reader']): Expression<SqlBool>[] {
  const isOpen = expression('containers.is_closed', '=', 0);
  switch (kindOfRole(active_role)) {
    case 'reviewer':
      return [];
    case 'developer':
      return [expression.or([isOpen, expression('containers.user_id', '=', user_id)])];
    case 'teacher':
      return [isOpen];
  }
}

/** What narrows the library, no matter what was typed. */
export function matches(institution_id: number, filter: LibraryFilter): Expression<SqlBool> {
  const conditions = [
    ...isPublished(institution_id),
    containsWords('containers.title', filter.title),
    containsWords('skills.skill', filter.skill_name),
    ...isOwnContent(filter.own_school_id),
    ...isOpenTo(filter.reader),
  ];
  if (filter.only_modules === 1) conditions.push(expression('containers.is_lms_module', '=', 1));
  if (filter.collection_id !== undefined)
    conditions.push(isInCollection({ institution_id, ...filter.reader }, filter.collection_id));
  if (filter.subject !== '') conditions.push(expression('containers.subject', '=', filter.subject));
  if (filter.category !== '') conditions.push(expression('skills.category', '=', filter.category));
  if (filter.grades.length > 0) conditions.push(expression('containers.grade', 'in', filter.grades));
  if (filter.content_types.length > 0)
    conditions.push(expression('containers.content_type', 'in', filter.content_types));
  return expression.and(conditions);
}

/** One page of an institution's published content, what changed last first, and how much of it matches. */
export async function listPublished(
  tx: Tx,
  institution_id: number,
  filter: LibraryFilter,
  window: Window,
): Promise<{ records: ContainerRow[]; total: number }> {
  const rows = containerRows(tx)
    .where(matches(institution_id, filter))
    .orderBy('containers.last_activity', 'desc')
    .orderBy('containers.container_id', 'desc');
  const counted = tx
    .selectFrom('containers')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matches(institution_id, filter))
    // Counting reads every match, so it looks up no skill that the condition does not speak of.
    .$if(filter.skill_name !== '' || filter.category !== '', (query) =>
      query.innerJoin('skills', (join) =>
        join
          .onRef('skills.institution_id', '=', 'containers.institution_id')
          .onRef('skills.skill_id', '=', 'containers.skill_id'),
      ),
    );
  return selectPage(tx, rows, counted, window);
}

/** Containers by their ids, in the order of these. */
export async function listRows(
  tx: Tx,
  institution_id: number,
  container_ids: readonly string[],
): Promise<ContainerRow[]> {
  if (container_ids.length === 0) return [];
  const rows = await containerRows(tx)
    .where('containers.institution_id', '=', institution_id)
    .where('containers.container_id', 'in', container_ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.container_id, row]));
  return container_ids.flatMap((id) => byId.get(id) ?? []);
}

/** An institution's published containers of these ids, in no order. */
export async function listPublishedByIds(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
): Promise<ContainerRow[]> {
  return containerRows(tx)
    .where(expression.and(isPublished(institution_id)))
    .where('containers.content_id', 'in', content_ids)
    .execute();
}

/** An institution's published container; undefined when it has none of this id. */
export async function selectOptionalPublished(
  tx: Tx,
  institution_id: number,
  content_id: string,
): Promise<ContainerRow | undefined> {
  return containerRows(tx)
    .where(expression.and(isPublished(institution_id)))
    .where('containers.content_id', '=', content_id)
    .executeTakeFirst();
}

interface Rows {
  readonly limit: number;
  readonly offset: number;
}

/** Some of what refers to any of these containers, what changed last first. */
export async function listReferring(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
  { limit, offset }: Rows,
): Promise<ContainerRow[]> {
  return containerRows(tx)
    .where('containers.institution_id', '=', institution_id)
    .where('containers.is_deleted', '=', 0)
    .where('containers.container_id', 'in', (eb) =>
      eb
        .selectFrom('content_references')
        .select('content_references.container_id')
        .where('content_references.institution_id', '=', institution_id)
        .where('content_references.content_id', 'in', content_ids),
    )
    .orderBy('containers.last_activity', 'desc')
    .orderBy('containers.container_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Some of what draws questions from the skills that those of published containers belong to, what changed last first. */
export async function listDrawing(
  tx: Tx,
  institution_id: number,
  content_ids: readonly string[],
  { limit, offset }: Rows,
): Promise<ContainerRow[]> {
  if (content_ids.length === 0) return [];
  const skills = await tx
    .selectFrom('publications')
    .innerJoin('publication_questions', (join) =>
      join
        .onRef('publication_questions.institution_id', '=', 'publications.institution_id')
        .onRef('publication_questions.publication_id', '=', 'publications.publication_id'),
    )
    .select(sql<string>`publication_questions.body ->> 'skill_id'`.as('skill_id'))
    .distinct()
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', 'in', content_ids)
    .where('publications.is_current', '=', sql.lit(1))
    .execute();
  if (skills.length === 0) return [];
  return containerRows(tx)
    .where('containers.institution_id', '=', institution_id)
    .where('containers.is_deleted', '=', 0)
    .where((where) => where.or(skills.map(({ skill_id }) => drawsFrom(sql`${skill_id}::text`))))
    .orderBy('containers.last_activity', 'desc')
    .orderBy('containers.container_id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Published content that may be about the same as some other, open to the reader: of its skill, or of its subject with words of its title. */
export async function listCandidates(
  tx: Tx,
  reader: Pick<Session, 'institution_id' | 'user_id' | 'active_role'>,
  content: Pick<ContainerRow, 'container_id' | 'skill_id' | 'subject'>,
  { words, most }: { readonly words: readonly string[]; readonly most: number },
): Promise<ContainerRow[]> {
  const others = () =>
    containerRows(tx)
      .where(expression.and([...isPublished(reader.institution_id), ...isOpenTo(reader)]))
      .where('containers.container_id', '<>', content.container_id)
      .where('containers.subject', '=', content.subject)
      .orderBy('containers.last_activity', 'desc')
      .limit(most);
  const ofSkill = await others().where('containers.skill_id', '=', content.skill_id).execute();
  if (words.length === 0) return ofSkill;
  const ofWords = await others()
    .where(
      sql<SqlBool>`exists (select from search_texts where search_texts.institution_id = containers.institution_id
        and search_texts.container_id = containers.container_id and search_texts.words && ${textArray(words)})`,
    )
    .execute();
  return [...new Map([...ofSkill, ...ofWords].map((row) => [row.container_id, row])).values()];
}
