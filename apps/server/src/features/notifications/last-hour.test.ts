import { expect, test } from 'vitest';
import { lastHour } from './last-hour.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 2, day, hour, minute);

test.each([
  ['before the hour, it was yesterday', at(10, 6, 59), at(9, 7)],
  ['at the hour', at(10, 7), at(10, 7)],
  ['after the hour', at(10, 23), at(10, 7)],
])('the last time that it was seven: %s', (_title, now, expected) => {
  expect(lastHour(now, 7)).toEqual(expected);
});
