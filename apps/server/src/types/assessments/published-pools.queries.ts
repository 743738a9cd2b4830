import type { PoolWeight } from '@takhti/content-types/assessments';
import { limits } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../platform/db/index.ts';
import { publishedOnSkills } from '../../features/publications/index.ts';

// As they are kept, once unpacked: about what they weigh as text, and worked out without writing it.
const bytes = sql<number>`pg_column_size(publication_questions.body || '{}')`;
const total_bytes = sql<string | number>`sum(${bytes})`;
const heaviest = sql<
  number[]
>`(array_agg(${bytes} order by ${bytes} desc))[1:${sql.lit(limits.play.max_questions)}]`;
const metadata1 = sql<string>`publication_questions.body ->> 'metadata1'`;
const metadata2 = sql<string>`publication_questions.body ->> 'metadata2'`;

/**
 * The questions that learners can be given now on these skills and about these articles; those that were published on a skill that was
 * merged into one of them count for it.
 */
export async function listPublishedPools(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
  article_ids: readonly string[],
): Promise<PoolWeight[]> {
  const onSkills = skill_ids.length > 0 ? await listOnSkills(tx, institution_id, skill_ids) : [];
  const about = article_ids.length > 0 ? await listAboutArticles(tx, institution_id, article_ids) : [];
  return [...onSkills, ...about].map((pool) => ({ ...pool, bytes: Number(pool.bytes) }));
}

async function listOnSkills(tx: Tx, institution_id: number, skill_ids: readonly string[]) {
  const skill_id = sql<string>`coalesce(skills.merged_into_skill_id, skills.skill_id)`;
  return publishedOnSkills(tx, institution_id, skill_ids)
    .select([
      skill_id.as('skill_id'),
      sql<null>`null`.as('article_id'),
      metadata1.as('metadata1'),
      metadata2.as('metadata2'),
      total_bytes.as('bytes'),
      heaviest.as('heaviest'),
    ])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(sql<SqlBool>`publication_questions.body ->> 'article_id' is null`)
    .groupBy([skill_id, metadata1, metadata2])
    .execute();
}

async function listAboutArticles(tx: Tx, institution_id: number, article_ids: readonly string[]) {
  return tx
    .selectFrom('publications')
    .innerJoin('publication_questions', (join) =>
      join
        .onRef('publication_questions.institution_id', '=', 'publications.institution_id')
        .onRef('publication_questions.publication_id', '=', 'publications.publication_id'),
    )
    .select([
      sql<string>`''`.as('skill_id'),
      'publications.content_id as article_id',
      metadata1.as('metadata1'),
      metadata2.as('metadata2'),
      total_bytes.as('bytes'),
      heaviest.as('heaviest'),
    ])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', 'in', article_ids)
    .where('publications.is_current', '=', sql.lit(1))
    .groupBy(['publications.content_id', metadata1, metadata2])
    .execute();
}
