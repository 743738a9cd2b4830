import { ContainerRow, ContentTypeSchema, FlagSchema, Id, limits, OpenedContainer } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from '../call.ts';

const pieces = z.array(z.object({ text: z.string(), is_match: z.boolean() }));

/** Where content answers what was typed. */
const Match = z.object({
  title: pieces,
  skill: pieces,
  inside: pieces.meta({ description: 'Words from inside it; none where title and skill answer all' }),
});

/** Published content as the library lists it. */
export const LibraryRow = ContainerRow.extend({
  match: Match.nullable().meta({ description: 'Where it answers `text`; null where nothing was typed' }),
  picture: z.string().meta({ description: 'The signed address of a picture in it; empty for none' }),
}).meta({ id: 'LibraryRow' });
export type LibraryRow = z.infer<typeof LibraryRow>;

/** Published content (specification, section 7, Library). */
export const searchLibrary = call({
  path: 'content/search',
  summary:
    "The institution's published content by grade, subject, type, category, skill and title, or by words in any of these and inside it",
  can: 'library.read',
  shows: ['library', 'collections'],
  request: () =>
    z.object({
      ...injected,
      subject: z.string().default(''),
      grades: z.array(z.string()).max(100).default([]),
      content_types: z.array(ContentTypeSchema).max(100).default([]),
      category: z.string().default(''),
      skill_name: z.string().max(200).default(''),
      title: z.string().max(200).default(''),
      text: z.string().max(limits.search.text).default('').meta({
        description:
          'Words in title, skill or text, the best match first; marks, look-alike letters and a mistake in a word are forgiven',
      }),
      is_kp_content: FlagSchema.default(0).meta({
        description:
          'Own content only: of the institution itself and of the person’s own school, not of others',
      }),
      collection_id: Id.optional().meta({
        description: 'Only what is in this collection of the person’s own',
      }),
      only_modules: FlagSchema.default(0).meta({ description: 'Only what the LMS has taken as a module' }),
      page,
    }),
  reply: () => listOf(LibraryRow),
  problems: [],
});

export const openLibraryContent = call({
  path: 'content/open',
  summary: 'One published container, with the link that learners open',
  can: 'library.read',
  shows: ['container'],
  request: () => z.object({ ...injected, content_id: Id, content_type: ContentTypeSchema.optional() }),
  reply: () => ContainerRow.extend({ player_path: z.string().nullable() }),
  problems: ['container.not_found'],
});

const several = z.array(Id).min(1).max(200);

export const listContentByIds = call({
  path: 'content/byIds',
  summary: 'Published content by its ids, in their order; what is not published is left out',
  can: 'library.read',
  shows: ['library'],
  request: () => z.object({ ...injected, ids: several }),
  reply: () => listOf(ContainerRow),
  problems: [],
});

export const listContentInBulk = call({
  path: 'content/bulk',
  summary: 'As content/byIds, by the name that other clients send',
  can: 'library.read',
  shows: ['library'],
  request: () => z.object({ ...injected, content_ids: several }),
  reply: () => listOf(ContainerRow),
  problems: [],
});

export const findInstitutionOfContent = call({
  path: 'content/institution',
  summary:
    'The institution that published content, as the one record of a list; none of what the person may not see',
  can: 'library.read',
  shows: ['library'],
  request: () => z.object({ ...injected, content_id: Id, is_assessment: FlagSchema.optional() }),
  reply: () => listOf(z.object({ content_id: Id, institution_id: z.int() })),
  problems: [],
});

export const openContent = call({
  path: 'editor/generic/open',
  summary: 'Content by the id that learners play: what is published, or else the draft that will be',
  can: 'content.preview',
  shows: ['container', 'lock'],
  request: () => z.object({ ...injected, content_id: Id, content_type: ContentTypeSchema.optional() }),
  reply: () => OpenedContainer,
  problems: ['container.not_found'],
});
