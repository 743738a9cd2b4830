import { languages, type Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { compareTyped } from './compare-typed.ts';

const same: readonly [Language, string, string][] = [
  ['english', 'Lahore', 'lahore'],
  ['english', 'Lahore', '  LAHORE '],
  ['english', 'blue whale', 'blue   whale'],
  ['english', 'blue whale', 'Blue\u00A0Whale'],
  ['english', "it's", 'it’s'],
  ['english', 'well-known', 'well–known'],
  ['english', '“yes”', '"yes"'],
  ['english', 'ﬁsh', 'fish'],
  ['english', 'café', 'cafe\u0301'],
  ['english', '12', '12'],
  ['english', '12', '12.0'],
  ['english', '12', '012'],
  ['english', '1000', '1,000'],
  ['english', '1,000', '1 000'],
  ['english', '100000', '1,00,000'],
  ['english', '12345678', '1,23,45,678'],
  ['english', '0.5', '.5'],
  ['english', '12.5', '12,5'],
  ['english', '-3', '−3'],
  ['english', '-3', '- 3'],
  ['english', '+7', '7'],
  ['english', '１２', '12'],
  ['english', '3.14', '3٫14'],
  ['urdu', '12', '۱۲'],
  ['urdu', '۱۲', '١٢'],
  ['urdu', '1000', '۱٬۰۰۰'],
  ['urdu', '2.5', '۲٫۵'],
  ['urdu', '100000', '۱,۰۰,۰۰۰'],
  ['urdu', 'سال 1947', 'سال ۱۹۴۷'],
  ['urdu', 'پانی', 'پاني'],
  ['urdu', 'پانی', 'پانى'],
  ['urdu', 'کتاب', 'كتاب'],
  ['urdu', 'کتاب', 'کِتاب'],
  ['urdu', 'اُردو', 'اردو'],
  ['urdu', 'ہاتھی', 'هاتھی'],
  ['urdu', 'مدرسۂ', 'مدرسہ'],
  ['urdu', 'گھر', 'ګھر'],
  ['urdu', 'آم', 'ا\u0653م'],
  ['urdu', 'خوب صورت', 'خوب  صورت'],
  ['urdu', 'محمد', 'محمّد'],
  ['urdu', 'پاکستان', 'پاکــستان'],
  ['urdu', 'پاکستان', '\u200Fپاکستان'],
  ['urdu', 'کیا؟', 'کیا?'],
  ['urdu', 'رحمٰن', 'رحمن'],
  ['pashto', 'کور', 'كور'],
  ['pashto', 'ګل', 'گل'],
  ['pashto', 'زه', 'زہ'],
  ['pashto', '۲۰۰', '200'],
  ['pashto', 'ښوونځی', 'ښوونځي'],
  ['pashto', 'هلک', 'هلك'],
  ['pashto', '۱۲٫۵', '12.5'],
  ['pashto', '۱٬۲۳۴٫۵', '1,234.5'],
  ['pashto', '۱٬۲۳۴٫۵', '١٢٣٤٫٥'],
  ['pashto', 'ټوپۍ', ' ټوپۍ\u200F'],
  ['pashto', 'مڼه', 'مَڼه'],
  ['pashto', 'شئ', 'شي\u0654'],
  ['dari', 'می‌روم', 'میروم'],
  ['dari', 'می‌روم', 'می روم'],
  ['dari', 'کتاب‌ها', 'کتابها'],
  ['dari', 'خانهٔ', 'خانه'],
  ['dari', 'علی', 'علي'],
  ['dari', '۱۶', '١٦'],
  ['dari', '۱۰۰۰', '۱ ۰۰۰'],
  ['dari', 'کابل', 'كابل'],
  ['dari', 'أفغان', 'افغان'],
  ['dari', 'مدرسه', 'مدرسہ'],
];

const different: readonly [Language, string, string][] = [
  ['english', 'Lahore', ''],
  ['english', 'Lahore', ' \u200C '],
  ['english', 'Lahore', 'Lahor'],
  ['english', 'blue whale', 'bluewhale'],
  ['english', '12', '12.1'],
  ['english', '12', '-12'],
  ['english', '1000', '1,00'],
  ['english', '1.5', '15'],
  ['english', '3', 'three'],
  ['urdu', 'آم', 'ام'],
  ['urdu', 'بھائی', 'بہائی'],
  ['urdu', 'پانی', 'بانی'],
  ['urdu', 'نئے', 'نے'],
  ['pashto', 'ږغ', 'رغ'],
  ['pashto', 'ښه', 'سه'],
  ['pashto', 'سړې', 'سړی'],
  ['pashto', 'ټوپۍ', 'ټوپی'],
  ['pashto', 'ټوپۍ', 'ټوپې'],
  ['pashto', 'شئ', 'شی'],
  ['pashto', 'ګل', 'کل'],
  ['pashto', 'مڼه', 'منه'],
  ['pashto', 'ټول', 'تول'],
  ['pashto', 'څلور', 'چلور'],
  ['pashto', '۱٫۵', '۱۵'],
  ['pashto', '۱٬۵۰۰', '۱٫۵'],
  ['dari', '۱۶', '۶۱'],
  ['dari', 'گل', 'کل'],
];

test.each(same)('in %s %j is what was expected when %j is typed', (language, expected, given) => {
  expect(compareTyped(expected, given, { language })).toBe(true);
  expect(compareTyped(given, expected, { language })).toBe(true);
});

test.each(different)('in %s %j is not %j', (language, expected, given) => {
  expect(compareTyped(expected, given, { language })).toBe(false);
});

test('G-129 G-142 the table holds pairs of every language, as many as people need to trust it', () => {
  expect(same.length).toBeGreaterThanOrEqual(60);
  for (const language of languages)
    for (const table of [same, different]) expect(table.map(([of]) => of)).toContain(language);
});

describe('with the strict switch', () => {
  const strict = (expected: string, given: string) =>
    compareTyped(expected, given, { language: 'urdu', strict: true });

  test.each([
    ['Lahore', 'lahore'],
    ['پانی', 'پاني'],
    ['کتاب', 'کِتاب'],
    ['1000', '1,000'],
    ['ښوونځی', 'ښوونځي'],
    ['ګل', 'گل'],
    ['می\u200Cروم', 'میروم'],
  ])('%j is not %j', (expected, given) => {
    expect(strict(expected, given)).toBe(false);
  });

  test.each([
    ['blue whale', ' blue  whale'],
    ['12', '۱۲'],
    ['٣ آم', '۳ آم'],
    ['پاکستان', '\u200Fپاکستان'],
    ['آم', 'ا\u0653م'],
  ])(
    '%j is %j, for spaces, digits of another keyboard and what nobody sees do not count',
    (expected, given) => {
      expect(strict(expected, given)).toBe(true);
    },
  );
});

describe('where the article does not count', () => {
  const told = (language: Language, expected: string, given: string) =>
    compareTyped(expected, given, { language, withAnyArticle: true });

  test.each([
    ['The Moon', 'moon'],
    ['moon', ' the  MOON'],
    ['an elephant', 'Elephant'],
    ['An elephant', 'the elephant'],
    ['a camel', 'camel'],
  ])('%j is what was expected when %j is typed', (expected, given) => {
    expect(told('english', expected, given)).toBe(true);
    expect(told('english', given, expected)).toBe(true);
    expect(compareTyped(expected, given, { language: 'english' })).toBe(false);
  });

  test.each([
    ['a', 'the'],
    ['theatre', 'atre'],
    ['ant', 't'],
    ['The Moon', 'the'],
  ])('%j is not %j', (expected, given) => {
    expect(told('english', expected, given)).toBe(false);
  });

  test('only English has such articles', () => {
    expect(told('urdu', 'the moon', 'moon')).toBe(false);
  });
});
