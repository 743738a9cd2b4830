import { describe, expect, test } from 'vitest';
import { bestPlace, foldText, foldWords, isNear, markWords, nearKeys, searchedWords } from '../index.ts';

describe('folding', () => {
  test.each([
    ['Arabic yeh and kaf', 'كسروں كي جمع', 'کسروں کی جمع'],
    ['vowel signs', 'جَمْعٌ', 'جمع'],
    ['madda and hamza', 'آب ؤ أمر', 'اب و امر'],
    ['he of every kind', 'ہوا ھوا ةوا', 'هوا هوا هوا'],
    ['yeh of Pashto', 'ښوونځي', 'ښوونځۍ'],
    ['yeh barree', 'کے', 'کی'],
    ['noon ghunna', 'کسروں', 'کسرون'],
    ['tatweel', 'کـــتاب', 'کتاب'],
    ['joiner', 'می‌شود', 'میشود'],
    ['digits', '۱۲٣', '123'],
    ['accents and case', 'École', 'ECOLE'],
    ['apostrophes', 'Ohm’s', "ohm's"],
    ['presentation forms', 'ﻛﺘﺎﺏ', 'کتاب'],
  ])('%s do not count', (_name, typed, written) => {
    expect(foldText(typed)).toBe(foldText(written));
  });

  test('other letters stay what they are', () => {
    expect(foldText('گل')).not.toBe(foldText('کل'));
    expect(foldText('پر')).not.toBe(foldText('بر'));
  });

  test('a word with a joiner is found whole and by its parts', () => {
    expect(foldWords('کارت‌ها').map(({ forms }) => forms)).toEqual([['کارتها', 'کارت', 'ها']]);
  });

  test.each(['', ' ', '%%%', '___', 'ًٌٍ', '؟!', '\u200C'])('"%s" holds no word', (typed) => {
    expect(searchedWords(typed, 8)).toEqual([]);
  });

  test('no more words than asked for, each once', () => {
    expect(searchedWords('One two ONE three four', 3)).toEqual(['one', 'two', 'three']);
    expect(searchedWords('x'.repeat(10_000), 3)[0]?.length).toBeLessThan(100);
  });
});

describe('nearness', () => {
  test.each([
    ['a wrong letter', 'fractoins', 'fractions'],
    ['a missing letter', 'fracions', 'fractions'],
    ['a letter too much', 'fracttions', 'fractions'],
    ['another letter', 'frictions', 'fractions'],
    ['Urdu', 'ضربب', 'ضرب'],
    ['Pashto', 'ښوونځی', 'ښووڼزی'],
    ['letters that an Arabic keyboard lacks, and one wrong', 'بركار', 'پرگاز'],
    ['letters that sound alike', 'زرب', 'ضرب'],
  ])('%s', (_name, typed, written) => {
    const [one, other] = [foldText(typed), foldText(written)];
    expect(isNear(one, other)).toBe(true);
    expect(nearKeys(one).some((key) => nearKeys(other).includes(key))).toBe(true);
  });

  test.each([
    ['two mistakes', 'fracsoins', 'fractions'],
    ['short words', 'cat', 'cut'],
    ['other words', 'rivers', 'numbers'],
  ])('%s are not near', (_name, typed, written) => {
    expect(isNear(typed, written)).toBe(false);
  });
});

describe('marking', () => {
  const matcher = (form: string) => (form.startsWith('frac') ? [0] : form === 'add' ? [1] : []);

  test('words that answer are marked as they were written', () => {
    expect(markWords('Add Fractions!', matcher)).toEqual([
      { text: 'Add', is_match: true },
      { text: ' ', is_match: false },
      { text: 'Fractions', is_match: true },
      { text: '!', is_match: false },
    ]);
  });

  test('the place that answers most is shown, cut around its first match', () => {
    const long = `${'Some other words. '.repeat(30)}How to add fractions. ${'More. '.repeat(60)}`;
    const pieces = bestPlace(['A fraction', long, 'Nothing'], matcher);
    expect(pieces.filter(({ is_match }) => is_match).map(({ text }) => text)).toEqual(['add', 'fractions']);
    const shown = pieces.map(({ text }) => text).join('');
    expect(shown.length).toBeLessThan(200);
    expect(shown).toMatch(/^… .*…$/);
    expect(bestPlace(['Nothing'], matcher)).toEqual([]);
  });
});
