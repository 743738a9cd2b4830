import { assessmentModel } from '@takhti/content-types/assessments';
import { Problem, type openAssessment as openCall, type ReplyOf, type SkillPool } from '@takhti/contract';
import type { AssessmentDoc, OpenedContainer } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import {
  loadContainer,
  loadPlayed,
  toOpenedContainer,
  type LoadedContainer,
} from '../../features/containers/index.ts';
import { countPools } from '../../features/skills/index.ts';
import { articleIdsOf } from './article-ids.ts';
import { countPublishedOfArticles, listArticleContainers } from './articles.queries.ts';
import { countPublished, listSkills } from './pools.queries.ts';

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
  const container = requireAssessment(await loadContainer(tx, session, container_id));
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
  const container = requireAssessment(await loadPlayed(tx, session, content_id));
  if (container.is_published === 0) throw new Problem('container.not_found');
  return withPools(tx, toOpenedContainer(session, container));
}

/** Adds to an opened assessment what its skills hold. */
export async function withPools(tx: Tx, opened: OpenedContainer): Promise<OpenedAssessment> {
  const doc = assessmentModel.open(opened.json_data);
  return { ...opened, json_data: doc, pools: await poolsOf(tx, opened.institution_id, doc) };
}

/** @throws Problem container.not_found for a container of another type */
export function requireAssessment(container: LoadedContainer): LoadedContainer {
  if (container.content_type !== 'assessment') throw new Problem('container.not_found');
  return container;
}

async function poolsOf(tx: Tx, institution_id: number, doc: AssessmentDoc): Promise<SkillPool[]> {
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const skills = new Map(
    (await listSkills(tx, institution_id, skill_ids)).map((skill) => [skill.skill_id, skill]),
  );
  const counts = Map.groupBy(await countPools(tx, institution_id, skill_ids), (count) => count.skill_id);
  const published = await countPublished(tx, institution_id, skill_ids);
  const article_ids = articleIdsOf(doc);
  const publishedOfArticles = await countPublishedOfArticles(tx, institution_id, article_ids);
  const articles = new Map(
    (await listArticleContainers(tx, institution_id, article_ids)).map((each) => [each.content_id, each]),
  );
  return doc.skills.flatMap(({ skill_id, article_id }) => {
    const skill = skills.get(skill_id);
    if (!skill) return [];
    if (article_id !== null) {
      const total = articles.get(article_id)?.total_questions ?? 0;
      const published_questions = publishedOfArticles.get(article_id) ?? 0;
      return [{ ...skill, total_questions: total, published_questions }];
    }
    const total_questions = (counts.get(skill_id) ?? []).reduce((sum, { total }) => sum + total, 0);
    return [{ ...skill, total_questions, published_questions: published.get(skill_id) ?? 0 }];
  });
}
