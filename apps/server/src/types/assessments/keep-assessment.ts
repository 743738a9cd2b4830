import { assessmentModel, capShowQuestions } from '@takhti/content-types/assessments';
import { Problem } from '@takhti/contract';
import { mayRead, type AssessmentDoc, type Finding } from '@takhti/domain';
import type { Session } from '../../http/session.ts';
import type { Tx } from '../../platform/db/index.ts';
import { articleIdsOf } from './article-ids.ts';
import { listArticleContainers } from './articles.queries.ts';
import { listSkills } from './pools.queries.ts';
import { totalsOf } from './totals-of.ts';

/**
 * The document of a sent assessment, on skills of the institution, and with nothing that shows more questions than there are (C-1110).
 * @throws Problem container.invalid_document with `fields`
 */
export async function keepAssessment(tx: Tx, session: Session, sent: object): Promise<AssessmentDoc> {
  const doc = assessmentModel.open(sent);
  await requireOwnSkills(tx, session, doc);
  const known = await withArticles(tx, session, doc);
  return capShowQuestions(known, await totalsOf(tx, session.institution_id, known));
}

async function requireOwnSkills(tx: Tx, session: Session, doc: AssessmentDoc): Promise<void> {
  const skill_ids = doc.skills.map((skill) => skill.skill_id);
  const own = new Set(
    (await listSkills(tx, session.institution_id, skill_ids)).map(({ skill_id }) => skill_id),
  );
  const fields = skill_ids.flatMap((skill_id, at): Finding[] => {
    if (own.has(skill_id)) return [];
    const values = { detail: 'there is no such skill' };
    return [{ path: ['skills', at, 'skill_id'], severity: 'error', message: 'document.invalid', values }];
  });
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
}

// Of an article its title and number of questions are as they are now.
async function withArticles(tx: Tx, session: Session, doc: AssessmentDoc): Promise<AssessmentDoc> {
  const containers = await listArticleContainers(tx, session.institution_id, articleIdsOf(doc));
  // Assessments may use closed articles.
  const readable = containers.filter((each) => mayRead(session, { ...each, is_closed: 0 }));
  const byId = new Map(readable.map((each) => [each.content_id, each]));
  const fields = doc.skills.flatMap(({ article_id }, at): Finding[] => {
    if (article_id === null || byId.has(article_id)) return [];
    const values = { detail: 'there is no such article' };
    return [{ path: ['skills', at, 'article_id'], severity: 'error', message: 'document.invalid', values }];
  });
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
  const skills = doc.skills.map((skill) => {
    const article = byId.get(skill.article_id ?? '');
    const total_article_questions = article?.total_questions ?? 0;
    return { ...skill, article_title: article?.title ?? '', total_article_questions };
  });
  // The specification's name (C-341).
  const is_article_assessment = byId.size > 0 ? 1 : 0;
  return { ...doc, skills, is_article_assessment };
}
