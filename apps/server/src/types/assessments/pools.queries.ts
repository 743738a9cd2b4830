import { sql } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';

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

/** The questions for a draw in a preview: of these skills and containers, with their banks. */
export async function listPoolEntries(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
  container_ids: readonly string[],
) {
  return tx
    .selectFrom('questions')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'questions.institution_id')
        .onRef('containers.container_id', '=', 'questions.container_id'),
    )
    .select([
      'questions.content_id as question_id',
      'questions.skill_id',
      'questions.article_id',
      'questions.container_id',
      'questions.metadata1',
      'questions.metadata2',
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
    .execute();
}

/** The questions that could be drawn from these skills and articles, with all facts for the draw and the blueprint. */
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
  return tx
    .selectFrom('questions')
    .innerJoin('containers', (join) =>
      join
        .onRef('containers.institution_id', '=', 'questions.institution_id')
        .onRef('containers.container_id', '=', 'questions.container_id'),
    )
    .leftJoin('publications', (join) =>
      join
        .onRef('publications.institution_id', '=', 'containers.institution_id')
        .onRef('publications.content_id', '=', 'containers.content_id')
        .on('publications.is_current', '=', sql.lit(1)),
    )
    .leftJoin('publication_questions', (join) =>
      join
        .onRef('publication_questions.institution_id', '=', 'publications.institution_id')
        .onRef('publication_questions.publication_id', '=', 'publications.publication_id')
        .onRef('publication_questions.content_id', '=', 'questions.content_id'),
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
    .groupBy(by)
    .execute();
}
