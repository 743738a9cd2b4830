import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import { questionsInPool } from '../../publications/index.ts';

/**
 * The container that a person opens of an article: the draft of it that they write, or hold as its reviewer; otherwise what is
 * published, or the only one; undefined when there is none.
 */
export async function selectOptionalArticle(
  tx: Tx,
  { institution_id, user_id }: { readonly institution_id: number; readonly user_id: string },
  article_id: string,
): Promise<string | undefined> {
  const isTheirWork = sql<SqlBool>`(is_published = 0 and (user_id = ${user_id}
    or (content_status = 'r' and reviewer_user_id = ${user_id})))`;
  const row = await tx
    .selectFrom('containers')
    .select('container_id')
    .where('institution_id', '=', institution_id)
    .where('content_id', '=', article_id)
    .where('content_type', '=', 'article')
    .where('is_deleted', '=', sql.lit(0))
    .orderBy(isTheirWork, 'desc')
    .orderBy('is_published', 'desc')
    .executeTakeFirst();
  return row?.container_id;
}

/** Nobody chooses from a longer list: what is beyond it is found by its title. */
const mostOnSkill = 1_000;

/** The articles on a skill, by their titles; of one that is edited again what is published, and the draft of none. */
export async function listArticlesOnSkill(tx: Tx, institution_id: number, skill_id: string) {
  return tx
    .selectFrom('containers')
    .select([
      'containers.container_id',
      'containers.content_id',
      'containers.institution_id',
      'containers.user_id',
      'containers.content_status',
      'containers.is_closed',
      'containers.is_deleted',
      'containers.title',
      'containers.language',
      'containers.skill_id',
      'containers.is_published',
      'containers.total_questions',
    ])
    .select(
      sql<number>`(select ${questionsInPool('p')} from publications p
        where p.institution_id = containers.institution_id and p.container_id = containers.container_id
          and p.is_current = 1)`.as('published_questions'),
    )
    .where('containers.institution_id', '=', institution_id)
    .where('containers.skill_id', '=', skill_id)
    .where('containers.content_type', '=', 'article')
    .where('containers.is_deleted', '=', sql.lit(0))
    .where((where) =>
      where.or([
        where('containers.is_published', '=', sql.lit(1)),
        where.not(
          where.exists(
            where
              .selectFrom('containers as published')
              .select('published.container_id')
              .whereRef('published.institution_id', '=', 'containers.institution_id')
              .whereRef('published.content_id', '=', 'containers.content_id')
              .where('published.is_published', '=', sql.lit(1))
              .where('published.is_deleted', '=', sql.lit(0)),
          ),
        ),
      ]),
    )
    .orderBy('containers.title')
    .orderBy('containers.container_id')
    .limit(mostOnSkill)
    .execute();
}
