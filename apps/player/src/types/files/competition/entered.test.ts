import { expect, test } from 'vitest';
import { readKept, writeKept } from './entered.ts';

const content = { institution_id: 1, content_id: 'cup' };
const kept = { player_id: 'p', player_token: 't', standing: null };

function storageOf(held: Record<string, string> = {}) {
  return () => ({
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, value: string) => void (held[name] = value),
  });
}

test('a competitor is known again in the same competition, and forgotten when they leave', () => {
  const storage = storageOf();
  writeKept(storage, content, kept);
  expect(readKept(storage, content)).toEqual(kept);
  expect(readKept(storage, { ...content, content_id: 'other' })).toBeNull();
  writeKept(storage, content, null);
  expect(readKept(storage, content)).toBeNull();
});

test.each(['{', '1', '{"player_id":1}', '[]'])('a malformed record (%s) is no competitor', (text) => {
  expect(readKept(storageOf({ 'takhti.competition.1.cup': text }), content)).toBeNull();
});

const standing = {
  name: 'Zara',
  school: '',
  grade: '4',
  phase: 'running',
  levels: [
    {
      number: 1,
      lessons: [
        {
          content_id: 'a',
          content_type: 'mcq',
          title: 'Bank',
          is_scored: true,
          is_open: true,
          points: null,
          was_too_fast: false,
          was_skipped: false,
        },
      ],
    },
  ],
  points: 0,
  coins: 0,
  reward: null,
  certificate: null,
  shows_places: true,
  may_leave: true,
  plays_once: false,
} as const;

test.each([
  [standing, standing],
  [{ ...standing, levels: [{ number: 1 }] }, null],
  [{ ...standing, points: '0' }, null],
  [{ name: 'Zara' }, null],
])('the last stored standing is shown if it is complete: %#', (held, shown) => {
  const text = JSON.stringify({ ...kept, standing: held });
  expect(readKept(storageOf({ 'takhti.competition.1.cup': text }), content)).toEqual({
    ...kept,
    standing: shown,
  });
});

test('a browser that keeps nothing stops nobody', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  expect(readKept(refuse, content)).toBeNull();
  expect(() => writeKept(refuse, content, kept)).not.toThrow();
});
