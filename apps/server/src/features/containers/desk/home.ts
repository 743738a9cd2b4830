import { activityDays, type readHome, type ReplyOf, type RequestOf } from '@takhti/contract';
import { kindOfRole } from '@takhti/domain';
import type { Session } from '../../../http/session.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { countStatuses, selectOptionalOldest } from './dashboard.queries.ts';
import { deskOf } from './dashboard.service.ts';
import { countDays, countNotificationKinds } from './home.queries.ts';
import { lastDays } from './own-days.ts';

/** The home page of a person: the state of their desk, what waits longest, what is new, and what they did. */
export async function readHomeOf(
  tx: Tx,
  session: Session,
  now: Date,
  { utc_offset, hides_lesson_plans }: Pick<RequestOf<typeof readHome>, 'utc_offset' | 'hides_lesson_plans'>,
): Promise<ReplyOf<typeof readHome>> {
  const desk = deskOf(session);
  const days = lastDays(now, utc_offset, activityDays);
  const began = days[0]?.began ?? now;
  const since = days.at(-2)?.began ?? now;
  const isReviewer = kindOfRole(session.active_role) === 'reviewer';
  const done = await countDays(
    tx,
    desk,
    began,
    utc_offset,
    isReviewer ? ['approve', 'askResubmission'] : null,
  );
  const counts = new Map(done.map(({ day, count }) => [day, count]));
  return {
    counts: await countStatuses(tx, desk, {
      grade: '',
      subject: '',
      content_type: '',
      hides_lesson_plans,
      username: '',
      own_school_id: null,
    }),
    oldest: (await selectOptionalOldest(tx, desk)) ?? null,
    notified: await countNotificationKinds(tx, desk, since),
    since: since.toISOString(),
    days: days.map(({ date }) => ({ day: date, count: counts.get(date) ?? 0 })),
  };
}
