import { expect, test } from 'vitest';
import {
  dividerOf,
  joinTexts,
  languageOfBrowser,
  languageOfSubject,
  languageRecords,
  languages,
} from './languages.ts';

test('texts stand apart by the marks of their language', () => {
  expect(joinTexts('english', ['a', '', 'b'])).toBe('a, b');
  expect(joinTexts('urdu', ['سورج', 'چاند'])).toBe('سورج، چاند');
  expect(joinTexts('pashto', ['a: b', 'c: d'], 'semicolon')).toBe('a: b؛ c: d');
  expect(joinTexts('dari', [])).toBe('');
});

test('a sentence has its own mark', () => {
  expect(joinTexts('urdu', ['بیج بوئیں۔', 'پانی دیں۔'], 'semicolon')).toBe('بیج بوئیں۔ پانی دیں۔');
  expect(joinTexts('english', ['Sow.', 'Water', 'Wait.'], 'semicolon')).toBe('Sow. Water; Wait.');
});

test.each([
  [['ur-PK', 'en'], 'urdu'],
  [['de-DE', 'ps'], 'pashto'],
  [['de-DE', 'fa-AF', 'en'], 'dari'],
  [['prs-AF'], 'dari'],
  [['EN-gb'], 'english'],
  [['de', 'fr'], 'english'],
  [[], 'english'],
])('a browser that wants %j begins in %s', (wanted, language) => {
  expect(languageOfBrowser(wanted)).toBe(language);
});

test('C-375 each language has its number', () => {
  expect(Object.values(languageRecords).map(({ culture_id }) => culture_id)).toEqual([1, 2, 3, 4]);
  expect(languages).toEqual(['english', 'urdu', 'pashto', 'dari']);
});

test.each(languages)('%s has letters, each once, and a locale, a name and a tag of its own', (language) => {
  const { letters, locale, own_name, tag } = languageRecords[language];
  expect(letters.length).toBeGreaterThan(20);
  expect(letters.filter((letter, at) => letter.trim() === '' || letters.indexOf(letter) !== at)).toEqual([]);
  const alike = languages.filter((other) => {
    const record = languageRecords[other];
    return record.locale === locale || record.own_name === own_name || record.tag === tag;
  });
  expect(alike).toEqual([language]);
});

test.each([
  ['Urdu', 'urdu'],
  [' pashto ', 'pashto'],
  [languageRecords.dari.own_name, 'dari'],
  ['English Literature', undefined],
  ['', undefined],
])('the subject %j teaches %s', (subject, language) => {
  expect(languageOfSubject(subject)).toBe(language);
});

test('no dot stands beside Eastern digits, whose zero is a dot', () => {
  expect(languages.map((language) => dividerOf(language))).toEqual([' · ', ' · ', '، ', '، ']);
  expect(dividerOf('english', 'arabext')).toBe(', ');
  expect(dividerOf('pashto', 'latn')).toBe(' · ');
});
