import { ContentStatusSchema, FlagSchema, Id } from '@takhti/domain';
import { z } from 'zod';

/** What the triggers of the database tell on the channel `live`. */
export const Told = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['moved', 'changed', 'commented', 'locked']),
    institution_id: z.int(),
    container_id: Id,
    version: z.int(),
    /** As it stood before: who could see it then hears that it is gone. */
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
export type Told = z.infer<typeof Told>;
export type ToldItem = Extract<Told, { container_id: string }>;

/** Reads a word of the channel; null for one that is not in the form that ours have. */
export function readTold(payload: string): Told | null {
  try {
    return Told.safeParse(JSON.parse(payload)).data ?? null;
  } catch {
    return null;
  }
}
