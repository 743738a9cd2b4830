import { Findings, Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, version } from '../call.ts';

/** What is not finished when content is about to be submitted, approved or published, for one short sheet. */
export const lookBeforeMove = call({
  path: 'editor/status/before',
  summary: 'What stands open before content is submitted, approved or published',
  can: 'container.read',
  shows: ['container', 'questions', 'suggestions', 'comments', 'seen', 'parts'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    z.object({
      unread_parts: z.int().meta({
        description:
          'What a model wrote and nobody has read: while there is any, it is neither submitted nor approved',
      }),
      first_unread: z
        .object({
          part_id: Id,
          path: z
            .array(z.union([z.string(), z.int()]))
            .readonly()
            .nullable()
            .meta({ description: 'Where it stands in the document; null for a question of that id' }),
        })
        .nullable()
        .meta({ description: 'Of these the first; null for none' }),
      errors: Findings.meta({
        description: 'With any error among them the move is refused; what the refusal names',
      }),
      open_comments: z.int().meta({ description: 'Conversations that nobody has settled' }),
      open_changes: z.int().meta({ description: 'Changes of reviewers that the author has not settled' }),
      warnings: Findings.meta({
        description:
          'The first of them; a question is named as questions/<content_id>, and by its number in values.question',
      }),
      total_warnings: z.int(),
      total_questions: z.int(),
      seen_questions: z.int().meta({ description: 'Looked at by the caller since they were last changed' }),
    }),
  problems: ['container.not_found', 'container.forbidden'],
});

/** How far a reviewer has come with the questions of a bank. */
export const reviewProgress = call({
  path: 'editor/questions/seen',
  summary: 'How many questions of a bank the caller has looked at, and which not',
  can: 'container.read',
  shows: ['questions', 'seen'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    z.object({
      total: z.int(),
      seen: z.int(),
      unseen: z
        .array(z.object({ content_id: Id, position: z.int() }))
        .meta({ description: 'The first of those that were not looked at, in their order' }),
    }),
  problems: ['container.not_found', 'container.forbidden'],
});

export const seeQuestion = call({
  path: 'editor/question/seen',
  summary: 'Note that the caller has looked at a question of a bank',
  can: 'container.review',
  changes: ['seen'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      content_id: Id,
      version: version.meta({ description: 'The version that was on the screen' }),
    }),
  reply: () => z.object({}),
  problems: ['questions.not_found'],
});
