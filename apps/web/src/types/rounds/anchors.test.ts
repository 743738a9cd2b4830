import { placedPath, valueAt } from '@takhti/domain';
import { expect, test } from 'vitest';
import { anchorPath } from './anchors.ts';

const cards = [
  { id: 4, text: 'Spring' },
  { id: 2, text: 'Summer' },
];
const doc = { title: 'Seasons', questionData: [{ questionId: 7 }, { questionId: 3, cardsData: cards }] };
const path = ['questionData', 1, 'cardsData', 0, 'text'];

test('a comment on a card names round and card by their numbers, and finds them where they were moved', () => {
  const named = anchorPath(path, doc);
  expect(named).toEqual(['questionData', '3', 'cardsData', '4', 'text']);
  const [first, second] = doc.questionData;
  const moved = { ...doc, questionData: [{ ...second, cardsData: cards.toReversed() }, first] };
  expect(valueAt(moved, named)).toBe('Spring');
  expect(placedPath(moved, named)).toEqual(['questionData', 0, 'cardsData', 1, 'text']);
});

test('what has no number keeps its place', () => {
  expect(anchorPath(['title'], doc)).toEqual(['title']);
  expect(anchorPath(['rows', 1], { rows: [{}, {}] })).toEqual(['rows', 1]);
  expect(placedPath(doc, ['questionData', '99', 'question'])).toEqual(['questionData', '99', 'question']);
});
