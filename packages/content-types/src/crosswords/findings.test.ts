import { limits } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { CrosswordDoc, type CrosswordFile } from './doc.ts';
import { clueLimits } from './limits.ts';
import { crosswordModel } from './model.ts';
import english from './fixtures/v1/english.json';

const facts = { total_questions: 0 };
const path = '/files/11111111-1111-4111-8111-111111111111';
const written = (...words: (string | Partial<CrosswordFile>)[]): CrosswordDoc =>
  CrosswordDoc.parse({
    schema_version: 1,
    language: 'english',
    files: words.map((word, at) => ({
      id: at + 1,
      type: 'text',
      clue: `Clue ${at + 1}`,
      ...(typeof word === 'string' ? { word } : word),
    })),
  });
const judged = (doc: CrosswordDoc, stage: 'save' | 'submit' = 'submit') =>
  crosswordModel
    .findings(doc, stage, facts)
    .map(({ path: at, severity, message }) => `${at.join('.')} ${severity} ${message}`);

test('G-207 G-208 G-209 G-596 a word has its text and its clue, and may be of every kind', () => {
  const doc = crosswordModel.open(english);
  expect(doc).toEqual(english);
  expect(new Set(doc.files.map(({ type }) => type))).toEqual(new Set(['text', 'image', 'mix', 'audio']));
  expect(judged(doc)).toEqual([]);
  expect(crosswordModel.countsOf(doc)).toEqual({ total_questions: 8 });
});

describe('a word', () => {
  test.each([
    ['', 'word_required'],
    ['A', 'word_short'],
    ['ABCDEFGHIJK', 'word_long'],
    ['H2O', 'word_digit'],
    ['پانی', 'word_letter'],
    ['CAFÉ', 'word_letter'],
    ['ICE CREAM', 'word_space'],
    ['ICE-CREAM', 'word_hyphen'],
    ['cat', 'word_repeated'],
  ])('G-210 G-211 G-212 G-213 %s is told %s', (word, message) => {
    expect(judged(written('CAT', 'TAR', word))).toContain(`files.2.word error crossword.${message}`);
  });

  test('G-210 of 2 and of 10 letters is taken', () => {
    expect(judged(written('AT', 'ABCDEFGHIJ'))).toEqual([]);
  });

  test('is the same in the letters of another keyboard', () => {
    const doc = { ...written('پانی', 'پاني'), language: 'urdu' as const };
    expect(judged(doc)).toContain('files.1.word error crossword.word_repeated');
  });

  test('that is not there yet is kept, and only told', () => {
    expect(judged(written('CAT', 'TAR', { word: '', clue: '' }), 'save')).toEqual([
      'files.2.word warning crossword.word_required',
      'files.2.clue warning crossword.clue_required',
    ]);
    expect(judged(written('CAT', 'T4R'), 'save')).toContain('files.1.word error crossword.word_digit');
  });
});

describe('the words together', () => {
  test('G-217 are at most eight', () => {
    const eight = ['CAT', 'TAR', 'RAT', 'ART', 'ACT', 'CART', 'CRAFT', 'TRAM'];
    expect(limits.crossword.max_words).toBe(8);
    expect(judged(written(...eight))).toEqual([]);
    expect(judged(written(...eight, 'TEA'))).toContain('files error crossword.words_max');
  });

  test('G-215 at least two must cross', () => {
    expect(judged(written('CAT', 'DOG'))).toEqual(['files error crossword.words_min']);
    expect(judged(written('CAT'))).toEqual(['files error crossword.words_min']);
  });

  test('G-214 G-216 one that crosses nothing is left out with a warning, while it is written and after', () => {
    const lonely = 'files.2.word warning crossword.word_left_out';
    expect(judged(written('CAT', 'TAR', 'DOG'))).toEqual([lonely]);
    expect(judged(written('CAT', 'TAR', 'DOG'), 'save')).toEqual([lonely]);
  });
});

describe('a clue', () => {
  const of = (file: Partial<CrosswordFile>) =>
    judged(written('CAT', { word: 'TAR', ...file })).filter((line) => !line.includes('.word '));

  test('G-218 in English has English letters, numbers and signs', () => {
    expect(of({ clue: '100 °C – “hot”!' })).toEqual([]);
    expect(of({ clue: 'گرم' })).toEqual(['files.1.clue error crossword.clue_english']);
    const urdu = { ...written('پانی', { word: 'پودا', clue: 'گرم' }), language: 'urdu' as const };
    expect(judged(urdu)).toEqual([]);
  });

  test('G-219 G-220 G-221 is told when it is longer than fits', () => {
    expect(clueLimits.text.chars).toBe(240);
    expect(clueLimits.mix).toEqual({ chars: 130, image: { width: 1200, height: 300 } });
    expect(clueLimits.image.image).toEqual({ width: 1200, height: 610 });
    expect(of({ clue: 'x'.repeat(241) })).toEqual(['files.1.clue warning game.text_long']);
    expect(of({ type: 'mix', path, alt: 'A', clue: 'x'.repeat(131) })).toEqual([
      'files.1.clue warning game.text_long',
    ]);
  });

  test('C-757 tells when its clue is that of another word, which learners could not tell apart', () => {
    const doc = written({ word: 'CAT', clue: 'It purrs' }, { word: 'TEN', clue: ' it PURRS' });
    expect(judged(doc)).toEqual(['files.1.clue warning crossword.clue_repeated']);
  });

  test('needs what its kind shows', () => {
    expect(of({ clue: ' ' })).toEqual(['files.1.clue error crossword.clue_required']);
    expect(of({ type: 'image', clue: '' })).toEqual(['files.1.path error game.image_required']);
    expect(of({ type: 'image', clue: '', path })).toEqual(['files.1.alt warning game.image_alt_missing']);
    expect(of({ type: 'audio', clue: '' })).toEqual(['files.1.path error game.audio_required']);
    expect(of({ type: 'audio', clue: '', path })).toEqual([]);
  });

  test('G-222 G-224 of sound lasts at most three minutes', () => {
    const sound = { type: 'audio', path } as const;
    expect(of({ ...sound, seconds: 180 })).toEqual([]);
    expect(of({ ...sound, seconds: 181 })).toEqual(['files.1.path error crossword.sound_long']);
  });
});
