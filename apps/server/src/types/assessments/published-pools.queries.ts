import type { PoolWeight } from '@takhti/content-types/assessments';
import { limits, type AssessmentDoc } from '@takhti/domain';
import { sql, type SqlBool } from 'kysely';
import { namedValue } from '../../platform/db/conditions/named-value.ts';
import type { Tx } from '../../platform/db/index.ts';
import { publishedOnSkills } from '../../features/publications/index.ts';
import { articleIdsOf } from './article-ids.ts';
import { filterValuesOf } from './totals-of.ts';

// As they are kept, once unpacked: about what they weigh as text, and worked out without writing it.
const bytes = sql<number>`pg_column_size(publication_questions.body || '{}')`;
const total_bytes = sql<string | number>`sum(${bytes})`;
const heaviest = sql<
  number[]
>`(array_agg(${bytes} order by ${bytes} desc))[1:${sql.lit(limits.play.max_questions)}]`;

// Of metadata what filters draw by: every question may have a value of its own.
function namedMetadata(values: readonly string[]) {
  return [
    namedValue(sql`publication_questions.body ->> 'metadata1'`, values).as('metadata1'),
    namedValue(sql`publication_questions.body ->> 'metadata2'`, values).as('metadata2'),
  ] as const;
}

/**
 * The questions that learners can be given now on an assessment's skills and about its articles; those that were published on a skill
 * that was merged into one of them count for it.
 */
export async function listPublishedPools(
  tx: Tx,
  institution_id: number,
  doc: AssessmentDoc,
): Promise<PoolWeight[]> {
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const article_ids = articleIdsOf(doc);
  const values = filterValuesOf(doc);
  const onSkills = skill_ids.length > 0 ? await listOnSkills(tx, institution_id, skill_ids, values) : [];
  const about =
    article_ids.length > 0 ? await listAboutArticles(tx, institution_id, article_ids, values) : [];
  return [...onSkills, ...about].map((pool) => ({ ...pool, bytes: Number(pool.bytes) }));
}

async function listOnSkills(
  tx: Tx,
  institution_id: number,
  skill_ids: readonly string[],
  values: readonly string[],
) {
  const skill_id = sql<string>`coalesce(skills.merged_into_skill_id, skills.skill_id)`;
  return publishedOnSkills(tx, institution_id, skill_ids)
    .select([
      skill_id.as('skill_id'),
      sql<null>`null`.as('article_id'),
      ...namedMetadata(values),
      total_bytes.as('bytes'),
      heaviest.as('heaviest'),
    ])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(sql<SqlBool>`publication_questions.body ->> 'article_id' is null`)
    .groupBy(sql`1, 3, 4`)
    .execute();
}

async function listAboutArticles(
  tx: Tx,
  institution_id: number,
  article_ids: readonly string[],
  values: readonly string[],
) {
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
      ...namedMetadata(values),
      total_bytes.as('bytes'),
      heaviest.as('heaviest'),
    ])
    .select((select) => select.fn.countAll<number>().as('total'))
    .where('publications.institution_id', '=', institution_id)
    .where('publications.content_id', 'in', article_ids)
    .where('publications.is_current', '=', sql.lit(1))
    .groupBy(sql`2, 3, 4`)
    .execute();
}
