import { ContentStatusSchema, ContentTypeSchema, Id, limits, OpenedContainer } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, seenVersion } from '../call.ts';
import { openContainer } from '../content/containers.ts';
import type { ProblemName } from '../problems/problems.ts';
import type { Topic } from '../topics.ts';

const moveProblems = [
  'container.not_found',
  'container.forbidden',
  'container.own_item',
  'container.read_only',
  'container.locked',
  'container.wrong_status',
  'container.changed_meanwhile',
] as const satisfies readonly ProblemName[];

const moved = [
  'container',
  'comments',
  'history',
  'suggestions',
  'desk',
  'counts',
  'library',
] as const satisfies readonly Topic[];

const move = {
  ...injected,
  container_id: Id,
  content_type: ContentTypeSchema.optional(),
  active_role: z.string().optional(),
  version: seenVersion,
};

/** The moves of the workflow (specification, sections 4 and 7). */
export const updateStatus = call({
  path: 'editor/status/update',
  summary:
    'Submit, start or cancel a review, ask for resubmission, or set in draft: the move is told by the wanted status',
  can: 'container.edit',
  changes: moved,
  renews: openContainer,
  request: () =>
    z.object({
      ...move,
      content_status: ContentStatusSchema,
      /** Why it is sent back; kept as a comment. */
      comments: z.string().trim().max(limits.comment.max).default(''),
    }),
  reply: () => OpenedContainer,
  problems: [...moveProblems, 'skills.minimal', 'container.has_errors', 'ai.unread'],
});

export const takeBack = call({
  path: 'editor/status/take-back',
  summary:
    'Take back one’s own last submission, approval or sending back, for a few minutes and as long as nobody went on from there',
  can: 'container.read',
  changes: moved,
  renews: openContainer,
  request: () => z.object(move),
  reply: () => OpenedContainer,
  problems: [...moveProblems, 'container.too_late'],
});

export const approve = call({
  path: 'editor/status/approve',
  summary: 'Approve at the level of one’s role; the final level publishes',
  can: 'container.review',
  changes: moved,
  renews: openContainer,
  request: () => z.object(move),
  reply: () => OpenedContainer,
  problems: [...moveProblems, 'container.has_errors', 'ai.unread', 'assessments.pool_not_published'],
});
