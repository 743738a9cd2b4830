import { expect, test } from 'vitest';
import {
  emptyState,
  reduceAttempt,
  startAttempt,
  type Attempt,
  type AttemptAction,
} from '../attempt/attempt.ts';
import { makePlay } from '../../../testing/make-play.ts';
import { markOf } from './question-marks.ts';

const after = (is_feedback_hidden: 0 | 1, ...actions: AttemptAction[]): Attempt =>
  actions.reduce(reduceAttempt, startAttempt(makePlay({ is_feedback_hidden }), emptyState));

test('questions are to do or answered; the current and the marked ones are told apart', () => {
  const attempt = after(1, { type: 'choose', option_id: 'o2' }, { type: 'flag' }, { type: 'next' });
  expect([0, 1, 2].map((index) => markOf(attempt, index))).toEqual([
    { state: 'answered', isCurrent: false, isFlagged: true },
    { state: 'todo', isCurrent: true, isFlagged: false },
    { state: 'todo', isCurrent: false, isFlagged: false },
  ]);
});

test('with feedback a checked answer shows as right or not', () => {
  const wrong = after(0, { type: 'choose', option_id: 'o2' });
  expect(markOf(wrong, 0).state).toBe('answered');
  expect(markOf(reduceAttempt(wrong, { type: 'check' }), 0).state).toBe('incorrect');
  const right = after(0, { type: 'choose', option_id: 'o1' }, { type: 'check' });
  expect(markOf(right, 0).state).toBe('correct');
});

test('in the review no question is the current one', () => {
  expect(markOf(after(1, { type: 'review' }), 0).isCurrent).toBe(false);
});
