import { ContentStatusSchema, FlagSchema, Id } from '@takhti/domain';
import { z } from 'zod';

/** The payload of a live notice on the channel `live`. */
export const LiveNotice = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['moved', 'changed', 'commented', 'locked', 'generated']),
    institution_id: z.int(),
    container_id: Id,
    version: z.int(),
    /** The row before the change: the people who could see it are notified that it is gone. */
    was: z
      .object({ content_status: ContentStatusSchema, is_published: FlagSchema, is_deleted: FlagSchema })
      .optional(),
  }),
  z.object({
    kind: z.literal('notified'),
    institution_id: z.int(),
    /** Absent when it concerns too many to be named. */
    user_ids: z.array(Id).optional(),
  }),
  z.object({ kind: z.literal('many'), institution_id: z.int() }),
  z.object({ kind: z.literal('session'), session_hash: z.string() }),
]);
export type LiveNotice = z.infer<typeof LiveNotice>;
export type ItemNotice = Extract<LiveNotice, { container_id: string }>;

/** Parses a NOTIFY payload; null if it is malformed. */
export function parseNotice(payload: string): LiveNotice | null {
  try {
    return LiveNotice.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
