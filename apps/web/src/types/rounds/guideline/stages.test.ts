import { games } from '@takhti/content-types/rounds';
import { describe, expect, test } from 'vitest';
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
