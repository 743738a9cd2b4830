import { assessmentModel, metadataOf, weightsOf, withTotals } from '@takhti/content-types/assessments';
import { Problem, type openAssessment as openCall, type ReplyOf, type SkillPool } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  loadContainerOf,
  loadPlayed,
  requireType,
  toOpenedContainer,
} from '../../features/containers/index.ts';
import { countPools } from '../../features/skills/index.ts';
import { articleIdsOf } from './article-ids.ts';
import { listArticleContainers } from './articles.queries.ts';
import { listSkills } from './pools.queries.ts';
import { listPublishedPools } from './published-pools.queries.ts';
import { countedTotals, filterValuesOf } from './totals-of.ts';

type OpenedAssessment = ReplyOf<typeof openCall>;

/**
 * An assessment with what its skills hold.
 * @throws Problem container.not_found, also for a container of another type
 */
export async function openAssessment(
  tx: Tx,
  session: Session,
  container_id: string,
): Promise<OpenedAssessment> {
  const container = await loadContainerOf(tx, session, 'assessment', container_id);
  return withPools(tx, toOpenedContainer(session, container));
}

/**
 * The same of a published one, by the id that learners play.
 * @throws Problem container.not_found
 */
export async function openPublishedAssessment(
  tx: Tx,
  session: Session,
  content_id: string,
): Promise<OpenedAssessment> {
  const container = requireType('assessment', await loadPlayed(tx, session, content_id));
  if (container.is_published === 0) throw new Problem('container.not_found');
  return withPools(tx, toOpenedContainer(session, container));
}

/** Adds to an opened assessment what its skills hold, and brings its totals up to date. */
export async function withPools(tx: Tx, opened: OpenedContainer): Promise<OpenedAssessment> {
  const { institution_id } = opened;
  const stored = assessmentModel.open(opened.json_data);
  const skill_ids = stored.skills.map((skill) => skill.skill_id);
  const counts = await countPools(tx, institution_id, skill_ids, filterValuesOf(stored));
  const article_ids = articleIdsOf(stored);
  const articles = new Map(
    (await listArticleContainers(tx, institution_id, article_ids)).map((each) => [each.content_id, each]),
  );
  const ofArticle = (article_id: string): number => articles.get(article_id)?.total_questions ?? 0;
  const skills = stored.skills.map((skill) => ({
    ...skill,
    total_article_questions: skill.article_id === null ? 0 : ofArticle(skill.article_id),
  }));
  const doc = withTotals(stored, countedTotals({ ...stored, skills }, counts));
  const named = await listSkills(tx, institution_id, skill_ids);
  const published = await listPublishedPools(tx, institution_id, stored);
  const weights = weightsOf(doc, published);
  const pools = doc.skills.flatMap(({ skill_id, article_id }): SkillPool[] => {
    const skill = named.find((each) => each.skill_id === skill_id);
    if (!skill) return [];
    const { bytes = 0, shown_bytes = 0 } = weights.find((each) => each.skill_id === skill_id) ?? {};
    const all = article_id === null ? countOf(counts, skill_id) : ofArticle(article_id);
    const given = published.filter((pool) =>
      article_id === null
        ? pool.article_id === null && pool.skill_id === skill_id
        : pool.article_id === article_id,
    );
    const published_questions = given.reduce((sum, { total }) => sum + total, 0);
    return [{ ...skill, total_questions: all, published_questions, bytes, shown_bytes }];
  });
  return { ...opened, json_data: doc, json_metadata: metadataOf(doc), pools };
}

function countOf(counts: Awaited<ReturnType<typeof countPools>>, skill_id: string): number {
  return counts.reduce((sum, count) => sum + (count.skill_id === skill_id ? count.total : 0), 0);
}
