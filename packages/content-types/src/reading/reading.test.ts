import type { Language } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { readingFindings } from './findings.ts';
import { readingYear, schoolYear, usualYear } from './school-year.ts';

const told = (html: string, language: Language, grade: string) =>
  readingFindings([{ path: ['question'], html }], language, readingYear(grade));

describe('for whom it is', () => {
  test.each([
    ['4', 4],
    ['4,5', 4],
    ['KG', 0],
    ['Pre-Nursery', 0],
    ['K-2', 0],
    ['6-8', 6],
    ['O-Level', 9],
    ['Adults', 12],
    ['Generic', null],
    ['', null],
    ['Grade 4, girls', 4],
    ['Children who are 9 years old', 4],
    ['Fifth grade', 5],
    ['16', 11],
    ['جماعت ۴', 4],
    ['چوتھی جماعت', 4],
    ['۹ سال کے بچے', 4],
    ['څلورم ټولګی', 4],
    ['ټولګی ۶', 6],
    ['نهه کلن ماشومان، ۹ کلن', 4],
    ['صنف ۳', 3],
    ['صنف هفتم', 7],
    ['اطفال ۱۰ ساله', 5],
    ['my pupils', null],
  ])('%j is school year %j', (text, year) => {
    expect(schoolYear(text)).toBe(year);
  });

  test('the audience that is asked for goes before the grade of the content, and that before what is usual', () => {
    expect(readingYear('Grade 2', '7')).toBe(2);
    expect(readingYear('my pupils', '7')).toBe(7);
    expect(readingYear('my pupils', 'Generic')).toBe(usualYear);
  });
});

describe('what is hard to read', () => {
  const english =
    'The farmers of the village came together under the old tree and talked until the evening about who may open the gate of the canal and when.';
  const urdu =
    'گاؤں کے کسان شام تک پرانے درخت کے نیچے بیٹھ کر یہ بات کرتے رہے کہ نہر کا دروازہ کون کھولے گا اور کب کھولے گا اور پانی کس کو پہلے ملے گا۔';
  const pashto =
    'د کلي بزګران تر ماښامه د زړې ونې لاندې ناست وو او پر دې یې خبرې کولې چې د ویالې دروازه به څوک او کله خلاصوي او اوبه به چا ته لومړی ورکوي.';
  const dari =
    'دهقانان قریه تا شام زیر درخت کهنه نشستند و در این باره گپ زدند که دروازهٔ جوی را کی و چه وقت باز کند و آب اول به کی برسد.';

  test.each([
    ['english', english, 27, '4', '8'],
    ['urdu', urdu, 33, '4', '9'],
    ['pashto', pashto, 33, '4', '9'],
    ['dari', dari, 30, '4', '8'],
  ] as const)('%s: a long sentence, by the grade', (language, text, count, hard, easy) => {
    const [finding] = told(`<p>${text}</p>`, language, hard);
    expect(finding).toMatchObject({
      path: ['question'],
      severity: 'warning',
      message: 'reading.long_sentence',
      values: { count },
    });
    expect(finding?.values?.['sentence']).toContain(text.slice(0, 40));
    expect(told(text, language, easy)).toEqual([]);
    expect(Number(finding?.values?.['level'])).toBeGreaterThan(Number(hard));
    expect(told(text, language, String(finding?.values?.['level']))).toEqual([]);
  });

  test('long English words are told by their syllables, but not a term with its name', () => {
    const hard =
      'Environmental degradation necessitates considerable international administrative collaboration everywhere.';
    const [finding] = told(`Clouds are high. ${hard} Rain falls.`, 'english', '5');
    expect(finding).toMatchObject({
      message: 'reading.long_words',
      values: { sentence: `\u2068${hard.slice(0, 80)}…\u2069` },
    });
    expect(told('Photosynthesis, respiration, transpiration', 'english', '5')).toEqual([]);
    expect(
      told('Precipitation, evaporation and condensation are names for what water does here.', 'english', '5'),
    ).toEqual([]);
  });

  test('reports the hardest of several hard sentences, once', () => {
    const worse = english.replace('.', ' and by whom and for how long.');
    const findings = told(`${english} ${worse}`, 'english', '2');
    expect(findings).toMatchObject([{ values: { count: 34 } }]);
  });

  test('blocks end sentences; formulas, and the point in a number, do not', () => {
    const item = '<li><p>a short line of a list</p></li>';
    expect(told(`<ol>${item.repeat(10)}</ol>`, 'english', '1')).toEqual([]);
    const maths = `<span data-type="inline-math" data-latex="${'a b c '.repeat(20)}"></span>`;
    expect(told(`<p>How much is ${maths}?</p>`, 'english', '1')).toEqual([]);
    expect(told('It is 3.5 km on foot and then it is 4.5 km by bus and home', 'english', '1')).toMatchObject([
      { values: { count: 14 } },
    ]);
  });
});
