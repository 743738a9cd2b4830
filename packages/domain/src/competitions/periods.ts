import { leaderboardPeriods, type LeaderboardPeriod } from '../entities/competition.ts';
import { addDays, localTime, weekdayOf } from './zoned-time.ts';

/** The first day of what has no beginning: all time, and what was not redeemed yet. */
export const ALWAYS = '1970-01-01';

/** The clock and the weeks by which a competition counts. */
export interface CompetitionClock {
  readonly timezone: string;
  /** 0 Sunday to 6 Saturday: on it weeks begin. */
  readonly weeklyawardday: number;
}

/** The first day of the period of an instant, `YYYY-MM-DD` by the clocks of the competition. */
export function periodStart(
  period: LeaderboardPeriod,
  instant: Date,
  { timezone, weeklyawardday }: CompetitionClock,
): string {
  const today = localTime(timezone, instant).slice(0, 10);
  switch (period) {
    case leaderboardPeriods.daily:
      return today;
    case leaderboardPeriods.weekly:
      return addDays(today, -((weekdayOf(today) - weeklyawardday + 7) % 7));
    case leaderboardPeriods.monthly:
      return `${today.slice(0, 8)}01`;
    default:
      return ALWAYS;
  }
}
