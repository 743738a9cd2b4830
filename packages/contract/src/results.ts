import { ContentTypeSchema, Id, LanguageSchema, LearnerResult } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from './call.ts';

export const listResults = call({
  path: 'results/content',
  summary:
    'Who finished published content and how, the latest first, for its owner and holders of is_export_stats',
  can: 'container.read',
  shows: ['container'],
  request: () => z.object({ ...injected, container_id: Id, page }),
  reply: () =>
    listOf(LearnerResult).extend({
      title: z.string(),
      language: LanguageSchema,
      content_type: ContentTypeSchema,
    }),
  problems: ['container.not_found', 'account.forbidden'],
});

export const exportResults = call({
  path: 'export/results',
  summary: 'The same as a workbook: the latest, as many as one file holds',
  can: 'container.read',
  shows: ['container'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden'],
  kind: 'download',
});
