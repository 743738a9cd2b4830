import { describe, expect, test } from 'vitest';
import { stageToShow, withStage } from './progress.ts';

describe('G-412 G-413 progress', () => {
  const stages = ['add_round', 'add_card', 'edit_card', 'finish'];

  test('goes on at the stage that was reached, and from the start when it is over or was never begun', () => {
    expect(stageToShow({}, 'matching', stages)).toBe(0);
    expect(stageToShow(withStage({}, 'matching', 'edit_card', false), 'matching', stages)).toBe(2);
    expect(stageToShow(withStage({}, 'matching', 'finish', true), 'matching', stages)).toBe(0);
  });

  test('starts anew over what it does not know, and leaves other games alone', () => {
    expect(stageToShow({ matching: 'x' }, 'matching', stages)).toBe(0);
    expect(stageToShow({ matching: { stage: 'gone', done: false } }, 'matching', stages)).toBe(0);
    expect(withStage({ sorting: { stage: 'finish', done: true } }, 'matching', 'add_card', false)).toEqual({
      sorting: { stage: 'finish', done: true },
      matching: { stage: 'add_card', done: false },
    });
  });
});
