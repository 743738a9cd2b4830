import { ContentTypeSchema, Doubt, Id, Instant, LanguageSchema, VersionStatistics } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf } from './call.ts';

const ofVersion = {
  container_id: Id,
  publication_id: Id.optional().meta({
    description: 'The version that is asked for; the current one without it',
  }),
};

/** How learners did in published content. */
export const readStatistics = call({
  path: 'statistics/content',
  summary: 'How learners answered a published version, for its owner and holders of is_export_stats',
  can: 'container.read',
  shows: ['container'],
  request: () => z.object({ ...injected, ...ofVersion }),
  reply: () =>
    z.object({
      title: z.string(),
      language: LanguageSchema,
      publication_id: Id.nullable(),
      versions: z.array(z.object({ publication_id: Id, published_on: Instant, is_current: z.boolean() })),
      statistics: VersionStatistics.nullable(),
    }),
  problems: ['container.not_found', 'account.forbidden'],
});

export const exportStatistics = call({
  path: 'export/statistics',
  summary: 'The same as a workbook',
  can: 'container.read',
  shows: ['container'],
  request: () => z.object({ ...injected, ...ofVersion }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden'],
  kind: 'download',
});

/** A question of a person that learners' answers put in doubt, and where they were given. */
export const DoubtfulQuestion = z.object({
  question_id: Id,
  container_id: Id.meta({ description: 'The bank that the question stands in' }),
  institution_id: z.int(),
  content_type: ContentTypeSchema,
  language: LanguageSchema,
  question: z.string(),
  played_in: z.string(),
  played_container_id: Id,
  doubt: Doubt,
});
export type DoubtfulQuestion = z.infer<typeof DoubtfulQuestion>;

export const listDoubtfulQuestions = call({
  path: 'statistics/doubtful',
  summary: 'One’s own questions that learners’ answers put in doubt, and that were not changed since',
  can: 'container.read',
  shows: ['questions', 'desk'],
  request: () => z.object({ ...injected }),
  reply: () => listOf(DoubtfulQuestion),
  problems: [],
});
