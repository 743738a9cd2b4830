import { expect, test } from 'vitest';
import { gameModels, newRound, pastedPairs, withPairs, type CardRound } from '../index.ts';

const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
const doc = gameModels.rumble_in_the_jumble.defaults(start);
const round = newRound(doc, 'rumble_in_the_jumble', 'matching') as CardRound;
const textsOf = ({ cardsData }: CardRound): string[] => cardsData.map(({ text }) => text);
const many = Array.from({ length: 12 }, (_, at) => [`w${at}`, `m${at}`] as const);

test('rows of a spreadsheet are pairs; other text is none, whatever stands between its words', () => {
  expect(pastedPairs('Sun\tday\r\n\r\n Moon \tnight\tmore\n')).toEqual([
    ['Sun', 'day'],
    ['Moon', 'night'],
  ]);
  expect(pastedPairs('Sun - day\nMoon: night')).toBeNull();
  expect(pastedPairs('\t\n')).toBeNull();
});

test('pairs are written from a pair on, and added where there are too few', () => {
  const first = withPairs(round, 'english', 0, [['a', 'b']]);
  expect(textsOf(first.round).slice(0, 2)).toEqual(['a', 'b']);
  const { round: next, written } = withPairs(first.round, 'english', 1, many.slice(0, 5));
  expect(written).toBe(5);
  expect(textsOf(next)).toEqual(['a', 'b', ...many.slice(0, 5).flat()]);
  expect(new Set(next.cardsData.map(({ id }) => id)).size).toBe(12);
});

test('pairs beyond the limit are left out, and reported', () => {
  const { round: full, written } = withPairs(round, 'english', 0, many);
  expect([written, full.cardsData.length]).toEqual([8, 16]);
});
