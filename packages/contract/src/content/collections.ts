import { ContainerRow, FlagSchema, Id, limits } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf } from '../call.ts';

const title = z.string().trim().min(1).max(limits.title.max);

/** A collection of one's own, as lists show it. */
export const CollectionRow = z
  .object({
    collection_id: Id,
    title: z.string(),
    total: z.int().meta({ description: 'How much it holds, with what is published no more' }),
    has_content: FlagSchema.meta({ description: 'Whether it holds the content that was asked about' }),
  })
  .meta({ id: 'CollectionRow' });
export type CollectionRow = z.infer<typeof CollectionRow>;

/** What people gather from the library, each for themselves. */
export const listCollections = call({
  path: 'content/collections',
  summary: "The person's own collections by their titles, and whether they hold some content",
  can: 'collections.own',
  shows: ['collections'],
  request: () => z.object({ ...injected, content_id: Id.optional() }),
  reply: () => listOf(CollectionRow),
  problems: ['container.not_found'],
});

export const createCollection = call({
  path: 'content/collections/create',
  summary: 'Begin a collection, with some content in it or empty',
  can: 'collections.own',
  changes: ['collections'],
  request: () => z.object({ ...injected, title, content_id: Id.optional() }),
  reply: () => CollectionRow,
  problems: ['collections.title_taken', 'collections.too_many', 'container.not_found'],
});

export const renameCollection = call({
  path: 'content/collections/rename',
  summary: 'Give a collection another title',
  can: 'collections.own',
  changes: ['collections'],
  request: () => z.object({ ...injected, collection_id: Id, title }),
  reply: () => z.object({}),
  problems: ['collections.not_found', 'collections.title_taken'],
});

export const deleteCollection = call({
  path: 'content/collections/delete',
  summary: 'Delete a collection; what it holds stays where it is',
  can: 'collections.own',
  changes: ['collections'],
  request: () => z.object({ ...injected, collection_id: Id }),
  reply: () => z.object({}),
  problems: ['collections.not_found'],
});

export const keepInCollection = call({
  path: 'content/collections/keep',
  summary: 'Put published content into a collection, or take it out',
  can: 'collections.own',
  changes: ['collections'],
  request: () => z.object({ ...injected, collection_id: Id, content_id: Id, is_kept: FlagSchema }),
  reply: () => z.object({}),
  problems: ['collections.not_found', 'collections.full', 'container.not_found'],
});

export const listSimilar = call({
  path: 'content/similar',
  summary: 'Published content that is about the same as some other: of its skill, or with words of its title',
  can: 'library.read',
  shows: ['library'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () => listOf(ContainerRow),
  problems: [],
});
