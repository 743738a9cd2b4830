import { addRound, newRound, gameModels, games, type GameDoc } from '@takhti/content-types/rounds';
import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import {
  canDeleteRound,
  changeRounds,
  copyIn,
  holdsWork,
  movedBy,
  neighbourOf,
  placeOf,
  retyped,
  withCardsOf,
} from './round-edits.ts';

const start = { language: 'urdu', skill_id: '', subject: '', total_questions: 0 } as const;

function gameOfRounds(count: number): GameDoc {
  let doc = gameModels.rumble_in_the_jumble.defaults(start);
  for (let at = 0; at < count; at += 1) doc = addRound(doc, newRound(doc, 'rumble_in_the_jumble', 'sorting'));
  return doc;
}

const ids = (doc: GameDoc) => doc.questionData.map((round) => round.questionId);

test('G-029 a change by the model is one change of the draft', () => {
  const doc = gameOfRounds(1);
  const next = produce(doc, (draft) =>
    changeRounds(draft, (game) => addRound(game, newRound(game, 'rumble_in_the_jumble', 'mcq'))),
  );
  expect(ids(next)).toEqual([1, 2]);
  expect(next.questionData[0]).toBe(doc.questionData[0]);
});

test('after a round is deleted the next one stands open, at the end the one before', () => {
  const { questionData } = gameOfRounds(3);
  expect(neighbourOf(questionData, 2)?.questionId).toBe(3);
  expect(neighbourOf(questionData, 3)?.questionId).toBe(2);
  expect(neighbourOf(questionData.slice(0, 1), 1)).toBeUndefined();
});

test('a round goes on from where it stands by now, and stays at the ends', () => {
  const doc = gameOfRounds(4);
  const once = movedBy(doc, 1, 1);
  expect(ids(once)).toEqual([2, 1, 3, 4]);
  // The second key came before the first one's move was drawn, and asks for the same step.
  expect(ids(movedBy(once, 1, 1))).toEqual([2, 3, 1, 4]);
  expect(ids(movedBy(doc, 4, -3))).toEqual([4, 1, 2, 3]);
  expect(movedBy(doc, 4, 1)).toBe(doc);
  expect(ids(movedBy(doc, 2, -5))).toEqual([2, 1, 3, 4]);
  expect(movedBy(doc, 9, 1)).toBe(doc);
  expect(placeOf(once, 1)).toBe(1);
  expect(placeOf(doc, 9)).toBe(-1);
});

test('the copy of a round is found, wherever it stands', () => {
  expect(copyIn(gameOfRounds(3), 1)).toBe(4);
  expect(copyIn(gameOfRounds(1), 9)).toBeNull();
});

describe('G-024 G-026 whether another template would lose work', () => {
  test.each(games.rumble_in_the_jumble.templates)('a new round of %s holds none', (template) => {
    const doc = gameOfRounds(1);
    const round = newRound(doc, 'rumble_in_the_jumble', template);
    expect(holdsWork(addRound(doc, round), round)).toBe(false);
    expect(holdsWork(doc, { ...round, hint: 'x' })).toBe(true);
  });
});

test('G-024 another template leaves the number of the round, and nothing of its words', () => {
  const doc = gameOfRounds(2);
  const written = { ...doc, questionData: doc.questionData.map((round) => ({ ...round, question: 'Why?' })) };
  const next = retyped(written, 2, 'order');
  expect(next.questionData[0]).toMatchObject({ question: 'Why?', template_type: 'sorting' });
  expect(next.questionData[1]).toMatchObject({ questionId: 2, question: '', template_type: 'order' });
});

test('what a round had comes back to it under its new template, and to no other round', () => {
  const doc = gameOfRounds(2);
  const [first, second] = doc.questionData;
  const before = { ...second!, question: 'Why?' };
  const kept = withCardsOf(retyped(doc, 2, 'sorting_vertical'), before);
  expect(kept.questionData[0]).toEqual(first);
  expect(kept.questionData[1]).toMatchObject({ question: 'Why?', template_type: 'sorting_vertical' });
});

test.each([
  ['d', 1, true],
  ['s', 1, true],
  ['r', 2, true],
  ['r', 1, false],
] as const)(
  'G-032 G-034 in status %s with %d rounds one may be deleted: %s',
  (content_status, count, may) => {
    expect(canDeleteRound({ content_status }, gameOfRounds(count).questionData)).toBe(may);
  },
);
