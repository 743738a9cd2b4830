import { expect, test } from 'vitest';
import { lastDays } from './own-days.ts';

const evening = new Date('2026-03-01T20:30:00Z');

test.each([
  ['at Greenwich', 0, ['2026-02-28T00:00:00.000Z', '2026-03-01T00:00:00.000Z'], '2026-03-01'],
  [
    'in Karachi, where the next day has begun',
    300,
    ['2026-02-28T19:00:00.000Z', '2026-03-01T19:00:00.000Z'],
    '2026-03-02',
  ],
  ['in Kabul', 270, ['2026-02-28T19:30:00.000Z', '2026-03-01T19:30:00.000Z'], '2026-03-02'],
  ['in Houston', -360, ['2026-02-28T06:00:00.000Z', '2026-03-01T06:00:00.000Z'], '2026-03-01'],
])('the days of somebody %s', (_title, utc_offset, began, today) => {
  const days = lastDays(evening, utc_offset, 2);
  expect(days.map((each) => each.began.toISOString())).toEqual(began);
  expect(days.at(-1)?.date).toBe(today);
});
