import type { RoundScore } from '@takhti/content-types/rounds/play';
import type { Board } from '@takhti/domain';
import { beforeAll, expect, test } from 'vitest';
import { loadSection } from '../../../i18n/loaded.ts';
import { englishTexts } from '../../../i18n/texts.ts';
import { sceneOf } from '../scenes/scenes.ts';
import { outcomeSaid, outcomeWords } from './outcome-words.ts';

beforeAll(async () => loadSection('rounds'));

const board: Board = {
  kind: 'choice',
  is_multiple: false,
  cards: [],
  right: [],
  correct_feedback: 'Well read.',
  incorrect_feedback: 'Read again.',
};
const score = (credit: number): RoundScore => ({
  credit,
  isCorrect: credit === 1,
  isAttempted: true,
  text: '',
});
const words = (credit: number, number: number, streak: number) =>
  outcomeWords(englishTexts, score(credit), {
    number,
    board,
    streak,
    scene: null,
    isFirstTry: true,
    isTryLeft: false,
  });

test('a wrong answer shows the feedback of the author', () => {
  expect(words(0, 1, 0)).toMatchObject({ stars: 0, title: 'Not quite', own: 'Read again.' });
  expect(words(0, 1, 0).cheer).toBe(englishTexts.t('wrong_kind'));
  expect(words(0.8, 1, 0)).toMatchObject({ stars: 2, title: 'Almost!' });
  expect(words(0.54, 1, 0)).toMatchObject({ stars: 2, cheer: englishTexts.t('half_kind') });
  expect(words(0.1, 1, 0)).toMatchObject({ stars: 1, title: 'You have made a start!' });
});

test('a later try is told as right or not, and promises no star that the result would not have', () => {
  const round = {
    number: 1,
    board,
    streak: 0,
    scene: sceneOf('village'),
    isFirstTry: false,
    isTryLeft: false,
  };
  expect(outcomeWords(englishTexts, score(1), round)).toMatchObject({
    level: 3,
    stars: null,
    title: 'Right!',
    cheer: englishTexts.t('second_right'),
    happened: '',
  });
  const wrong = outcomeWords(englishTexts, score(0), round);
  expect(wrong).toMatchObject({ level: 0, stars: null, title: 'Not quite' });
  expect(outcomeSaid(englishTexts, wrong)).not.toContain('stars');
});

test('as long as a try is left nothing leads to the answer but what its author wrote for who is wrong', () => {
  const round = { number: 1, streak: 0, scene: null, isFirstTry: true, isTryLeft: true };
  const first = outcomeWords(englishTexts, score(0), { ...round, board });
  expect(first).toMatchObject({ cheer: englishTexts.t('try_kind'), own: 'Read again.' });
  const shown = outcomeWords(englishTexts, score(0.3), { ...round, board, isShown: true });
  expect(shown.cheer).toBe(englishTexts.t('try_pairs'));
  const inWorld = outcomeWords(englishTexts, score(0), { ...round, board, scene: sceneOf('clueboard') });
  expect(inWorld).toMatchObject({ cheer: englishTexts.t('try_kind'), happened: '' });
  const explained = { ...board, correct_feedback: 'It is ice.', incorrect_feedback: 'It is ice.' };
  expect(outcomeWords(englishTexts, score(0), { ...round, board: explained }).own).toBe('');
  const told = outcomeWords(englishTexts, score(0), { ...round, board: explained, isTryLeft: false });
  expect(told.own).toBe('It is ice.');
});

test('four rounds in a row are cheered with four different words', () => {
  expect(new Set([1, 2, 3, 4].map((number) => words(1, number, 1).cheer)).size).toBe(4);
});

test.each([
  [2, false],
  [3, true],
  [4, false],
  [5, true],
  [10, true],
])('%i right in a row are told: %s', (streak, isTold) => {
  expect(words(1, 1, streak).cheer === englishTexts.t('in_a_row', { n: streak })).toBe(isTold);
});

test('a screen reader is told the outcome in one go', () => {
  expect(outcomeSaid(englishTexts, words(1, 2, 1))).toBe(
    `Right! 3 of 3 stars ${words(1, 2, 1).cheer} Well read.`,
  );
});

test('G-204 in a world of its own the outcome is what happened there: whole, half or not at all', () => {
  const scene = sceneOf('village');
  const told = [1, 0.5, 0].map((credit) => {
    const outcome = outcomeWords(englishTexts, score(credit), {
      number: 1,
      board,
      streak: 1,
      scene,
      isFirstTry: true,
      isTryLeft: false,
    });
    expect(outcomeSaid(englishTexts, outcome)).toContain(outcome.happened);
    return outcome.happened;
  });
  expect(told).toEqual([
    englishTexts.t('scene_village_full'),
    englishTexts.t('scene_village_part'),
    englishTexts.t('scene_village_none'),
  ]);
  expect(words(1, 1, 1).happened).toBe('');
});

test('what clues led to is found, however much help it took: nothing is said to be missing', () => {
  const found: Board = { kind: 'clue', grade: '', topic: '', answer: 'Camel', clues: [] };
  const told = outcomeWords(
    englishTexts,
    { ...score(0.8), isCorrect: true },
    { number: 1, board: found, streak: 1, scene: null, isFirstTry: true, isTryLeft: false },
  );
  expect(told).toMatchObject({ title: 'Right!', stars: 2 });
  expect(outcomeSaid(englishTexts, told)).not.toContain(englishTexts.t('almost_kind'));
});
