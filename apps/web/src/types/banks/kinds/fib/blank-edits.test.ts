import { blankAnswersOf, blankMark, emptyFib } from '@takhti/content-types/question-kinds';
import { expect, test } from 'vitest';
import { answersIn, countGaps, withGapsAsBlanks } from './blank-edits.ts';

test('a pasted list is taken apart at lines and semicolons, and a number stays whole', () => {
  expect(answersIn('Paris\r\n the capital ;\n\n1,000; 3,5')).toEqual([
    'Paris',
    'the capital',
    '1,000',
    '3,5',
  ]);
  expect(answersIn('پیرس؛ لاہور')).toEqual(['پیرس', 'لاہور']);
  expect(answersIn('Paris, France')).toEqual(['Paris, France']);
});

test('lines to write on become blanks without answers beside those that are there, and no attribute is touched', () => {
  const picture = '<img src="/files/a___b" alt="x > ____" />';
  const doc = {
    ...emptyFib('english'),
    question: `<p>${picture} ${blankMark(2)} lies on the ____, in ……</p>`,
  };
  doc.json_data.blank_answers_json = [{ blankNo: 2, blanks: ['Paris'] }];
  expect(countGaps(doc.question)).toBe(2);
  withGapsAsBlanks(doc, 3);
  expect(doc.question).toBe(
    `<p>${picture} ${blankMark(2)} lies on the ${blankMark(3)}, in ${blankMark(4)}</p>`,
  );
  expect(blankAnswersOf(doc)).toEqual([
    { blankNo: 2, blanks: ['Paris'] },
    { blankNo: 3, blanks: [] },
    { blankNo: 4, blanks: [] },
  ]);
  expect(countGaps(doc.question)).toBe(0);
});
