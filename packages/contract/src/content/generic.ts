import { ContentTypeSchema, GenericContent, Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';
import { gathering_id } from './gathering-id.ts';

/** Content that is opened and not attempted: links, and the files to come (specification, section 7, Library). */
export const openGeneric = call({
  path: 'content/open/generic',
  summary: 'Published content that is opened and not attempted. Open to everybody who has its link',
  can: 'public',
  shows: ['library'],
  request: () =>
    z.object({
      content_id: Id,
      content_type: ContentTypeSchema.optional(),
      institution_id: z.int32(),
      gathering_id,
    }),
  reply: () => GenericContent,
  problems: ['players.not_found'],
  priority: priorities.high,
});

export const previewGeneric = call({
  path: 'content/open/generic/preview',
  summary: 'Content that is opened and not attempted, as learners would get what is saved of it',
  can: 'content.preview',
  shows: ['container'],
  request: () =>
    z.object({
      ...injected,
      container_id: Id,
      history_id: Id.optional().meta({ description: 'As it was at this entry of its history' }),
    }),
  reply: () => GenericContent,
  problems: ['container.not_found', 'container.invalid_document', 'history.not_found'],
});
