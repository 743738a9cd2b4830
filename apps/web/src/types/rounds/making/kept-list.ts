import { languages } from '@takhti/domain';
import { z } from 'zod';

const Kept = z.object({ list: z.string(), language: z.enum(languages) });

/** The stored list, for coming back; null on a first visit. */
export function keptList(state: unknown): z.infer<typeof Kept> | null {
  return Kept.safeParse(state).data ?? null;
}
