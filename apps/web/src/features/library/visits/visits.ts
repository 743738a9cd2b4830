import { z } from 'zod';

/** When somebody looked at the library last, and when they had done so before that. */
export const Visits = z.object({ last: z.iso.datetime(), before: z.iso.datetime().nullable() });
export type Visits = z.infer<typeof Visits>;

// Pages that are opened one after the other are one visit.
const oneVisitMs = 30 * 60 * 1000;

/** The visits with this one; the first of all has none before it. */
export function visitAt(kept: Visits | null, now: Date): Visits {
  const last = now.toISOString();
  if (kept === null) return { last, before: null };
  const isSameVisit = now.getTime() - new Date(kept.last).getTime() < oneVisitMs;
  return { last, before: isSameVisit ? kept.before : kept.last };
}

interface Published {
  readonly last_activity: string;
  readonly user_id: string;
}

/** Whether something was published since somebody's visit before this one, by anybody else. */
export function isNewTo(
  user_id: string,
  { before }: Pick<Visits, 'before'>,
  { last_activity, user_id: author }: Published,
): boolean {
  return before !== null && author !== user_id && new Date(last_activity) > new Date(before);
}
