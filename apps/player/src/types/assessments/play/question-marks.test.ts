import { expect, test } from 'vitest';
import {
  emptyState,
  reduceAttempt,
  startAttempt,
  type Attempt,
  type AttemptAction,
} from '../attempt/attempt.ts';
import { choosing } from '../../../testing/choosing.ts';
import { makePlay } from '../../../testing/make-play.ts';
import { markOf } from './question-marks.ts';

type Step = AttemptAction | ((attempt: Attempt) => AttemptAction);
const after = (is_feedback_hidden: 0 | 1, ...steps: Step[]): Attempt =>
  steps.reduce(
    (at, step) => reduceAttempt(at, typeof step === 'function' ? step(at) : step),
    startAttempt(makePlay({ is_feedback_hidden }), emptyState),
  );
const choose = (option_id: string) => (attempt: Attempt) => choosing(attempt, option_id);

test('questions are to do or answered; the current and the marked ones are told apart', () => {
  const attempt = after(1, choose('o2'), { type: 'flag' }, { type: 'next' });
  expect([0, 1, 2].map((index) => markOf(attempt, index))).toEqual([
    { state: 'answered', isCurrent: false, isFlagged: true },
    { state: 'todo', isCurrent: true, isFlagged: false },
    { state: 'todo', isCurrent: false, isFlagged: false },
  ]);
});

test('with feedback a checked answer shows as right or not', () => {
  const wrong = after(0, choose('o2'));
  expect(markOf(wrong, 0).state).toBe('unchecked');
  expect(markOf(reduceAttempt(wrong, { type: 'check' }), 0).state).toBe('incorrect');
  const right = after(0, choose('o1'), { type: 'check' });
  expect(markOf(right, 0).state).toBe('correct');
});

test('in the review no question is the current one', () => {
  expect(markOf(after(1, { type: 'review' }), 0).isCurrent).toBe(false);
});
