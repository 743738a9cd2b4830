import {
  Article,
  articleFields,
  ContentStatusSchema,
  FlagSchema,
  Id,
  LanguageSchema,
  Title,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, seenVersion } from '../call.ts';
import { writing } from './editing.ts';

/** An article with what there is to know of its container. */
const StoredArticle = Article.extend({
  container_id: Id,
  institution_id: z.int(),
  skill_id: Id,
  language: LanguageSchema,
  content_status: ContentStatusSchema,
  is_published: FlagSchema,
  total_questions: z.int(),
  version: z.int(),
}).meta({ id: 'StoredArticle' });

/** An article in a list: without its text. */
export const ArticleRow = Article.omit({ article_text: true, extra_data: true })
  .extend({
    container_id: Id,
    skill_id: Id,
    language: LanguageSchema,
    is_published: FlagSchema,
    total_article_questions: z.int(),
    published_questions: z.int().meta({ description: 'Those that learners can be given now' }),
  })
  .meta({ id: 'ArticleRow' });
export type ArticleRow = z.infer<typeof ArticleRow>;

const text = {
  article_title: Title,
  article_text: articleFields.article_text,
  extra_data: articleFields.extra_data.default({ offline_link: '' }),
};

/** Comprehension articles by the calls that the specification names (section 7, Editor); their questions have those of banks. */
export const createArticle = call({
  path: 'editor/article/create',
  summary: 'Start an article as a draft with its text',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () =>
    z.object({
      ...injected,
      ...text,
      article_title: Title.optional().meta({ description: 'Without one it is called by its first words' }),
      language: LanguageSchema.optional(),
      skill_id: Id.optional().meta({
        description:
          'Without one it begins at the first grade and subject of its author, until a skill is chosen',
      }),
    }),
  reply: () => StoredArticle,
  problems: ['skills.not_found', 'container.type_not_available', 'container.invalid_document'],
});

export const updateArticle = call({
  path: 'editor/article/update',
  summary: 'Save what was changed of an article: its draft, where there is one',
  can: 'container.edit',
  changes: ['container', 'history', 'desk'],
  request: () =>
    z.object({
      ...injected,
      article_id: Id,
      article_title: text.article_title.optional(),
      article_text: text.article_text.optional(),
      extra_data: articleFields.extra_data.optional(),
      language: LanguageSchema.optional(),
      version: seenVersion,
    }),
  reply: () => StoredArticle,
  problems: writing,
});

export const openArticle = call({
  path: 'editor/article',
  summary:
    'An article as the person works on it: their own draft of it, or the one that they review; to all others what is published',
  can: 'container.read',
  shows: ['container'],
  request: () => z.object({ ...injected, article_id: Id }),
  reply: () => StoredArticle,
  problems: ['container.not_found'],
});

export const editArticle = call({
  path: 'editor/article/edit',
  summary:
    'Open a published article for editing: a draft to replace it, or with is_duplicate = 1 a copy on its own',
  can: 'container.create',
  changes: ['desk', 'counts'],
  request: () => z.object({ ...injected, article_id: Id, is_duplicate: FlagSchema.default(0) }),
  reply: () => StoredArticle,
  problems: [
    'container.not_found',
    'container.forbidden',
    'container.wrong_status',
    'container.has_draft',
    'container.too_many_drafts',
    'container.type_not_available',
  ],
});

export const openLibraryArticle = call({
  path: 'content/article/open',
  summary: 'A published article with its text',
  can: 'library.read',
  shows: ['container'],
  request: () => z.object({ ...injected, article_id: Id }),
  reply: () => StoredArticle,
  problems: ['container.not_found'],
});

export const listArticlesOfSkill = call({
  path: 'editor/articles/skillid',
  summary: 'The articles of a skill, for assessments that draw their questions with their text',
  can: 'container.read',
  shows: ['library', 'questions'],
  request: () => z.object({ ...injected, skill_id: Id }),
  reply: () => listOf(ArticleRow),
  problems: [],
});

export const deleteArticle = call({
  path: 'content/article/delete/all',
  summary:
    'Delete a published article with its questions: it leaves the library, and learners cannot open it any more',
  can: 'library.delete',
  changes: ['library', 'desk', 'counts'],
  request: () => z.object({ ...injected, article_id: Id }),
  reply: () => z.object({}),
  problems: [
    'container.not_found',
    'container.forbidden',
    'container.wrong_status',
    'container.changed_meanwhile',
  ],
});
