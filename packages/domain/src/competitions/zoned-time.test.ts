import { describe, expect, test, vi } from 'vitest';
import { periodStart } from './periods.ts';
import { leaderboardPeriods } from '../entities/competition.ts';
import { instantIn, isTimeZone, localTime } from './zoned-time.ts';

describe('the instant at which clocks of a zone show a time', () => {
  test.each([
    ['Asia/Karachi', '2024-02-16 20:33:42', '2024-02-16T15:33:42.000Z'],
    ['Asia/Kabul', '2026-03-21 00:00', '2026-03-20T19:30:00.000Z'],
    ['UTC', '2026-03-21T00:00:00', '2026-03-21T00:00:00.000Z'],
    // Skipped: from two o'clock it is three at once.
    ['Europe/Berlin', '2026-03-29 02:30:00', '2026-03-29T01:30:00.000Z'],
    // Shown twice: the first one counts.
    ['Europe/Berlin', '2026-10-25 02:30:00', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25 03:30:00', '2026-10-25T02:30:00.000Z'],
  ])('in %s at %s', (zone, local, instant) => {
    expect(instantIn(zone, local)?.toISOString()).toBe(instant);
  });

  test.each([
    '',
    'tomorrow',
    '2026-06-31 10:00:00',
    '2026-13-01 10:00',
    '2026-01-01 24:00',
    '2026-01-01 10:61',
  ])('there is none of "%s"', (local) => {
    expect(instantIn('Asia/Karachi', local)).toBeNull();
  });

  test('nor in a zone that is none', () => {
    expect(['', 'Asia/Nowhere'].map(isTimeZone)).toEqual([false, false]);
    expect(instantIn('Asia/Nowhere', '2026-01-01 10:00')).toBeNull();
    expect(localTime('Asia/Kabul', new Date('2026-03-20T19:30:00Z'))).toBe('2026-03-21 00:00:00');
  });
});

describe('the period of an instant', () => {
  const { daily, weekly, monthly, all_time, redeem } = leaderboardPeriods;
  const late = new Date('2026-11-21T19:30:00Z');

  test.each([
    [daily, 0, '2026-11-22'],
    [weekly, 0, '2026-11-22'],
    [weekly, 1, '2026-11-16'],
    [weekly, 6, '2026-11-21'],
    [monthly, 0, '2026-11-01'],
    [all_time, 0, '1970-01-01'],
    [redeem, 0, '1970-01-01'],
  ])('%i with weeks from %i begins on %s by the clocks of Karachi', (period, weeklyawardday, date) => {
    expect(periodStart(period, late, { timezone: 'Asia/Karachi', weeklyawardday })).toBe(date);
  });
});

describe('where clocks leap', () => {
  const { daily, weekly, monthly } = leaderboardPeriods;
  const from = (zone: string, date: string): string | undefined =>
    instantIn(zone, `${date} 00:00:00`)?.toISOString();

  test.each([
    // At midnight it is one o'clock at once: the day begins then, and has 23 hours.
    ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
    ['Africa/Cairo', '2026-04-25', '2026-04-24T21:00:00.000Z'],
    // At midnight it is eleven once more: the day before has 25 hours.
    ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z'],
    ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00.000Z'],
    // A whole day was left out: what would begin in it begins with the next one.
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00.000Z'],
  ])('in %s the day %s begins at %s', (zone, date, instant) => {
    expect(from(zone, date)).toBe(instant);
  });

  test.each([
    ['just before', '2026-04-23T21:59:59Z', '2026-04-23', '2026-04-18', '2026-04-01'],
    ['just after', '2026-04-23T22:00:00Z', '2026-04-24', '2026-04-18', '2026-04-01'],
  ])('%s the leap the periods of Cairo are those of its calendar', (_when, instant, today, week, month) => {
    const clock = { timezone: 'Africa/Cairo', weeklyawardday: 6 };
    const starts = [daily, weekly, monthly].map((period) => periodStart(period, new Date(instant), clock));
    expect(starts).toEqual([today, week, month]);
  });
});

describe('how clocks of a zone are read', () => {
  const now = new Date('2026-01-01T00:00:00Z');

  test('is worked out once for a zone, and not kept for every way to write one', () => {
    const formats = vi.spyOn(Intl, 'DateTimeFormat');
    try {
      const count = (zone: string): number => {
        const before = formats.mock.calls.length;
        localTime(zone, now);
        return formats.mock.calls.length - before;
      };
      const [first = '', ...others] = spellings('antarctica/dumontdurville', 600);
      expect([count(first), count(first)]).toEqual([1, 0]);
      for (const zone of others) localTime(zone, now);
      // It made room for others meanwhile.
      expect(count(first)).toBe(1);
    } finally {
      formats.mockRestore();
    }
  });
});

/** One name in so many ways: each letter large or small. */
function spellings(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, n) =>
    Array.from(name, (letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join(''),
  );
}
