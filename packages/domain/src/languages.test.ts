import { expect, test } from 'vitest';
import { joinTexts } from './languages.ts';

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
