import { ContainerRow, FlagSchema, Instant, notificationKinds } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';

/** Days on the home page, today among them. */
export const activityDays = 28;

const status = z.int();

/** What a manager needs to see first in the morning. */
export const readHome = call({
  path: 'dashboard/home',
  summary:
    'Where the content of one’s desk stands, what waits the longest, what is new, and what one did day by day',
  can: 'container.read',
  shows: ['counts', 'desk', 'notifications'],
  request: () =>
    z.object({
      ...injected,
      hides_lesson_plans: FlagSchema.default(0),
      utc_offset: z
        .int()
        .min(-840)
        .max(840)
        .default(0)
        .meta({ description: 'Minutes by which the person’s clock is ahead of UTC: when their days begin' }),
    }),
  reply: () =>
    z.object({
      counts: z.object({ d: status, w: status, r: status, s: status, a: status }),
      /** What waits the longest: for review, or for the reviewer who asks. */
      oldest: ContainerRow.nullable(),
      /** The person's notifications since their yesterday began, by kind. */
      notified: z.array(z.object({ kind: z.enum(notificationKinds), count: z.int() })),
      since: Instant,
      /** For each day how many containers a developer worked on, or how many reviews a reviewer finished. */
      days: z.array(z.object({ day: z.iso.date(), count: z.int() })).length(activityDays),
    }),
  problems: [],
});
