import { expect, test } from 'vitest';
import { isNewTo, visitAt } from './visits.ts';

const at = (time: string): Date => new Date(`2026-05-04T${time}:00Z`);
const kept = { last: at('08:00').toISOString(), before: at('07:00').toISOString() };

test('the first visit has none before it', () => {
  expect(visitAt(null, at('08:00'))).toEqual({ last: kept.last, before: null });
});

test('pages opened one after the other are one visit', () => {
  expect(visitAt(kept, at('08:29'))).toEqual({ last: at('08:29').toISOString(), before: kept.before });
  expect(visitAt(kept, at('08:30'))).toEqual({ last: at('08:30').toISOString(), before: kept.last });
});

test.each([
  ['since then by somebody else', 'other', '07:01', kept, true],
  ['before then', 'other', '06:59', kept, false],
  ['by oneself', 'me', '07:01', kept, false],
  ['before anybody looked', 'other', '07:01', { before: null }, false],
])('content that was published %s is new: %s at %s', (_, user_id, time, visits, expected) => {
  expect(isNewTo('me', visits, { user_id, last_activity: at(time).toISOString() })).toBe(expected);
});
