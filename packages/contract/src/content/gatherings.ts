import {
  ContainerRow,
  ContentStatusSchema,
  ContentTypeSchema,
  Id,
  LanguageSchema,
  limits,
  ReferenceStateSchema,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from '../call.ts';

/** Content that refers to other content: lesson plans (ADR 0027). */
export const listReferences = call({
  path: 'content/references',
  summary:
    'How the content stands that a document refers to: what learners would get of it, and what happened to it',
  can: 'content.preview',
  shows: ['library', 'container'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id.meta({ description: 'The content that refers to them' }),
      ids: z.array(Id).max(limits.lesson_plan.items * 2),
    }),
  reply: () =>
    listOf(
      z.object({
        content_id: Id,
        state: ReferenceStateSchema,
        container_id: Id.nullable().meta({
          description: 'What can be looked at of it by who asks; null where nothing can',
        }),
        content_type: ContentTypeSchema.nullable(),
        content_status: ContentStatusSchema.nullable(),
        title: z.string(),
        language: LanguageSchema.nullable(),
        grade: z.string(),
        subject: z.string(),
      }),
    ),
  problems: ['container.not_found'],
});

export const listUsedIn = call({
  path: 'content/used_in',
  summary: 'The content that refers to any of some containers, of which the person may look at it',
  can: 'content.preview',
  shows: ['library', 'desk'],
  request: () => z.object({ ...injected, content_ids: z.array(Id).min(1).max(limits.used_in_at_once) }),
  reply: () => listOf(ContainerRow),
  problems: [],
});

/** Published lesson plans, as other programs ask for them (specification, section 7). */
export const listLessons = call({
  path: 'content/lessons',
  summary: 'One page of the published lesson plans of a grade and subject; empty for all of them',
  can: 'library.read',
  shows: ['library'],
  request: () =>
    z.object({ ...injected, grade: z.string().default(''), subject: z.string().default(''), page }),
  reply: () => listOf(ContainerRow),
  problems: [],
});
