import { isRecord } from '@takhti/domain';
import type { CompetitorStanding } from '@takhti/contract';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const flag: Check = (value) => typeof value === 'boolean';
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const record =
  (checks: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(checks).every(([name, check]) => check(value[name]));

const lesson = {
  content_id: text,
  content_type: text,
  title: text,
  is_scored: flag,
  is_open: flag,
  points: orNull(number),
  was_too_fast: flag,
  was_skipped: flag,
};
const isStanding = record({
  name: text,
  school: text,
  grade: text,
  phase: text,
  levels: list(record({ number, lessons: list(record(lesson)) })),
  points: number,
  coins: number,
  reward: orNull(
    record({ name: text, description: text, cost: number, currency: text, image: text, code: orNull(text) }),
  ),
  certificate: orNull(record({ is_earned: flag, code: orNull(text) })),
  shows_places: flag,
  may_leave: flag,
  plays_once: flag,
} satisfies Record<keyof CompetitorStanding, Check>);

/** A standing as a browser kept it; null for one that was spoiled, or kept by a page of another time. */
export function standingIn(value: unknown): CompetitorStanding | null {
  return isStanding(value) ? (value as CompetitorStanding) : null;
}
