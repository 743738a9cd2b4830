import { sql } from 'kysely';
import { namedValue } from '../../platform/db/conditions/named-value.ts';
import type { Tx } from '../../platform/db/index.ts';
import { withContainers } from '../../features/skills/index.ts';

/** The institution's skills of these ids, as pools name them. */
export async function listSkills(tx: Tx, institution_id: number, skill_ids: readonly string[]) {
  return tx
    .selectFrom('skills')
    .select(['skill_id', 'skill', 'grade', 'subject'])
    .where('institution_id', '=', institution_id)
    .where('skill_id', 'in', skill_ids)
    .where('is_deleted', '=', 0)
    .execute();
}

/** A preview draws from as many as no school has on the skills of one assessment. */
const most_entries = 20_000;

/**
 * The questions for a draw in a preview: of these skills and containers, with their banks; of very many the published ones first.
 * @param values by which filters draw; other metadata is left out
 */
export async function listPoolEntries(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
  container_ids: readonly string[],
  values: readonly string[],
) {
  return withContainers(tx)
    .select([
      'questions.content_id as question_id',
      'questions.skill_id',
      'questions.article_id',
      'questions.container_id',
      namedValue(sql.ref('questions.metadata1'), values).as('metadata1'),
      namedValue(sql.ref('questions.metadata2'), values).as('metadata2'),
      'questions.question_order as order',
      'containers.institution_id',
      'containers.user_id',
      'containers.content_status',
      'containers.is_published',
      'containers.is_deleted',
    ])
    .where('questions.institution_id', '=', institution_id)
    .where((where) =>
      where.or([
        where('questions.skill_id', 'in', skill_ids),
        ...(container_ids.length > 0 ? [where('questions.container_id', 'in', container_ids)] : []),
      ]),
    )
    .where('containers.is_deleted', '=', 0)
    .orderBy('containers.is_published', 'desc')
    .orderBy('questions.container_id')
    .orderBy('questions.question_order')
    .limit(most_entries)
    .execute();
}

/** Characters of groups that one answer sends: every question may have metadata of its own. */
const most_characters = 2_000_000;
/** About what a group takes beside its metadata. */
const group_characters = 250;

/**
 * The questions that could be drawn from these skills and articles, with all facts for the draw and the blueprint. Of very many groups the
 * largest keep their metadata; the others are counted together, as if they had none.
 */
export async function listPoolGroups(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
  article_ids: readonly string[],
) {
  if (skill_ids.length + article_ids.length === 0) return [];
  const by = [
    'questions.skill_id',
    'questions.article_id',
    'questions.metadata1',
    'questions.metadata2',
    'questions.difficulty',
    'questions.taxonomy',
  ] as const;
  // By their keys, as containers are (`withContainers`).
  const groups = withContainers(tx)
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('publications')
          .select('publication_id')
          .whereRef('publications.institution_id', '=', 'questions.institution_id')
          .whereRef('publications.content_id', '=', 'containers.content_id')
          .where('publications.is_current', '=', sql.lit(1))
          .limit(1)
          .as('publications'),
      (join) => join.onTrue(),
    )
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('publication_questions')
          .select('publication_questions.content_id')
          .whereRef('publication_questions.institution_id', '=', 'questions.institution_id')
          .whereRef('publication_questions.publication_id', '=', 'publications.publication_id')
          .whereRef('publication_questions.content_id', '=', 'questions.content_id')
          .limit(1)
          .as('publication_questions'),
      (join) => join.onTrue(),
    )
    .select(by)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.count<number>('publication_questions.content_id').as('published'),
      fn
        .count<number>('publication_questions.content_id')
        .filterWhere('containers.is_closed', '=', 0)
        .filterWhere('containers.is_published', '=', 1)
        .as('open'),
    ])
    .where('questions.institution_id', '=', institution_id)
    .where('containers.is_deleted', '=', 0)
    .where((where) =>
      where.or([
        ...(skill_ids.length > 0
          ? [
              where.and([
                where('questions.skill_id', 'in', skill_ids),
                where('questions.article_id', 'is', null),
              ]),
            ]
          : []),
        ...(article_ids.length > 0 ? [where('questions.article_id', 'in', article_ids)] : []),
      ]),
    )
    .groupBy(by);
  const so_far = sql<number>`sum(${group_characters}::int + length(metadata1) + length(metadata2)) over (
    order by total desc rows unbounded preceding)`;
  const kept = (column: 'metadata1' | 'metadata2') =>
    sql<string>`case when so_far <= ${most_characters}::int then ${sql.ref(column)} else '' end`.as(column);
  return tx
    .selectFrom(tx.selectFrom(groups.as('groups')).selectAll().select(so_far.as('so_far')).as('ranked'))
    .select(['skill_id', 'article_id', kept('metadata1'), kept('metadata2'), 'difficulty', 'taxonomy'])
    .select(({ fn }) => [
      fn.sum<number>('total').as('total'),
      fn.sum<number>('published').as('published'),
      fn.sum<number>('open').as('open'),
    ])
    .groupBy(sql`1, 2, 3, 4, 5, 6`)
    .execute();
}
