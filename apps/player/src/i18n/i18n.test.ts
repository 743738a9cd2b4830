import { languageRecords, languages } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import en from './en.json';
import prs from './prs.json';
import ps from './ps.json';
import { createTexts, dictionaries, englishTexts, loadTexts } from './texts.ts';
import ur from './ur.json';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\w+\}/g)].map(([whole]) => whole).toSorted();

const others = languages.filter((language) => language !== 'english');
const translated = await Promise.all(
  others.map(async (language) => [language, (await dictionaries[language]()).default] as const),
);

describe.each(translated)('the texts in %s', (_language, dictionary) => {
  test('have every key of the English ones, and no other', () => {
    expect(Object.keys(dictionary).toSorted()).toEqual(Object.keys(en).toSorted());
  });

  test.each(Object.keys(en) as (keyof typeof en)[])('%s is translated and takes the same values', (key) => {
    expect(dictionary[key].trim()).not.toBe('');
    expect(dictionary[key]).not.toBe(en[key]);
    expect(placeholders(dictionary[key])).toEqual(placeholders(en[key]));
  });
});

test.each([
  ['Urdu', ur, /[كيىېۍړږښګڼټډځڅ]/g],
  // Pashto writes both yehs, and tells words apart by them.
  ['Pashto', ps, /[كىگڈٹڑےۓہھ]/g],
  ['Dari', prs, /[كيىےہھںٹڈڑېۍړږښګڼټډ]/g],
] as const)('%s is written with its own letters', (_language, dictionary, foreign) => {
  expect(JSON.stringify(dictionary).match(foreign) ?? []).toEqual([]);
});

test('values are filled in, numbers in the digits of the language', () => {
  expect(englishTexts.t('question_of', { n: 3, total: 12 })).toBe('Question 3 of 12');
  expect(createTexts('dari', prs).t('question_of', { n: 3, total: 12 })).toBe('پرسش ۳ از ۱۲');
  expect(createTexts('pashto', ps).clock(75)).toBe('۱:۱۵');
});

test('counts choose singular and plural', () => {
  expect(englishTexts.plural('unanswered', 1)).toBe('1 question has no answer yet');
  expect(englishTexts.plural('unanswered', 2)).toBe('2 questions have no answer yet');
});

test('a clock shows hours only when there are any', () => {
  expect(englishTexts.clock(0)).toBe('0:00');
  expect(englishTexts.clock(3599)).toBe('59:59');
  expect(englishTexts.clock(3661)).toBe('1:01:01');
});

test.each(others)('%s is loaded on demand and written in its own direction', async (language) => {
  const texts = await loadTexts(language);
  expect(texts.dir).toBe(languageRecords[language].direction);
  expect(texts.t('next')).not.toBe(en.next);
});
