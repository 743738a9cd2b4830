import { games } from '@takhti/content-types/rounds';
import { describe, expect, test } from 'vitest';
import { stageToShow, withStage } from './progress.ts';
import { roundStages } from './round-stages.ts';
import { questionStages, targetOf, wordStages } from './stages.ts';

describe('stages', () => {
  test('G-408 G-409 G-410 G-411 the game of many kinds has every stage', () => {
    expect(roundStages(games.rumble_in_the_jumble)).toEqual([
      'add_round',
      'choose_type',
      'add_card',
      'edit_card',
      'finish',
    ]);
  });

  test('C-036 C-038 G-407 G-414 every game has a tour; one without cards skips the stages of cards', () => {
    for (const game of Object.values(games)) expect(roundStages(game)[0]).toBe('add_round');
    expect(roundStages(games.matching)).toEqual(['add_round', 'add_card', 'edit_card', 'finish']);
    expect(roundStages(games.financial_fib)).toEqual(['add_round', 'fill_in', 'finish']);
  });

  test('G-407 G-414 games on bank rows and crosswords have tours of questions and of words', () => {
    expect(questionStages).toEqual(['add_question', 'edit_question', 'finish']);
    expect(wordStages).toEqual(['add_word', 'edit_word', 'finish']);
  });

  test('a stage finds its control by the name that it carries', () => {
    expect(targetOf('add_round')).toBe('[data-tour~="add-round"]');
  });
});

describe('G-412 G-413 progress', () => {
  const stages = roundStages(games.matching);

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
