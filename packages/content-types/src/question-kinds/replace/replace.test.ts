import { describe, expect, test, vi } from 'vitest';
import { emptyFib } from '../fib/empty.ts';
import { blankMark } from '../fib/marks.ts';
import { emptyMcq } from '../mcq/empty.ts';
import { replaceInHtml } from './in-html.ts';
import { patternOf, type Wanted } from './pattern.ts';
import { replacedParts, replaceInQuestion, type Replacement } from './index.ts';

vi.mock('./pattern.ts', { spy: true });

const plain = { is_case: false, is_whole_words: false, is_alike: false };
const all = { ...plain, parts: replacedParts };

function replaced(html: string, find: string, replace: string, how: Partial<Wanted> = {}) {
  const pattern = patternOf({ ...plain, ...how, find }, 'urdu');
  if (!pattern) return null;
  const { text, count } = replaceInHtml(html, pattern, replace);
  return [text, count];
}

describe('in rich text words alone are replaced', () => {
  test.each<[string, string, string, string, string, number]>([
    ['words, in whatever case', '<p>Water is water.</p>', 'water', 'ice', '<p>ice is ice.</p>', 2],
    ['tags and attributes stay', '<p>a <strong>p</strong></p>', 'p', 'q', '<p>a <strong>q</strong></p>', 1],
    [
      'a partly bold word',
      '<p>wa<strong>ter</strong>fall</p>',
      'water',
      'ice',
      '<p>ice<strong></strong>fall</p>',
      1,
    ],
    ['not across paragraphs', '<p>wa</p><p>ter</p>', 'water', 'ice', '<p>wa</p><p>ter</p>', 0],
    [
      'signs of HTML',
      '<p>3 &lt; 5 &amp; 7</p>',
      '< 5',
      '> 4 & <b>',
      '<p>3 &gt; 4 &amp; &lt;b&gt; &amp; 7</p>',
      1,
    ],
    [
      'a formula stays',
      '<p>x <span data-type="inline-math" data-latex="x>1"></span> x</p>',
      'x',
      'y',
      '<p>y <span data-type="inline-math" data-latex="x>1"></span> y</p>',
      2,
    ],
    ['a blank stays', `<p>1 ${blankMark(1)} 1</p>`, '1', '2', `<p>2 ${blankMark(1)} 2</p>`, 2],
    ['nothing across a blank', `<p>a${blankMark(1)}b</p>`, 'ab', 'c', `<p>a${blankMark(1)}b</p>`, 0],
    ['signs of patterns', '<p>1+1 (a.b) 111</p>', '1+1', '$&', '<p>$&amp; (a.b) 111</p>', 1],
  ])('%s', (_title, html, find, replace, expected, count) => {
    expect(replaced(html, find, replace)).toEqual([expected, count]);
  });

  test('case and whole words where they are asked for', () => {
    expect(replaced('<p>Art art party</p>', 'art', 'x', { is_case: true })).toEqual(['<p>Art x pxy</p>', 2]);
    expect(replaced('<p>Art art party</p>', 'art', 'x', { is_whole_words: true })).toEqual([
      '<p>x x party</p>',
      2,
    ]);
    // A joiner is within a word.
    expect(replaced('<p>می‌خواهم می</p>', 'می', 'نمی', { is_whole_words: true })).toEqual([
      '<p>می‌خواهم نمی</p>',
      1,
    ]);
  });

  test('look-alike letters, digits of other scripts and vowel signs where they are asked for', () => {
    const html = '<p>كِتاب ۱۲ کتاب 12</p>';
    expect(replaced(html, 'کتاب 12', 'x')).toEqual(['<p>كِتاب ۱۲ x</p>', 1]);
    expect(replaced(html, 'کتاب 12', 'x', { is_alike: true })).toEqual(['<p>x x</p>', 2]);
    expect(replaced('<p>می‌خواهم</p>', 'مي', 'نمی', { is_alike: true })).toEqual(['<p>نمی‌خواهم</p>', 1]);
  });

  test('a search for invisible characters alone finds nothing', () => {
    for (const find of ['', '  ', '\u200B', '\u202E'])
      expect(patternOf({ ...plain, find }, 'dari')).toBeNull();
    expect(patternOf({ ...plain, is_alike: true, find: '\u064E' }, 'dari')).toBeNull();
  });

  // What is tried over and over at every place would not end within the time of a test.
  describe('a long text of almost what is looked for is read to its end', () => {
    const rows = [
      ' ',
      '\u00A0',
      '\uFEFF',
      ' \uFEFF',
      '\u200B',
      '\u202E',
      '\u200C',
      '\u0640',
      '\u064E',
      'ا',
      'ا\u064E',
    ];
    const wanted = ['ا ب ج', ' ب', 'ا ب', 'اب', `${'ا'.repeat(100)}ب`];

    test.each(rows.flatMap((row) => wanted.map((find) => [row, find] as const)))(
      'a row of %j, %j',
      (row, find) => {
        const html = `<p>ا${row.repeat(9_000)}ج</p>`;
        for (const is_alike of [false, true])
          for (const is_whole_words of [false, true])
            expect(replaced(html, find, 'x', { is_alike, is_whole_words })).toEqual([html, 0]);
      },
    );
  });

  test('spaces with unseen marks among them are one space', () => {
    expect(replaced('<p>a \uFEFF b</p>', 'a b', 'x')).toEqual(['<p>x</p>', 1]);
    expect(replaced('<p>a  b</p>', ' b', 'x')).toEqual(['<p>ax</p>', 1]);
  });
});

describe('a question', () => {
  const change = (by: Partial<Replacement>): Replacement => ({ ...all, find: 'cat', replace: 'dog', ...by });

  test('is changed in the parts that were chosen, with the words around each place', () => {
    const doc = {
      ...emptyMcq('english'),
      question: '<p>A cat?</p>',
      option1: '<p>cat</p>',
      feedback: '<p>No cat</p>',
    };
    const { doc: after, count, fields } = replaceInQuestion(doc, change({ parts: ['question', 'feedback'] }));
    expect(after).toMatchObject({
      question: '<p>A dog?</p>',
      option1: '<p>cat</p>',
      feedback: '<p>No dog</p>',
    });
    expect(count).toBe(2);
    expect(fields[0]).toEqual({
      part: 'question',
      pieces: [
        { text: 'A ', is_match: false },
        { text: 'cat', is_match: true },
        { text: '?', is_match: false },
      ],
    });
    expect(replaceInQuestion(doc, change({ find: 'bird' })).doc).toBe(doc);
  });

  test('C-327 with blanks is changed in what learners type, too', () => {
    const empty = emptyFib('english');
    const doc = {
      ...empty,
      question: `<p>A ${blankMark(1)} purrs.</p>`,
      json_data: {
        ...empty.json_data,
        unit: 'cats',
        blank_answers_json: [{ blankNo: 1, blanks: ['cat', 'a cat'] }],
      },
    };
    const { doc: after, count } = replaceInQuestion(doc, change({}));
    expect(after.json_data).toMatchObject({
      unit: 'dogs',
      blank_answers_json: [{ blankNo: 1, blanks: ['dog', 'a dog'] }],
    });
    expect(count).toBe(3);
  });
});

test('what is looked for is worked out once for each language, however many questions there are', () => {
  const wanted: Replacement = { ...all, find: 'water', replace: 'ice', is_alike: true };
  vi.mocked(patternOf).mockClear();
  for (const language of ['english', 'urdu', 'english', 'urdu'] as const)
    for (let n = 0; n < 5; n += 1)
      replaceInQuestion({ ...emptyMcq(language), question: `<p>water ${n}</p>` }, wanted);
  expect(patternOf).toHaveBeenCalledTimes(2);
});
