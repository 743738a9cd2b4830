import type { FibDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { settledFib } from './blanks.ts';
import { emptyFib } from './empty.ts';
import { fibFindings } from './findings.ts';
import { fibCanonicalText } from './canonical-text.ts';
import { blankMark } from './marks.ts';
import { fibKind } from './model.ts';

const good: FibDoc = {
  ...emptyFib('english'),
  question: `<p>${blankMark(1)} is the capital of ${blankMark(2)}.</p>`,
  feedback: '<p>Right.</p>',
  json_data: {
    schema_version: 2,
    incorrect_feedback: '<p>No.</p>',
    blank_answers_json: [
      { blankNo: 1, blanks: ['Paris'] },
      { blankNo: 2, blanks: ['France', 'the French Republic'] },
    ],
    blank: '',
    unit: '',
    is_strict: false,
  },
};
const withData = (change: Partial<FibDoc['json_data']>): FibDoc => ({
  ...good,
  json_data: { ...good.json_data, ...change },
});

function found(doc: FibDoc): string[] {
  return fibFindings(doc).map(({ severity, path, message }) => `${severity} ${path.join('/')}: ${message}`);
}

describe('findings', () => {
  test('a good question has none', () => {
    expect(found(good)).toEqual([]);
  });

  test.each(['', '<p> </p>', `<p>${blankMark(1)}${blankMark(2)}</p>`])(
    'C-668 the question text is required: %j',
    (question) => {
      expect(found({ ...good, question })).toContain('error question: question.text_required');
    },
  );

  test('C-669 feedback is required, that for wrong answers warns', () => {
    expect(found({ ...withData({ incorrect_feedback: '' }), feedback: '<p></p>' })).toEqual([
      'error feedback: fib.feedback_required',
      'warning json_data/incorrect_feedback: question.incorrect_feedback_missing',
    ]);
  });

  test('C-670 every blank needs an answer', () => {
    expect(found(withData({ blank_answers_json: [{ blankNo: 2, blanks: [' '] }] }))).toEqual([
      'error json_data/blank_answers_json/0/blanks: fib.answer_required',
      'error json_data/blank_answers_json/1/blanks: fib.answer_required',
    ]);
  });

  test('C-671 at least one blank is needed', () => {
    expect(found({ ...good, question: '<p>No blank</p>' })).toEqual(['error question: fib.blank_required']);
  });

  test('more blanks than a question can have', () => {
    const many = Array.from({ length: 21 }, (_, at) => at + 1);
    const doc = {
      ...withData({ blank_answers_json: many.map((blankNo) => ({ blankNo, blanks: ['x'] })) }),
      question: `<p>Many ${many.map(blankMark).join(' ')}</p>`,
    };
    expect(found(doc)).toEqual(['error question: fib.blanks_max']);
  });

  test('an answer that is accepted anyway warns', () => {
    const blank_answers_json = [
      { blankNo: 1, blanks: ['12', '۱۲'] },
      { blankNo: 2, blanks: ['France'] },
    ];
    expect(found(withData({ blank_answers_json }))).toEqual([
      'warning json_data/blank_answers_json/0/blanks: fib.answer_repeated',
    ]);
  });
});

test('the answers follow the text: in its order, and none of a blank that is gone', () => {
  const question = `<p>${blankMark(2)} and <span class="FIB_____BLANK"></span></p>`;
  const doc = { ...withData({ blank_answers_json: good.json_data.blank_answers_json }), question };
  const settled = settledFib({
    ...doc,
    json_data: {
      ...doc.json_data,
      blank_answers_json: [
        { blankNo: 2, blanks: [' a', 'a', ''] },
        { blankNo: 9, blanks: ['x'] },
      ],
    },
  });
  expect(settled.question).toBe(`<p>${blankMark(2)} and ${blankMark(1)}</p>`);
  expect(settled.json_data.blank_answers_json).toEqual([
    { blankNo: 2, blanks: ['a'] },
    { blankNo: 1, blanks: [] },
  ]);
  expect(settledFib(settled)).toEqual(settled);
});

describe('C-667 what makes a duplicate', () => {
  test('the order of answers, numbers of blanks and feedback do not', () => {
    const question = `<p>${blankMark(7)} is the capital of ${blankMark(3)}.</p>`;
    const blank_answers_json = [
      { blankNo: 7, blanks: ['Paris'] },
      { blankNo: 3, blanks: ['the French Republic', 'France'] },
    ];
    const twin = { ...withData({ blank_answers_json }), question, feedback: '<p>Yes</p>' };
    expect(fibCanonicalText(twin)).toBe(fibCanonicalText(good));
  });

  test.each([
    ['another answer', withData({ blank_answers_json: [{ blankNo: 1, blanks: ['Lyon'] }] })],
    ['a unit', withData({ unit: 'cm' })],
    [
      'a blank at another place',
      { ...good, question: `<p>${blankMark(1)} is the ${blankMark(2)} capital of.</p>` },
    ],
  ])('%s does', (_what, other) => {
    expect(fibCanonicalText(other)).not.toBe(fibCanonicalText(good));
  });
});

test('a list tells the first answer of each blank, in the letters of its language, and how many more are accepted', () => {
  expect(fibKind.answers(good)).toMatchObject({ right: 'Paris; France', moreRight: 1 });
  expect(fibKind.answers({ ...good, language: 'urdu' })).toMatchObject({ right: 'Paris؛ France' });
});
