import { expect, test } from 'vitest';
import { readKept, writeKept } from './entered.ts';

const content = { institution_id: 1, content_id: 'cup' };
const kept = { player_id: 'p', player_token: 't', standing: null };

function shelfOf(held: Record<string, string> = {}) {
  return () => ({
    getItem: (name: string) => held[name] ?? null,
    setItem: (name: string, value: string) => void (held[name] = value),
  });
}

test('who entered is known again in the same competition, and forgotten when they leave', () => {
  const shelf = shelfOf();
  writeKept(shelf, content, kept);
  expect(readKept(shelf, content)).toEqual(kept);
  expect(readKept(shelf, { ...content, content_id: 'other' })).toBeNull();
  writeKept(shelf, content, null);
  expect(readKept(shelf, content)).toBeNull();
});

test.each(['{', '1', '{"player_id":1}', '[]'])('what was spoiled (%s) is nobody', (text) => {
  expect(readKept(shelfOf({ 'takhti.competition.1.cup': text }), content)).toBeNull();
});

test('a browser that keeps nothing stops nobody', () => {
  const refuse = () => {
    throw new Error('no storage');
  };
  expect(readKept(refuse, content)).toBeNull();
  expect(() => writeKept(refuse, content, kept)).not.toThrow();
});
