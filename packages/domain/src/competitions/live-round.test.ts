import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { judgeTime, liveCode, livePhaseAt, livePoints, ownPlaceOf, podiumOf } from './live-round.ts';

const at = (ms: number): Date => new Date(Date.UTC(2026, 5, 1) + ms);
const { grace_ms, hours } = limits.live_round;
const question = { asked_on: at(0), closes_on: at(20_000) };

describe('the phase of a live round', () => {
  const asking = { phase: 'asking', question_at: 0, closes_on: at(20_000), created_on: at(-1000) } as const;
  test.each([
    ['asking', 0],
    ['asking', 20_000 + grace_ms - 1],
    ['picture', 20_000 + grace_ms],
    ['over', hours * 3_600_000],
  ])('is %s after %d ms', (phase, ms) => {
    expect(livePhaseAt(asking, at(ms))).toBe(phase);
  });

  test('a question without a time limit waits for the host', () => {
    expect(livePhaseAt({ ...asking, phase: 'lobby', closes_on: null }, at(90_000))).toBe('lobby');
  });
});

describe('an answer is judged by when it was given', () => {
  test.each([
    ['at once', 0, 0, 1],
    ['in the middle', 10_000, 0, 0.5],
    ['in the last moment', 20_000, 0, 0],
    ['in time, and held by a broken line until after it', 22_000, 4_000, 0.1],
    ['before it was asked, as it says', 1_000, 60_000, 1],
  ])('%s', (_title, received, held, left) => {
    expect(judgeTime(question, at(received), held)?.left).toBe(left);
  });

  test.each([
    ['after the time', 20_001, 0],
    ['longer ago than is believed', 20_000 + grace_ms + 1, 60_000],
    ['with a time made up', 26_000, Number.MAX_SAFE_INTEGER],
    ['in the future', 20_500, -5_000],
  ])('none that comes %s', (_title, received, held) => {
    expect(judgeTime(question, at(received), held)).toBeNull();
  });
});

test('a right answer is worth 100 to 150 points, a wrong one none', () => {
  expect([1, 0.5, 0].map((left) => livePoints(true, { left }))).toEqual([150, 125, 100]);
  expect(livePoints(false, { left: 1 })).toBe(0);
});

test('the podium holds three places, ties share theirs, and in a class nobody stands there without points', () => {
  const players = [50, 90, 0, 90, 70, 20].map((points) => ({ points }));
  expect(podiumOf(players)).toEqual([
    { points: 90, place: 1 },
    { points: 90, place: 1 },
    { points: 70, place: 3 },
  ]);
  expect(podiumOf([90, 0, 0, 0].map((points) => ({ points })))).toEqual([{ points: 90, place: 1 }]);
  expect(podiumOf([{ points: 0 }, { points: 0 }])).toEqual([]);
});

test('two or three who play stand on the podium all', () => {
  expect(podiumOf([{ points: 0 }, { points: 120 }]).map(({ place }) => place)).toEqual([1, 2]);
});

test('each is told their own place, and nobody that they came last', () => {
  const placesOf = (...points: number[]) => {
    const players = points.map((each) => ({ points: each }));
    return players.map((me) => ownPlaceOf(players, me));
  };
  expect(placesOf(150, 120, 110, 105, 105, 100)).toEqual([1, 2, 3, 4, 4, null]);
  expect(placesOf(150, 120, 110, 105, 0)).toEqual([1, 2, 3, 4, null]);
  expect(placesOf(150, 0)).toEqual([1, 2]);
  expect(placesOf(0, 0)).toEqual([null, null]);
});

test.each([
  ['123 456', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['١٢٣-٤٥٦', '123456'],
  ['abc', ''],
])('the code in %j is %j', (typed, code) => {
  expect(liveCode(typed)).toBe(code);
});
