import { McqDoc, type QuestionKind } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { openQuestionDoc } from '../../registry.ts';
import { plainText } from '../../../kit/html.ts';
import { optionsOf } from '../../mcq/options.ts';
import { readTable } from '../check.ts';
import { settle } from '../settle.ts';

function read(rows: readonly (readonly string[])[], kind: QuestionKind = 'mcq') {
  const steps = readTable(rows, { kind, language: 'english' });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return { ...step.value, settled: settle(step.value.candidates, { repair: new Set() }, (doc) => doc) };
}
const ofFeedback = /feedback_missing$/;

/** A question as a person would note it: its options, with `*` before the right ones. What lacks feedback has a test of its own. */
function noted(rows: readonly (readonly string[])[]): string[] {
  const { findings, settled } = read(rows);
  if (findings.length > 0) return findings.map(({ key }) => key);
  return settled.map(({ doc, findings: own }) =>
    [
      ...own.filter(({ key }) => !ofFeedback.test(key)).map(({ key }) => `!${key}`),
      ...optionsOf(McqDoc.parse(doc))
        .filter(({ html }) => html !== '')
        .map(({ html, correct }) => `${correct === 'Y' ? '*' : ''}${plainText(html)}`),
    ].join(' '),
  );
}

const capitals = ['*Paris Rome Bonn', 'Paris *Rome Bonn'];
const keyed = (one: string, two: string): string[][] => [
  ['Capital of France?', 'Paris', 'Rome', 'Bonn', one, 'On the Seine'],
  ['Capital of Italy?', 'Paris', 'Rome', 'Bonn', two, 'On the Tiber'],
];

describe('the right option is named', () => {
  test.each([
    ['by letters', 'A', 'b'],
    ['by letters with a bracket', 'a)', '(B)'],
    ['by letters and words', 'A) Paris', 'B. Rome'],
    ['by numbers', '1', '2'],
    ['by Eastern digits', '۱', '۲'],
    ['by letters of Urdu', 'الف', 'ب'],
    ['as "Option B"', 'Option A', 'option b'],
    ['by their own words', 'paris', ' ROME '],
  ])('%s', (_how, one, two) => {
    expect(noted([['Question', 'A', 'B', 'C', 'Answer', 'Explanation'], ...keyed(one, two)])).toEqual(
      capitals,
    );
    expect(noted(keyed(one, two))).toEqual(capitals);
  });

  test('words come before numbers, for options may be numbers', () => {
    expect(
      noted([
        ['2 + 2?', '3', '4', '5', '4'],
        ['1 + 2?', '3', '4', '5', '3'],
      ]),
    ).toEqual(['3 *4 5', '*3 4 5']);
  });

  test.each(['TRUE', 'true', 'x', 'Yes', '✓', '✔', '1', 'Y', 'درست', 'ہاں', 'سم', 'بلی'])(
    'by %s beside it, and an empty cell means no',
    (mark) => {
      const rows = [
        ['Capital of France?', 'Paris', mark, 'Rome', '', 'Bonn', ''],
        ['Capital of Italy?', 'Paris', '', 'Rome', mark, 'Bonn', ''],
      ];
      expect(noted(rows)).toEqual(capitals);
      expect(
        noted([['Question', 'Option', 'Correct', 'Option', 'Correct', 'Option', 'Correct'], ...rows]),
      ).toEqual(capitals);
    },
  );

  test('or two of them, which a click accepts', () => {
    const rows = [
      ['Q', 'A', 'B', 'C', 'Answer', 'Explanation', 'Wrong feedback'],
      ['Primes?', '2', '3', '4', 'A, B', 'Yes', 'No'],
      ['Even?', '1', '2', '5', 'B', 'Yes', 'No'],
    ];
    expect(noted(rows)).toEqual(['!import.correct_multiple *2 *3 4', '1 *2 5']);
    expect(read(rows).settled.map(({ isRepairable }) => isRepairable)).toEqual([true, false]);
  });

  test('or not at all: each row says so by itself, and the others stay', () => {
    expect(
      noted([
        ['Question', 'A', 'B', 'Answer'],
        ['1?', 'a', 'b', 'E'],
        ['2?', 'c', 'd', ''],
        ['3?', 'e', 'f', 'B'],
      ]),
    ).toEqual(['!import.mark_unclear a b', '!import.correct_none c d', 'e *f']);
  });
});

describe('headings in plain words', () => {
  test.each([
    [
      'English',
      ['Question', 'Option A', 'Option B', 'Option C', 'Correct answer', 'Feedback', 'Wrong feedback'],
    ],
    [
      'English with numbers',
      ['Stem:', 'Choice 1', 'Choice 2', 'Choice 3', 'Key', 'Explanation', 'Feedback (wrong)'],
    ],
    ['Urdu', ['سوال', 'آپشن 1', 'آپشن ۲', 'آپشن 3', 'درست جواب', 'وضاحت', 'غلط جواب پر وضاحت']],
    ['Pashto', ['پوښتنه', 'انتخاب ۱', 'انتخاب ۲', 'انتخاب ۳', 'سم ځواب', 'غبرګون', 'د ناسم ځواب غبرګون']],
    ['Dari', ['سوال', 'گزینه الف', 'گزینه ب', 'گزینه ج', 'جواب درست', 'توضیح', 'بازخورد نادرست']],
  ])('are understood in %s', (_language, heading) => {
    const rows = [heading, ...keyed('A', 'B').map((cells) => [...cells, 'Look again'])];
    expect(noted(rows)).toEqual(capitals);
    expect(read(rows).settled[0]?.doc).toMatchObject({
      question: '<p>Capital of France?</p>',
      feedback: '<p>On the Seine</p>',
      json_data: { incorrect_feedback: '<p>Look again</p>' },
    });
  });

  test('may stand in any order, with columns between that mean nothing to us, which are told', () => {
    const heading = ['No.', 'Chapter', 'Answer', 'Question', 'Options'];
    const row = (number: string, answer: string) => [
      number,
      'Europe',
      answer,
      `Capital ${number}?`,
      'Paris | Rome | Bonn',
    ];
    const rows = [heading, row('1', 'Paris'), row('2', 'Rome')];
    expect(noted(rows)).toEqual(capitals);
    expect(read(rows).settled[0]?.lost.map(({ message }) => message)).toEqual(['The column “Chapter”']);
  });

  test('C-676 C-677 feedback that is missing is told and put right by a click, as in all formats', () => {
    const { settled } = read([
      ['Question', 'A', 'B', 'Answer', 'Explanation'],
      ['1?', 'x', 'y', 'A', ''],
      ['2?', 'x', 'y', 'B', 'So it is'],
    ]);
    expect(settled.map(({ findings }) => findings.map(({ key }) => key))).toEqual([
      ['import.correct_feedback_missing', 'import.incorrect_feedback_missing'],
      ['import.incorrect_feedback_missing'],
    ]);
    expect(settled.map(({ isRepairable }) => isRepairable)).toEqual([true, true]);
  });

  test('where nothing tells what is right, the whole is refused with an example', () => {
    expect(
      noted([
        ['One?', 'much', 'little'],
        ['Two?', 'more', 'less'],
      ]),
    ).toEqual(['import.options_unclear']);
    expect(
      noted([
        ['Question', 'A', 'B'],
        ['Two?', 'more', 'less'],
      ]),
    ).toEqual(['import.options_unclear']);
  });

  test('a row that stands there twice is told', () => {
    expect(noted([...keyed('A', 'B'), keyed('1', '2')[0] ?? []]).at(-1)).toBe(
      '!import.duplicate *Paris Rome Bonn',
    );
  });

  test('questions with the options True and False are told from marks', () => {
    expect(
      noted([
        ['Water is wet', 'True', 'False', 'True'],
        ['Fire is cold', 'True', 'False', 'False'],
      ]),
    ).toEqual(['*True False', 'True *False']);
  });
});

describe('a file under our own headings is held to them, and what is clear is put right with one click', () => {
  const heading = [
    'Question',
    'CorrectFeedback',
    'IncorrectFeedback',
    'Option1',
    'Correct1',
    'Option2',
    'Correct2',
  ];
  test.each([
    ['TRUE', 'FALSE', 'Correct 1 from Question 1 must be either Y or N'],
    ['Y', '', 'Correct 2 from Question 1 is missing'],
  ])('%j and %j', (one, two, message) => {
    const { settled } = read([
      heading,
      ['1?', 'Yes', 'No', 'a', one, 'b', two],
      ['2?', 'Yes', 'No', 'a', 'Y', 'b', 'N'],
    ]);
    expect(settled[0]).toMatchObject({ isRepairable: true, doc: { correct1: 'Y', correct2: 'N' } });
    expect(settled[0]?.findings[0]?.message).toBe(message);
  });
});

describe('fill-in-the-blank questions', () => {
  const rows = [
    ['The sky is ____', 'blue', 'Look up'],
    ['Snow is [ ] and ....', 'white', 'cold', 'Winter'],
  ];
  const answersOf = (table: readonly (readonly string[])[]) =>
    read(table, 'fill_in_the_blank').settled.map(({ doc, findings }) => [
      doc && openQuestionDoc(doc).json_data,
      findings.map(({ key }) => key),
    ]);

  test('are told from their blanks, and need feedback, too', () => {
    const heading = ['Sentence', 'Answer', 'Answer', 'Explanation'];
    const table = [
      heading,
      ['The sky is ____', 'blue | azure', '', 'Look up'],
      ['Snow is ____', 'white', '', ''],
    ];
    const [right, wrong] = ['import.correct_feedback_missing', 'import.incorrect_feedback_missing'];
    expect(answersOf(table)).toMatchObject([
      [{ blank_answers_json: [{ blankNo: 1, blanks: ['blue', 'azure'] }] }, [wrong]],
      [{ blank_answers_json: [{ blankNo: 1, blanks: ['white'] }] }, [right, wrong]],
    ]);
  });

  test('and by their order', () => {
    const table = [[rows[0]![0]!, 'blue', '', 'Look up'], rows[1]!];
    expect(answersOf(table)).toMatchObject([
      [{ blank_answers_json: [{ blanks: ['blue'] }] }, ['import.incorrect_feedback_missing']],
      [
        { blank_answers_json: [{ blanks: ['white'] }, { blanks: ['cold'] }] },
        ['import.incorrect_feedback_missing'],
      ],
    ]);
  });
});
