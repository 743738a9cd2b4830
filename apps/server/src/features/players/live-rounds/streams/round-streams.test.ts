import { expect, test } from 'vitest';
import { makeRoundStreams, type RoundStream, type RoundStreams } from './round-streams.ts';

const screen = (institution_id: number, at: number): RoundStream => ({
  round: { institution_id, round_id: `round ${at % 7}` },
  player_id: `player ${at}`,
  secret_hash: '',
  isNew: true,
  write: () => true,
  end: () => {},
});

/** How many of so many screens of an institution find room. */
function fill(streams: RoundStreams, institution_id: number, count: number): number {
  return Array.from({ length: count }, (_, at) => streams.add(screen(institution_id, at))).filter(Boolean)
    .length;
}

test('one institution leaves room for others, whatever its rounds hold, and the server has an end', () => {
  const streams = makeRoundStreams();
  const [first, second, third] = [1, 2, 3].map((institution_id) => fill(streams, institution_id, 3_000));
  expect(second).toBeGreaterThan(0);
  expect(first).toBeGreaterThan(second ?? 0);
  expect(third).toBe(0);
  expect(streams.all()).toHaveLength((first ?? 0) + (second ?? 0));
});

test('a learner has two screens at most; a third closes the oldest', () => {
  const streams = makeRoundStreams();
  const ended: number[] = [];
  for (const at of [1, 2, 3]) streams.add({ ...screen(1, 0), end: () => void ended.push(at) });
  expect(ended).toEqual([1]);
  expect(streams.all()).toHaveLength(2);
});
