import { describe, expect, test } from 'vitest';
import { choosing } from '../../../testing/choosing.ts';
import { idOf, makePlay, makeQuestion } from '../../../testing/make-play.ts';
import {
  awaitsCheck,
  countAnswered,
  emptyState,
  givenOf,
  isRight,
  reduceAttempt,
  secondsLeft,
  startAttempt,
  stateOf,
  unanswered,
  unchecked,
  type Attempt,
  type AttemptAction,
} from './attempt.ts';

const start = (overrides: Parameters<typeof makePlay>[0] = {}): Attempt =>
  startAttempt(makePlay(overrides), emptyState);
type Step = AttemptAction | ((attempt: Attempt) => AttemptAction);
const after = (attempt: Attempt, ...steps: Step[]): Attempt =>
  steps.reduce((at, step) => reduceAttempt(at, typeof step === 'function' ? step(at) : step), attempt);
const choose = (option_id: string) => (attempt: Attempt) => choosing(attempt, option_id);
const chosenOf = (attempt: Attempt, n: number) => givenOf(attempt, makeQuestion(n)).OptionIds;

describe('answering', () => {
  test('C-552 with one right answer the last choice counts', () => {
    const attempt = after(start(), choose('o1'), choose('o3'));
    expect(chosenOf(attempt, 1)).toEqual(['o3']);
  });

  test('with several right answers each choice is toggled', () => {
    const attempt = after(start(), { type: 'go', to: 1 }, choose('o1'), choose('o2'), choose('o1'));
    expect(chosenOf(attempt, 2)).toEqual(['o2']);
  });

  test('an option of another question changes nothing', () => {
    const attempt = start();
    expect(after(attempt, choose('o9'))).toBe(attempt);
  });

  test('a question may be marked to look at again, and unmarked', () => {
    const marked = after(start(), { type: 'flag' });
    expect(stateOf(marked).flagged).toEqual([idOf(1)]);
    expect(stateOf(after(marked, { type: 'flag' })).flagged).toEqual([]);
  });
});

describe('moving', () => {
  test('next after the last question leads to the review, and back from there to the question', () => {
    const review = after(start(), { type: 'go', to: 2 }, { type: 'next' });
    expect(review.view).toBe('review');
    expect(after(review, { type: 'previous' })).toMatchObject({ view: 'question', current: 2 });
  });

  test('moving on stops at the first and last question', () => {
    expect(after(start(), { type: 'previous' }).current).toBe(0);
    expect(after(start(), { type: 'go', to: 99 }).current).toBe(2);
  });

  test('the review knows what has no answer', () => {
    expect(unanswered(after(start(), { type: 'next' }, choose('o1')))).toEqual([0, 2]);
  });
});

describe('immediate feedback', () => {
  const withFeedback = start({ is_feedback_hidden: 0 });

  test('a choice waits for its check, and a checked one is locked', () => {
    const chosen = after(withFeedback, choose('o2'));
    expect(awaitsCheck(chosen)).toBe(true);
    const checked = after(chosen, { type: 'check' });
    expect(awaitsCheck(checked)).toBe(false);
    expect(chosenOf(after(checked, choose('o1')), 1)).toEqual(['o2']);
  });

  test('without a choice there is nothing to check', () => {
    expect(after(withFeedback, { type: 'check' })).toBe(withFeedback);
  });

  test('with hidden feedback nothing is checked and nothing locked', () => {
    const chosen = after(start(), choose('o2'));
    expect(awaitsCheck(chosen)).toBe(false);
    expect(after(chosen, { type: 'check' })).toBe(chosen);
  });

  test('what was chosen counts as answered once it was checked, without feedback at once', () => {
    const chosen = after(withFeedback, choose('o2'));
    expect([countAnswered(chosen), unchecked(chosen), unanswered(chosen)]).toEqual([0, [0], [1, 2]]);
    const checked = after(chosen, { type: 'check' });
    expect([countAnswered(checked), unchecked(checked)]).toEqual([1, []]);
    const hidden = after(start(), choose('o2'));
    expect([countAnswered(hidden), unchecked(hidden)]).toEqual([1, []]);
  });

  test('every choice is kept while it runs, with what was not checked of it; at the end every choice counts', () => {
    const chosen = after(withFeedback, choose('o2'));
    expect(stateOf(chosen)).toMatchObject({ answers: [{ OptionIds: ['o2'] }], unchecked: [idOf(1)] });
    expect(stateOf(after(chosen, { type: 'check' }))).not.toHaveProperty('unchecked');
    const ended = stateOf(after(chosen, { type: 'finish' }));
    expect(ended.answers).toMatchObject([{ OptionIds: ['o2'] }]);
    expect(ended).not.toHaveProperty('unchecked');
  });

  test('exactly the right options make an answer right; without a key nobody knows', () => {
    const several = makeQuestion(1, [1, 2]);
    const given = (...options: string[]) =>
      isRight(after(start({ questions: [several] }), ...options.map(choose)), several);
    expect(given('o2', 'o1')).toBe(true);
    expect(given('o1')).toBe(false);
    expect(given('o1', 'o2', 'o3')).toBe(false);
    expect(isRight(after(start(), choose('o1')), makeQuestion(1, []))).toBeNull();
  });
});

describe('time', () => {
  test('seconds go to the attempt and to the question that is shown', () => {
    const attempt = after(
      start(),
      { type: 'tick', seconds: 3 },
      { type: 'next' },
      { type: 'tick', seconds: 2 },
      { type: 'review' },
      { type: 'tick', seconds: 4 },
    );
    expect(stateOf(attempt)).toMatchObject({
      seconds: 9,
      answers: [
        { QuestionId: idOf(1), OptionIds: [], TimespentInSeconds: 3 },
        { QuestionId: idOf(2), OptionIds: [], TimespentInSeconds: 2 },
      ],
    });
  });

  test('the attempt ends itself when the time is up, and never counts more than that', () => {
    const attempt = after(start({ timer: 10 }), { type: 'tick', seconds: 25 });
    expect(attempt).toMatchObject({ ended: 'time_up', seconds: 10 });
    expect(secondsLeft(attempt)).toBe(0);
  });

  test('a timer of 0 is no limit', () => {
    const attempt = after(start(), { type: 'tick', seconds: 100_000 });
    expect(attempt.ended).toBeNull();
    expect(secondsLeft(attempt)).toBeNull();
  });

  test('an attempt that is resumed without time left ends at once', () => {
    expect(startAttempt(makePlay({ timer: 10 }), { ...emptyState, seconds: 10 }).ended).toBe('time_up');
  });

  test('after the end nothing changes any more', () => {
    const over = after(start(), { type: 'finish' });
    expect(after(over, choose('o1'), { type: 'tick', seconds: 5 }, { type: 'flag' })).toBe(over);
  });
});

describe('coming back', () => {
  test('C-553 an attempt goes on from what was kept of it', () => {
    const left = after(
      start(),
      choose('o1'),
      { type: 'flag' },
      { type: 'tick', seconds: 7 },
      { type: 'next' },
    );
    const back = startAttempt(left.play, stateOf(left));
    expect(stateOf(back)).toEqual(stateOf(left));
    expect(back).toMatchObject({ current: 1, seconds: 7 });
  });

  test('an answer that was checked comes back locked', () => {
    const left = after(start({ is_feedback_hidden: 0 }), choose('o1'), { type: 'check' });
    expect(startAttempt(left.play, stateOf(left)).checked.has(idOf(1))).toBe(true);
  });

  test('an answer that was not checked comes back as it was, and may still be changed', () => {
    const left = after(start({ is_feedback_hidden: 0 }), choose('o2'));
    const back = startAttempt(left.play, stateOf(left));
    expect(chosenOf(back, 1)).toEqual(['o2']);
    expect(awaitsCheck(back)).toBe(true);
    expect(stateOf(back)).toEqual(stateOf(left));
    expect(chosenOf(after(back, choose('o1')), 1)).toEqual(['o1']);
  });

  test('questions and options that are not in the play are dropped', () => {
    const back = startAttempt(makePlay(), {
      answers: [
        { QuestionId: idOf(77), OptionIds: ['o1'], TimespentInSeconds: 5 },
        { QuestionId: idOf(1), OptionIds: ['o9', 'o2'], TimespentInSeconds: 5 },
      ],
      current: 40,
      flagged: [idOf(77)],
      seconds: 10,
    });
    expect(stateOf(back)).toEqual({
      answers: [{ QuestionId: idOf(1), OptionIds: ['o2'], TimespentInSeconds: 5 }],
      current: 2,
      flagged: [],
      seconds: 10,
    });
  });
});
