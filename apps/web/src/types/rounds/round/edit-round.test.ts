import { produce, type Draft } from 'immer';
import type { GameDoc } from '@takhti/content-types/rounds';
import { expect, test } from 'vitest';
import { editRound } from './edit-round.ts';

const rounds = (...ids: number[]) =>
  ({ questionData: ids.map((questionId) => ({ questionId, question: '' })) }) as unknown as GameDoc;

test('what comes after rounds have moved is written into the round that it was for', () => {
  let doc = rounds(2, 1);
  const edit = (recipe: (draft: Draft<GameDoc>) => void) => void (doc = produce(doc, recipe));
  editRound({ edit }, 1, (round) => void (round.question = 'mine'));
  expect(doc.questionData).toMatchObject([{ question: '' }, { question: 'mine' }]);
  editRound({ edit }, 3, (round) => void (round.question = 'gone'));
  expect(doc.questionData).toMatchObject([{ question: '' }, { question: 'mine' }]);
});
