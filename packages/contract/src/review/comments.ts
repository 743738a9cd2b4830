import { Anchor, Id, Instant, limits } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf } from '../call.ts';

/** A comment, or the answer to one (specification, section 3; C-376 to C-378). */
export const Comment = z
  .object({
    comments_id: Id,
    users_content_id: Id,
    comments: z.string(),
    sent_on: Instant,
    user_id: Id,
    full_name: z.string(),
    username: z.string(),
    role_title: z.string(),
    /** Its words are gone, but it has answers. */
    is_deleted: z.boolean(),
    is_own: z.boolean(),
    anchor: Anchor.nullable().meta({ description: 'The place that it speaks of; null for the whole' }),
    place: z
      .object({
        kind: z.enum(['here', 'moved', 'changed', 'gone']),
        path: Anchor.shape.path.nullable(),
        placed_path: Anchor.shape.path.nullable().meta({
          description: 'The same with the places of entries in their lists, from 0, as people count them',
        }),
        position: z.int().nullable().meta({ description: 'The place of the question in its bank, from 1' }),
      })
      .nullable()
      .meta({ description: 'Where the anchor points now' }),
    answers_to: Id.nullable().meta({ description: 'The comment that it answers' }),
    resolved_on: Instant.nullable(),
    resolved_by: z.string().nullable().meta({ description: 'Full name of who settled it' }),
    is_unread: z.boolean(),
    /** Whether the person may settle it, or take that back. */
    can_resolve: z.boolean(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

const onComment = ['container.not_found', 'container.forbidden', 'comments.not_found'] as const;

export const listComments = call({
  path: 'editor/comments',
  summary: 'The comments on a container, oldest first; of very many the newest',
  can: 'container.read',
  shows: ['comments'],
  request: () => z.object({ ...injected, users_content_id: Id }),
  reply: () => listOf(Comment),
  problems: ['container.not_found'],
});

export const sendComment = call({
  path: 'editor/comments/send',
  summary: 'Comment on a container or on a place in it, or answer a comment',
  can: 'container.read',
  changes: ['comments'],
  request: () =>
    z.object({
      ...injected,
      users_content_id: Id,
      comments: z.string().trim().min(1).max(limits.comment.max),
      anchor: Anchor.nullable().default(null),
      answers_to: Id.nullable().default(null),
    }),
  reply: () => Comment,
  problems: [...onComment, 'comments.full'],
});

export const deleteComment = call({
  path: 'editor/comments/delete',
  summary: 'Delete a comment of one’s own',
  can: 'container.read',
  changes: ['comments'],
  request: () => z.object({ ...injected, comments_id: Id }),
  reply: () => z.object({}),
  problems: ['container.not_found', 'container.forbidden'],
});

export const resolveComment = call({
  path: 'editor/comments/resolve',
  summary: 'Settle a comment with its answers, or open it again',
  can: 'container.edit',
  changes: ['comments'],
  request: () => z.object({ ...injected, comments_id: Id, is_resolved: z.boolean() }),
  reply: () => Comment,
  problems: onComment,
});

export const readComments = call({
  path: 'editor/comments/read',
  summary: 'Note that the comments on a container were read, up to the newest that the screen showed',
  can: 'container.edit',
  changes: ['unread'],
  request: () => z.object({ ...injected, users_content_id: Id, comments_id: Id }),
  reply: () => z.object({}),
  problems: onComment,
});

export const countUnreadComments = call({
  path: 'editor/comments/unread',
  summary: 'How many comments of others one has not read, of several containers',
  can: 'container.read',
  shows: ['unread'],
  request: () => z.object({ ...injected, users_content_ids: z.array(Id).max(limits.page_size * 2) }),
  reply: () => listOf(z.object({ users_content_id: Id, unread: z.int() })),
  problems: [],
});
