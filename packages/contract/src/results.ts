import {
  AskedQuestion,
  ContentTypeSchema,
  Id,
  Instant,
  LanguageSchema,
  LearnerResult,
  StartedAttempt,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from './call.ts';

export const listResults = call({
  path: 'results/content',
  summary:
    'Who finished published content and how, the latest first: all for its owner and holders of is_export_stats, those by one’s own links for the person who made some',
  can: 'library.read',
  shows: ['container'],
  request: () => z.object({ ...injected, container_id: Id, page }),
  reply: () =>
    listOf(LearnerResult).extend({
      title: z.string(),
      language: LanguageSchema,
      content_type: ContentTypeSchema,
      questions: z.array(AskedQuestion).meta({
        description: 'What was asked in the latest of them, the hardest first; none where rounds are played',
      }),
      started: z.array(StartedAttempt).meta({
        description:
          'Who began and has not finished, the latest first, as many as a page holds; with the first page alone',
      }),
      total_started: z.int(),
      only_own_links: z.boolean().meta({ description: 'Others may have played it who are not shown' }),
    }),
  problems: ['container.not_found', 'account.forbidden'],
});

export const exportResults = call({
  path: 'export/results',
  summary: 'The same as a workbook: the latest, as many as one file holds',
  can: 'library.read',
  shows: ['container'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden'],
  kind: 'download',
});

/** How far back `listOwnResults` looks, in days. */
export const ownResultsDays = 28;

export const listOwnResults = call({
  path: 'results/own',
  summary:
    'What was begun or finished lately by the links that a person made for themselves, the latest first',
  can: 'content.share',
  shows: ['library'],
  request: () => z.object({ ...injected }),
  reply: () =>
    listOf(
      z.object({
        container_id: Id,
        title: z.string(),
        language: LanguageSchema,
        content_type: ContentTypeSchema,
        count: z.int().meta({ description: 'How many finished it' }),
        started: z.int().meta({ description: 'How many began it and have not finished' }),
        last_on: Instant.meta({ description: 'When the last of them finished or opened it' }),
      }),
    ),
  problems: [],
});
