import { ContainerRow, ContentTypeSchema, FlagSchema, Id } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from '../call.ts';

/** Published content (specification, section 7, Library). */
export const searchLibrary = call({
  path: 'content/search',
  summary: "The institution's published content by grade, subject, type, skill and title",
  can: 'library.read',
  shows: ['library'],
  request: () =>
    z.object({
      ...injected,
      subject: z.string().default(''),
      grades: z.array(z.string()).max(100).default([]),
      content_types: z.array(ContentTypeSchema).max(100).default([]),
      category: z.string().default(''),
      skill_name: z.string().max(200).default(''),
      title: z.string().max(200).default(''),
      is_kp_content: FlagSchema.default(0).meta({
        description:
          'Own content only: of the institution itself and of the person’s own school, not of others',
      }),
      page,
    }),
  reply: () => listOf(ContainerRow),
  problems: [],
});

export const openLibraryContent = call({
  path: 'content/open',
  summary: 'One published content object, with the link that learners open',
  can: 'library.read',
  shows: ['container'],
  request: () => z.object({ ...injected, content_id: Id, content_type: ContentTypeSchema.optional() }),
  reply: () => ContainerRow.extend({ player_path: z.string().nullable() }),
  problems: ['container.not_found'],
});
