import { languages } from '@takhti/domain';
import { z } from 'zod';

const Kept = z.object({ list: z.string(), language: z.enum(languages) });

/** The list that somebody comes back to; null for who comes anew. */
export function keptList(state: unknown): z.infer<typeof Kept> | null {
  return Kept.safeParse(state).data ?? null;
}
