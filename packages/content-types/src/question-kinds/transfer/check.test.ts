import type { ImportFinding } from '@takhti/contract';
import { languages, McqDoc, type QuestionDoc } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { checkImportAtOnce, findKnown, readTable, type ImportedQuestion } from './check.ts';
import { settle } from './settle.ts';

const defaults = { kind: 'mcq', language: 'english' } as const;
const heading = [
  'Question',
  'CorrectFeedback',
  'IncorrectFeedback',
  'Option1',
  'Correct1',
  'Option2',
  'Correct2',
  'Option3',
  'Correct3',
];
type Row = Partial<Record<string, string>>;
const good: Row = {
  Question: '1 + 1?',
  CorrectFeedback: 'Yes',
  IncorrectFeedback: 'No',
  Option1: '2',
  Correct1: 'Y',
  Option2: '3',
  Correct2: 'N',
};

/** A file of rows, given by heading; the columns are those of the heading and whatever the rows name beyond. */
function file(...rows: Row[]): string[][] {
  const columns = [...new Set([...heading, ...rows.flatMap((row) => Object.keys(row))])];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}
function accepted(rows: string[][]): readonly ImportedQuestion[] {
  const check = checkImportAtOnce(rows, defaults);
  if (!check.ok) throw new Error(JSON.stringify(check.findings));
  return check.questions;
}
function findings(rows: string[][]): readonly ImportFinding[] {
  const check = checkImportAtOnce(rows, defaults);
  return check.ok ? [] : check.findings;
}
const messagesOf = (rows: string[][]): string[] => findings(rows).map((finding) => finding.message);
/** The messages for a good question and then this one. */
const second = (change: Row): string[] => messagesOf(file(good, { ...good, Question: 'Other?', ...change }));

test('a word that was typed on two keyboards is told, and put right where that is wanted', () => {
  const rows = file(good, { ...good, Question: '\u0421apital of Afghanistan?' });
  expect(messagesOf(rows)).toEqual(['Question 2 has letters of another keyboard: \u0421apital']);
  const steps = readTable(rows, defaults);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const settled = settle(step.value.candidates, { repair: new Set([2]) }, (doc) => doc);
  expect(settled.map(({ doc, findings: left }) => [doc?.question, left])).toEqual([
    ['<p>1 + 1?</p>', []],
    ['<p>Capital of Afghanistan?</p>', []],
  ]);
});

describe('how many', () => {
  test('C-674 C-684 a file has at least 2 questions', () => {
    expect(messagesOf(file(good))).toEqual(['There should be at least 2 questions in the CSV']);
    expect(messagesOf([])).toEqual(['There should be at least 2 questions in the CSV']);
    expect(messagesOf([[''], ['']])).toEqual(['There should be at least 2 questions in the CSV']);
    expect(accepted(file(good, { ...good, Question: '2?' }))).toHaveLength(2);
  });
  test('a file has at most 10,000 questions', () => {
    const rows = Array.from({ length: 10_001 }, () => good);
    expect(messagesOf(file(...rows))).toEqual(['A file can hold at most 10000 questions']);
  });
});

describe('each row needs', () => {
  test.each<[string, Row, string[]]>([
    ['C-675 C-686 Question', { Question: ' ' }, ['Question 2 is missing']],
    ['C-676 C-687 CorrectFeedback', { CorrectFeedback: '' }, ['CorrectFeedback from Question 2 is missing']],
    [
      'C-677 C-688 IncorrectFeedback',
      { IncorrectFeedback: '\n' },
      ['IncorrectFeedback from Question 2 is missing'],
    ],
    [
      'C-678 C-689 Option1',
      { Option1: '', Correct2: 'Y', Correct1: 'N' },
      ['Option 1 from Question 2 is missing'],
    ],
    ['C-678 C-689 Option2', { Option2: '' }, ['Option 2 from Question 2 is missing']],
    [
      'C-679 C-690 a Correct flag for every given option',
      { Correct1: '' },
      ['Correct 1 from Question 2 is missing'],
    ],
    [
      'C-679 C-690 a Correct flag for every given option, the third too',
      { Option3: '4' },
      ['Correct 3 from Question 2 is missing'],
    ],
    [
      'C-680 C-691 Y or N in every Correct flag',
      { Correct2: 'X' },
      ['Correct 2 from Question 2 must be either Y or N'],
    ],
    ['C-681 C-685 at most one Y', { Correct2: 'Y' }, ['Multiple correct answers found in question 2']],
    ['C-695 exactly one Y', { Correct1: 'N' }, ['No correct answer found in question 2']],
    [
      'text in the option that is marked',
      { Correct1: 'N', Correct3: 'Y' },
      ['Option 3 from Question 2 is missing'],
    ],
    [
      'different options',
      { Option3: ' 3 ', Correct3: 'N' },
      ['Option 3 from Question 2 is the same as Option 2'],
    ],
    ['a difficulty from 1 to 10', { Difficulty: '11' }, ['Difficulty from Question 2 must be one of: 1-10']],
    ['a whole difficulty', { Difficulty: '2.5' }, ['Difficulty from Question 2 must be one of: 1-10']],
    [
      'a language of ours',
      { Language: 'french' },
      [`Language from Question 2 must be one of: ${languages.join(', ')}`],
    ],
    [
      'a known taxonomy',
      { Taxonomy: 'x' },
      ['Taxonomy from Question 2 must be one of: Remember, Understand, Apply, Analyse, Evaluate, Create'],
    ],
    ['a known kind of paper', { PastPaper: '3' }, ['PastPaper from Question 2 must be one of: 0, 1, 2']],
    [
      'a title that fits',
      { Title: 'x'.repeat(201) },
      ['Title from Question 2 is longer than 200 characters'],
    ],
    [
      'metadata that fit',
      { Metadata5: 'x'.repeat(201) },
      ['Metadata5 from Question 2 is longer than 200 characters'],
    ],
    [
      'texts that fit',
      { Option2: '&'.repeat(5000) },
      ['Option2 from Question 2 is longer than 20000 characters'],
    ],
  ])('%s', (_what, change, expected) => {
    expect(second(change)).toEqual(expected);
  });

  test('all that is wrong is told at once, with row, question, key and values', () => {
    const all = findings(file(good, { ...good, Question: '', Option2: '', Correct1: 'maybe' }));
    expect(all).toEqual([
      {
        row: 3,
        question: 2,
        message: 'Question 2 is missing',
        key: 'import.question_missing',
        values: { question: 2 },
      },
      {
        row: 3,
        question: 2,
        message: 'Correct 1 from Question 2 must be either Y or N',
        key: 'import.correct_invalid',
        values: { question: 2, option: 1 },
      },
      {
        row: 3,
        question: 2,
        message: 'Option 2 from Question 2 is missing',
        key: 'import.option_missing',
        values: { question: 2, option: 2 },
      },
    ]);
  });

  test('flags may be in lower case and have spaces', () => {
    expect(second({ Correct1: ' y ', Correct2: 'n' })).toEqual([]);
  });
});

describe('C-682 C-692 duplicate questions are rejected', () => {
  const [first, other] = [good, { ...good, Question: '2 + 2?' }];
  test('with the numbers of both', () => {
    expect(messagesOf(file(first, other, { ...first, Question: ' 1 + 1? ' }))).toEqual([
      'Duplicate question found between 1 and 3',
    ]);
  });
  test('with their options turned round too', () => {
    expect(
      messagesOf(file(first, { ...first, Option1: '3', Correct1: 'N', Option2: '2', Correct2: 'Y' })),
    ).toEqual(['Duplicate question found between 1 and 2']);
  });
  test('also while they wait to be put right: they are compared as they would be stored', () => {
    const rows = file(
      good,
      other,
      { ...good, CorrectFeedback: '' },
      { ...other, Question: '2 + 2 \u0421m?' },
      {
        ...other,
        Question: '2 + 2 Cm?',
      },
    );
    const steps = readTable(rows, defaults);
    let step = steps.next();
    while (!step.done) step = steps.next();
    const settled = settle(step.value.candidates, { repair: new Set() }, (doc) => doc);
    const isTold = settled.map(({ findings: told }) => told.some(({ key }) => key === 'import.duplicate'));
    expect(isTold).toEqual([false, false, true, false, true]);
    expect(settled.map((each) => each.isRepairable)).toEqual([false, false, false, true, false]);
  });
  test('but not when another option is right', () => {
    expect(accepted(file(first, { ...first, Correct1: 'N', Correct2: 'Y' }))).toHaveLength(2);
  });
  test('the bank’s own questions are told', () => {
    const questions = [2, 3].map((row) => ({ place: { row, question: row - 1 } }));
    expect(findKnown(questions, ({ place }) => place.row === 3)).toEqual([
      {
        row: 3,
        question: 2,
        message: 'Question 2 is already in this bank',
        key: 'import.already_in_bank',
        values: { question: 2 },
      },
    ]);
  });
});

describe('C-683 C-694 options', () => {
  const ten: Row = Object.fromEntries(
    Array.from({ length: 10 }, (_, at) => [
      [`Option${at + 1}`, `${at}`],
      [`Correct${at + 1}`, at === 8 ? 'Y' : 'N'],
    ]).flat(),
  );
  test('ten are accepted; those beyond the fourth are kept in json_data', () => {
    const doc = McqDoc.parse(accepted(file(good, { ...good, ...ten }))[1]!.doc);
    expect([doc.option1, doc.option4]).toEqual(['<p>0</p>', '<p>3</p>']);
    expect(doc.json_data.more_options.map(({ option, correct }) => [option, correct])).toEqual([
      ['<p>4</p>', 'N'],
      ['<p>5</p>', 'N'],
      ['<p>6</p>', 'N'],
      ['<p>7</p>', 'N'],
      ['<p>8</p>', 'Y'],
      ['<p>9</p>', 'N'],
    ]);
  });
  test('eleven are rejected, an empty eleventh column is not', () => {
    expect(second({ ...ten, Option11: '10', Correct11: 'N' })).toEqual([
      'Question 2 has more than 10 options',
    ]);
    expect(second({ ...ten, Option11: '', Correct11: '' })).toEqual([]);
  });
  test('both feedbacks are kept', () => {
    const { doc } = accepted(file(good, { ...good, Question: '2?' }))[0]!;
    expect([doc.feedback, doc.json_data.incorrect_feedback]).toEqual(['<p>Yes</p>', '<p>No</p>']);
  });
});

describe('headings', () => {
  const rename = (from: string, to: string): string[][] => {
    const [names, ...rows] = file(good, { ...good, Question: '2?' });
    return [names!.map((name) => (name === from ? to : name)), ...rows];
  };
  test.each([' question', 'QUESTION', 'Ques tion', '\uFEFFQuestion'])('%j is Question', (name) => {
    expect(messagesOf(rename('Question', name))).toEqual([]);
  });
  test.each<[string, string, string[]]>([
    ['Question', '', ['Column Question is missing']],
    ['Correct2', 'Corect2', ['Column Corect2 is unknown', 'Column Correct2 is missing']],
    ['Correct3', 'Option3', ['Column Option3 appears more than once']],
  ])('%s named %j', (from, to, expected) => {
    expect(messagesOf(rename(from, to))).toEqual(expected);
  });
  test('data under no heading is told, once a column', () => {
    const rows = file(good, { ...good, Question: '2?' }).map((cells, at) =>
      at === 0 ? cells : [...cells, '', 'lost'],
    );
    expect(messagesOf(rows)).toEqual([`Column ${heading.length + 2} has no heading`]);
  });
  test('columns may come in any order, and rows may be short', () => {
    const turned = file(good, { ...good, Question: '2?' }).map((cells) => cells.toReversed());
    expect(accepted(turned)[0]!.doc.question).toBe('<p>1 + 1?</p>');
    expect(accepted(file(good, { ...good, Question: '2?' }).map((cells) => cells.slice(0, 7)))).toHaveLength(
      2,
    );
  });
});

describe('cells', () => {
  const docOf = (change: Row): QuestionDoc =>
    accepted(file(good, { ...good, Question: 'Other?', ...change }))[1]!.doc;
  test.each([
    ['a < b & c', '<p>a &lt; b &amp; c</p>'],
    ['<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
    ['  one\r\ntwo\n\nthree ', '<p>one<br>two</p><p>three</p>'],
    ['bad\u0000byte', '<p>badbyte</p>'],
    ["'=2+2", '<p>=2+2</p>'],
    ["'tis", "<p>'tis</p>"],
    ['[html]<p>x<sup>2</sup></p>', '<p>x<sup>2</sup></p>'],
    ['تختی', '<p>تختی</p>'],
  ])('%j becomes %s', (cell, html) => {
    expect(docOf({ Question: cell }).question).toBe(html);
  });
  test('the other columns are read, and defaults stand where they are empty', () => {
    const doc = docOf({
      Difficulty: ' 7 ',
      Taxonomy: 'apply',
      Language: 'Urdu',
      Title: ' T ',
      Metadata1: 'm',
      PastPaper: '2',
    });
    expect(doc).toMatchObject({
      difficulty: 7,
      taxonomy: 'Apply',
      language: 'urdu',
      title: 'T',
      metadata1: 'm',
      past_paper: 2,
    });
    expect(docOf({})).toMatchObject({
      difficulty: 5,
      taxonomy: '',
      language: 'english',
      title: '',
      metadata1: '',
      past_paper: 0,
    });
  });
});

test('blank rows are skipped, and rows keep the numbers of the file', () => {
  const [names, ...rows] = file(good, { ...good, Question: '' });
  const blank = names!.map(() => ' ');
  expect(findings([blank, names!, blank, rows[0]!, blank, blank, rows[1]!])).toMatchObject([
    { row: 7, question: 2 },
  ]);
});

test('a check tells how far it is after every 200 questions', () => {
  const rows = file(...Array.from({ length: 450 }, (_, at) => ({ ...good, Question: `${at}?` })));
  const steps = readTable(rows, defaults);
  expect(steps.next().value).toEqual({ done: 200, total: 450 });
  expect(steps.next().value).toEqual({ done: 400, total: 450 });
  const last = steps.next();
  expect(last.done).toBe(true);
  expect(last.value).toMatchObject({ findings: [] });
});

test('a file full of faults answers with the first 500 and how many more', () => {
  const rows = file(
    ...Array.from({ length: 600 }, (_, at) => ({ ...good, Question: `${at}?`, Correct1: 'X' })),
  );
  const all = findings(rows);
  expect(all).toHaveLength(501);
  expect(all.at(-1)?.message).toBe('and 100 more');
});

describe('a text that is too long', () => {
  const long = '<'.repeat(190_000);

  test('is told by its row, and nothing else is said of it', () => {
    expect(second({ Question: long })).toEqual(['Question from Question 2 is longer than 20000 characters']);
    expect(messagesOf(file({ ...good, Option1: `${long}1`, Option2: `${long}2` }, good))).toHaveLength(2);
  });

  test('makes two questions that begin alike no duplicates', () => {
    const rows = [1, 2].map((at) => ({ ...good, Question: `${long}${at}` }));
    expect(findings(file(...rows)).map(({ key }) => key)).toEqual(['import.too_long', 'import.too_long']);
  });

  test('is not one whose outer spaces alone are too many', () => {
    expect(second({ Question: `${' '.repeat(190_000)}Something else?` })).toEqual([]);
  });
});
