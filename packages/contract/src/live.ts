import { Id } from '@takhti/domain';
import { z } from 'zod';
import type { Topic } from './topics.ts';

/**
 * An event of GET /api/live for an open screen, one JSON object to a `data:` line: something happened to an item that the
 * person may read, or to their notifications. It is a hint to fetch again, never the data.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    /** Its status or its reviewer; what is in it; its comments; who edits it; what a model proposes for it. */
    kind: z.enum(['moved', 'changed', 'commented', 'locked', 'generated']),
    container_id: Id,
    version: z.int(),
  }),
  /** Notifications of the person came, were read or deleted; or too much changed at once for single events. */
  z.object({ kind: z.enum(['notified', 'many']) }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** What is old after an event; after `many` everything is. */
export const liveTopics = {
  moved: ['container', 'questions', 'history', 'suggestions', 'looks', 'desk', 'counts', 'library'],
  changed: ['container', 'questions', 'history', 'suggestions', 'looks'],
  commented: ['comments', 'unread'],
  locked: ['lock'],
  generated: ['proposals', 'credits'],
  notified: ['notifications'],
} as const satisfies Record<Exclude<LiveEvent['kind'], 'many'>, readonly Topic[]>;
