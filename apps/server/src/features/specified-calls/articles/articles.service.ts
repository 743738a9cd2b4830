import { quoteOf } from '@takhti/content-types/kit';
import {
  Problem,
  type ArticleRow,
  type createArticle as createCall,
  type openArticle as openCall,
  type ReplyOf,
  type RequestOf,
  type updateArticle as updateCall,
} from '@takhti/contract';
import { articleFields, mayRead, type Article, type OpenedContainer } from '@takhti/domain';
import { z } from 'zod';
import {
  createContainer,
  loadContainer,
  requireModel,
  saveContainer,
  toOpenedContainer,
} from '../../containers/index.ts';
import type { Caller, Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { keepByType } from '../../../types/registry.ts';
import { findFirstMinimalSkill } from '../../skills/index.ts';
import { listArticlesOnSkill, selectOptionalArticle } from './articles.queries.ts';

type StoredArticle = ReplyOf<typeof openCall>;
type Written = Pick<Article, 'article_text' | 'extra_data'>;
const Written = z.object(articleFields);
/** Fields of the document that these calls do not contain: which parts a model wrote. */
const Parts = z.object({ ai_parts: z.array(z.string()).optional() });

/**
 * Starts an article with its text (C-930).
 * @throws Problem skills.not_found, container.invalid_document with `fields`
 */
export async function createArticle(
  tx: Tx,
  session: Caller,
  { article_title, language, skill_id, ...written }: RequestOf<typeof createCall>,
): Promise<StoredArticle> {
  const json_data = documentOf(written);
  const on = skill_id ?? (await findFirstMinimalSkill(tx, session)).skill_id;
  const start = {
    content_type: 'article',
    title: article_title ?? quoteOf(written.article_text),
    language,
    skill_id: on,
    no_of_skills: 1,
    json_data,
  } as const;
  return toArticle(await createContainer(tx, session, start, keepByType));
}

/**
 * Saves what was changed of an article; what was not sent stays (C-931).
 * @throws Problem container.not_found, container.forbidden, container.read_only, container.changed_meanwhile with `current`,
 * container.invalid_document with `fields`
 */
export async function updateArticle(
  tx: Tx,
  session: Caller,
  { article_id, version, ...changed }: RequestOf<typeof updateCall>,
): Promise<StoredArticle> {
  const container = await loadArticle(tx, session, article_id);
  const { article_text, extra_data } = Written.parse(container.json_data);
  const edit = {
    container_id: container.container_id,
    title: changed.article_title ?? container.title,
    language: changed.language ?? container.language,
    json_data: documentOf(
      {
        article_text: changed.article_text ?? article_text,
        extra_data: changed.extra_data ?? extra_data,
      },
      Parts.parse(container.json_data),
    ),
    version,
  };
  return toArticle(await saveContainer(tx, session, edit, keepByType));
}

/**
 * An article as it is edited (C-933).
 * @throws Problem container.not_found
 */
export async function openArticle(tx: Tx, session: Session, article_id: string): Promise<StoredArticle> {
  return toArticle(toOpenedContainer(session, await loadArticle(tx, session, article_id)));
}

/** The articles of a skill that the person may read (C-935). */
export async function listArticles(
  tx: Tx,
  session: Session,
  skill_id: string,
): Promise<{ records: ArticleRow[]; total: number }> {
  const articles = await listArticlesOnSkill(tx, session.institution_id, skill_id);
  // Closed banks serve assessments, for which articles are listed.
  const records = articles
    .filter((article) => mayRead(session, { ...article, is_closed: 0 }))
    .map((article) => ({
      article_id: article.content_id,
      article_title: article.title,
      container_id: article.container_id,
      skill_id: article.skill_id,
      language: article.language,
      is_published: article.is_published,
      total_article_questions: article.total_questions,
      published_questions: article.published_questions ?? 0,
    }));
  return { records, total: records.length };
}

/** An opened container in the form of the article calls. */
export function toArticle(opened: OpenedContainer): StoredArticle {
  const { article_text, extra_data } = Written.parse(opened.json_data);
  const { content_id: article_id, title: article_title, container_id, institution_id, skill_id } = opened;
  const { language, content_status, is_published, total_questions, version } = opened;
  const article = { article_id, article_title, article_text, extra_data };
  const container = { container_id, institution_id, skill_id, language, content_status, is_published };
  return { ...article, ...container, total_questions, version };
}

async function loadArticle(tx: Tx, session: Session, article_id: string) {
  const container_id = await selectOptionalArticle(tx, session, article_id);
  if (container_id === undefined) throw new Problem('container.not_found');
  return loadContainer(tx, session, container_id);
}

// By the rules of its editor: an article that is saved has a text (C-672). Its questions come later.
function documentOf(written: Written, parts: z.infer<typeof Parts> = {}): string {
  const model = requireModel('article');
  const doc = { schema_version: model.schema_version, ...Written.parse(written), ...parts };
  const fields = model.check(doc, 'submit', { total_questions: 1 });
  if (fields.length > 0) throw new Problem('container.invalid_document', { fields });
  return JSON.stringify(doc);
}
