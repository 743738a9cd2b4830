import { Id } from '@takhti/domain';
import { z } from 'zod';

/**
 * What an open screen hears from GET /api/live, one JSON object to a `data:` line: that something happened to an item which
 * the person may read, or to their notifications. It is a hint to look, never the data.
 */
export const LiveEvent = z.discriminatedUnion('kind', [
  z.object({
    /** Its status or its reviewer; what is in it; its comments; who edits it. */
    kind: z.enum(['moved', 'changed', 'commented', 'locked']),
    container_id: Id,
    version: z.int(),
  }),
  /** Notifications of the person came, were read or went; or more was changed at once than is told one by one. */
  z.object({ kind: z.enum(['notified', 'many']) }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
