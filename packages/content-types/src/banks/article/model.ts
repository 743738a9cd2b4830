import { articleFields, fieldChanges, limits, questionKindNames, type Snapshot } from '@takhti/domain';
import { z } from 'zod';
import { defineContentType } from '../../define.ts';
import { emptyFindings } from '../model.ts';
import { articleFindings } from './findings.ts';

/** The text of a comprehension article; its title is its container's, its questions are rows of their own. */
export const ArticleDoc = z
  .object({
    schema_version: z.literal(1),
    ...articleFields,
    /** The id of the part that a model wrote of the text (ADR 0047); left out if a person wrote all of it. */
    ai_parts: z.array(z.string().max(100)).max(limits.article.ai_parts).optional(),
  })
  .meta({ id: 'ArticleDoc' });
export type ArticleDoc = z.infer<typeof ArticleDoc>;

/** Comprehension articles: a text that learners read, and questions of every kind about it (specification, section 3; C-012). */
export const articleModel = defineContentType<ArticleDoc>({
  content_type: 'article',
  schema: ArticleDoc,
  schema_version: 1,
  upgrades: {},
  defaults: () => ({ schema_version: 1, article_text: '', extra_data: { offline_link: '' } }),
  findings: (doc, stage, facts) => [...articleFindings(doc, stage), ...emptyFindings(stage, facts)],
  // The mark of who made a part is not compared as a field.
  changes: (before, after) => fieldChanges(written(before), written(after)),
  mapRichText: (doc, change) => ({ ...doc, article_text: change(doc.article_text) }),
  readTexts: ({ article_text }) => [article_text],
  gives_questions: true,
  question_kinds: questionKindNames,
  asks_about_its_text: true,
});

function written({ ai_parts: _ai_parts, ...doc }: Snapshot): Snapshot {
  return doc;
}
