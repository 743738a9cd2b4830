import type { Settled } from '@takhti/content-types/question-kinds/transfer';
import { expect, test } from 'vitest';
import { makeQuestionViewer } from './seen-question.ts';

const lost = Array.from({ length: 30 }, () => ({
  row: null,
  question: 1,
  message: 'Hints',
  key: 'lost.hint',
  values: {},
}));
const settled: Settled = {
  doc: null,
  place: { row: null, question: 1 },
  findings: [],
  lost,
  isCut: false,
  canonicalText: null,
  isRepairable: false,
};

test('however much a file loses, so much is told, of every question something, and nothing in silence', () => {
  const seenOf = makeQuestionViewer();
  const told = Array.from({ length: 1_000 }, () => seenOf(settled).row.lost);
  expect(told[0]).toHaveLength(21);
  expect(told.at(-1)?.map(({ key }) => key)).toEqual(['lost.hint', 'import.more']);
  for (const each of told) {
    const more = Number(each.at(-1)?.values['count']);
    expect(each.length - 1 + more).toBe(30);
  }
  expect(told.flat().length).toBeLessThan(4_000);
});
