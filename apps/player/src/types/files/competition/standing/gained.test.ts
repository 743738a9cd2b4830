import type { CompetitorStanding } from '@takhti/contract';
import { expect, test } from 'vitest';
import { gainedSince, nextOf, withUnsent } from './gained.ts';

type Level = CompetitorStanding['levels'][number];

const lesson = (content_id: string, points: number | null, over: Partial<Level['lessons'][number]> = {}) => ({
  content_id,
  content_type: 'mcq' as const,
  title: content_id,
  is_scored: true,
  is_open: true,
  points,
  was_too_fast: false,
  was_skipped: false,
  ...over,
});
function standing(...levels: Level['lessons'][]): CompetitorStanding {
  const points = levels.flat().reduce((sum, each) => sum + (each.points ?? 0), 0);
  return {
    name: 'Zara',
    school: '',
    grade: '4',
    phase: 'running',
    levels: levels.map((lessons, at) => ({ number: at + 1, lessons })),
    points,
    coins: points,
    reward: null,
    certificate: null,
    shows_places: true,
    may_leave: true,
    plays_once: false,
  };
}

test('nothing is gained by what was not played to its end, or not known yet', () => {
  const before = standing([lesson('a', null)]);
  expect(gainedSince(before, before, 'a')).toBeNull();
  expect(gainedSince(before, standing([lesson('a', 60)]), 'gone')).toBeNull();
});

test('the last item of a level finishes it, and the last of all finishes everything', () => {
  const before = standing([lesson('a', 80), lesson('b', null)], [lesson('c', null)]);
  const then = standing([lesson('a', 80), lesson('b', 0)], [lesson('c', null)]);
  expect(gainedSince(before, then, 'b')).toEqual({ points: 0, finished: 1, isWhole: false });
  const all = standing([lesson('a', 80), lesson('b', 0)], [lesson('c', 70)]);
  expect(gainedSince(then, all, 'c')).toEqual({ points: 70, finished: 2, isWhole: true });
});

test('a better result gains what it is better by, and finishes no level again', () => {
  const [before, now] = [40, 100].map((points) => standing([lesson('a', points)], [lesson('b', null)]));
  expect(gainedSince(before!, now!, 'a')).toEqual({ points: 60, finished: null, isWhole: false });
});

test('next is what gives points, is open and was not played', () => {
  const levels = standing(
    [lesson('a', 80), lesson('b', null, { is_scored: false }), lesson('c', null, { is_open: false })],
    [lesson('d', null)],
  );
  expect(nextOf(levels)).toMatchObject({ content_id: 'd', level: 2 });
  expect(nextOf(standing([lesson('a', 1)]))).toBeNull();
  const waits = withUnsent(standing([lesson('a', null), lesson('b', null)]), new Map([['a', 'waiting']]));
  expect(nextOf(waits)).toMatchObject({ content_id: 'b' });
});
