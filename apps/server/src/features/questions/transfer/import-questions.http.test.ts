import {
  exportQuestions,
  importQuestions,
  listHistory,
  listQuestions,
  openContainer,
  openQuestion,
} from '@takhti/contract';
import type { ImportFinding } from '@takhti/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeCsv, writeWorkbook } from '../../../platform/spreadsheet/index.ts';
import { makeTestApp, type TestApp, type TestFile, type TestPerson } from '../../../testing/index.ts';
import { multipartBody } from '../../../testing/multipart.ts';
import { csv, heading, row } from './testing/csv-questions.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const newBank = async (): Promise<{ container_id: string }> => {
  const { container_id } = await app.make.container({ author, language: 'dari' });
  return { container_id };
};
const questionsOf = async (bank: { container_id: string }): Promise<string[]> =>
  (await app.as(author).ok(listQuestions, bank)).records.map((each) => each.question);
const refusedFor = async (bank: { container_id: string }, file: TestFile): Promise<string[]> => {
  const { problem, details } = await app.as(author).refused(importQuestions, bank, file);
  expect(problem).toBe('questions.import_refused');
  return (details as { findings: ImportFinding[] }).findings.map((finding) => finding.message);
};

describe('importing questions', () => {
  test('C-693 a CSV file is added to the bank, in its order and language, as text', async () => {
    const bank = await newBank();
    const file = csv(row('یک جمع یک؟'), row('Is <b> bold & "loud"?'));
    expect(await app.as(author).ok(importQuestions, bank, file)).toMatchObject({ imported: 2 });
    expect(await questionsOf(bank)).toEqual(['<p>یک جمع یک؟</p>', '<p>Is &lt;b&gt; bold &amp; "loud"?</p>']);
    const { records } = await app.as(author).ok(listQuestions, bank);
    expect(await app.as(author).ok(openQuestion, { content_id: records[1]!.content_id })).toMatchObject({
      language: 'dari',
      option1: '<p>yes</p>',
      correct1: 'Y',
      option3: '',
      feedback: '<p>Right</p>',
      json_data: { incorrect_feedback: '<p>Wrong</p>' },
      question_order: 2,
    });
    expect((await app.as(author).ok(openContainer, bank)).total_questions).toBe(2);
    const history = await app.as(author).ok(listHistory, bank);
    expect(history.records[0]).toMatchObject({ action: 'import', detail: { count: 2 } });
  });

  test('C-693 a workbook is added likewise, whatever its file is called', async () => {
    const body = await writeWorkbook([heading, row('one'), row('two')], 'Sheet');
    for (const file_name of ['a.xlsx', 'a.csv']) {
      const bank = await newBank();
      expect(await app.as(author).ok(importQuestions, bank, { file_name, body })).toMatchObject({
        imported: 2,
      });
      expect(await questionsOf(bank)).toEqual(['<p>one</p>', '<p>two</p>']);
    }
  });

  test('C-683 C-694 C-1083 the options beyond the fourth are kept', async () => {
    const bank = await newBank();
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const head = [...heading.slice(0, 3), ...numbers.flatMap((n) => [`Option${n}`, `Correct${n}`])];
    const wide = (question: string): string[] => [
      question,
      'Right',
      'Wrong',
      ...numbers.flatMap((n) => [`option ${n}`, n === 10 ? 'Y' : 'N']),
    ];
    const body = writeCsv([head, wide('one'), wide('two')]);
    await app.as(author).ok(importQuestions, bank, { file_name: 'a.csv', body });
    const { records } = await app.as(author).ok(listQuestions, bank);
    expect(records[0]).toMatchObject({ total_options: 10, correct_option: '<p>option 10</p>' });
  });

  test('C-674 C-684 a file with one question is refused', async () => {
    expect(await refusedFor(await newBank(), csv(row('one')))).toEqual([
      'There should be at least 2 questions in the CSV',
    ]);
  });

  test('C-685 C-686 C-691 C-692 one bad row is enough that nothing is imported, and every fault is told', async () => {
    const bank = await newBank();
    const both = row('three');
    both[6] = 'Y';
    const odd = row('four');
    odd[6] = 'X';
    expect(await refusedFor(bank, csv(row('one'), row(''), both, odd, row('one')))).toEqual([
      'Question 2 is missing',
      'Multiple correct answers found in question 3',
      'Correct 2 from Question 4 must be either Y or N',
      'Duplicate question found between 1 and 5',
    ]);
    expect(await questionsOf(bank)).toEqual([]);
  });

  // Each in the second row of a file, by the column that it spoils.
  test.each<[string, Partial<Record<string, string>>, string[]]>([
    ['C-675 Question', { Question: ' ' }, ['Question 2 is missing']],
    ['C-676 C-687 CorrectFeedback', { CorrectFeedback: '' }, ['CorrectFeedback from Question 2 is missing']],
    [
      'C-677 C-688 IncorrectFeedback',
      { IncorrectFeedback: ' ' },
      ['IncorrectFeedback from Question 2 is missing'],
    ],
    [
      'C-678 C-689 Option1',
      { Option1: '', Correct1: 'N', Correct2: 'Y' },
      ['Option 1 from Question 2 is missing'],
    ],
    ['C-678 C-689 Option2', { Option2: '' }, ['Option 2 from Question 2 is missing']],
    ['C-679 C-690 a flag for every option', { Correct1: '' }, ['Correct 1 from Question 2 is missing']],
    ['C-680 C-691 Y or N as a flag', { Correct2: 'X' }, ['Correct 2 from Question 2 must be either Y or N']],
    ['C-681 C-685 one Y at most', { Correct2: 'Y' }, ['Multiple correct answers found in question 2']],
  ])('%s is asked for, or nothing is imported', async (_what, change, told) => {
    const bank = await newBank();
    const spoilt = row('two').map((cell, at) => change[heading[at] ?? ''] ?? cell);
    expect(await refusedFor(bank, csv(row('one'), spoilt))).toEqual(told);
    expect(await questionsOf(bank)).toEqual([]);
  });

  test('C-1083 a file with an eleventh option is refused', async () => {
    const bank = await newBank();
    const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
    const head = [...heading.slice(0, 3), ...numbers.flatMap((n) => [`Option${n}`, `Correct${n}`])];
    const wide = (question: string) => [
      question,
      'Right',
      'Wrong',
      ...numbers.flatMap((n) => [`option ${n}`, n === 1 ? 'Y' : 'N']),
    ];
    const body = writeCsv([head, wide('one'), wide('two')]);
    expect(await refusedFor(bank, { file_name: 'a.csv', body })).not.toEqual([]);
    expect(await questionsOf(bank)).toEqual([]);
  });

  test('C-682 duplicates of questions in the bank are not imported', async () => {
    const bank = await newBank();
    await app.as(author).ok(importQuestions, bank, csv(row('one'), row('two')));
    expect(await refusedFor(bank, csv(row('three'), row(' two ')))).toEqual([
      'Question 2 is already in this bank',
    ]);
    expect(await questionsOf(bank)).toEqual(['<p>one</p>', '<p>two</p>']);
  });

  test('HTML of a file is sanitised, and judged by what is left of it', async () => {
    const bank = await newBank();
    const file = csv(
      row('[html]<p>x<script>alert(1)</script><sup>2</sup></p>'),
      row('two', '[html]<em>a</em>'),
    );
    await app.as(author).ok(importQuestions, bank, file);
    expect(await questionsOf(bank)).toEqual(['<p>x<sup>2</sup></p>', '<p>two</p>']);
    const emptied = csv(
      row('[html]<iframe src="//a"></iframe>'),
      row('[html]<p>x<sup>2</sup></p><img src="//b">'),
    );
    expect(await refusedFor(await newBank(), emptied)).toEqual(['Question 1 is missing']);
    const same = csv(row('[html]<p>y</p>'), row('[html]<h1>y</h1><style>a{}</style>'));
    expect(await refusedFor(await newBank(), same)).toEqual(['Duplicate question found between 1 and 2']);
  });

  test('the first 200 faults are told, and how many there are', async () => {
    const rows = Array.from({ length: 700 }, (_, at) => row(`q${at}`, ''));
    const { details } = await app.as(author).refused(importQuestions, await newBank(), csv(...rows));
    expect(details['total']).toBe(700);
    expect(details['findings']).toHaveLength(200);
  });

  test.each([
    ['of another type', 'a.exe', 'uploads.type_not_allowed', 'Question'],
    ['with an old workbook', 'a.xls', 'uploads.type_not_allowed', Buffer.from([0xd0, 0xcf])],
    [
      'that only looks like a workbook',
      'a.xlsx',
      'questions.import_unreadable',
      Buffer.from('PK\x03\x04 nothing'),
    ],
  ])('a file %s is refused', async (_, file_name, problem, body) => {
    const refused = await app.as(author).refused(importQuestions, await newBank(), { file_name, body });
    expect(refused.problem).toBe(problem);
  });

  test.each([
    ['Windows-1256', 'Question\nالف', 'is written in Windows-1256'],
    ['UTF-16 without its mark', 'Question\nQ', 'is in UTF-16'],
  ])('a file in %s is refused with the line where it begins', async (encoding, text, words) => {
    const letters: Record<string, number> = { ا: 0xc7, ل: 0xe1, ف: 0xdd };
    const body =
      encoding === 'Windows-1256'
        ? Buffer.from(Array.from(`${text}${text}`, (letter) => letters[letter] ?? letter.charCodeAt(0)))
        : Buffer.from(text, 'utf16le');
    for (const file_name of ['a.csv', 'a.txt']) {
      const [message = ''] = await refusedFor(await newBank(), { file_name, body });
      expect(message).toContain(words);
      expect(message).toMatch(encoding === 'Windows-1256' ? /^Line 2/ : /line 1/);
    }
  });

  test('a file of 100,000 questions is told how many there may be', async () => {
    const lines = 'q,Right,Wrong,a,Y,b,N\n'.repeat(100_000);
    const file = { file_name: 'a.csv', body: Buffer.from(`${heading.join(',')}\n${lines}`) };
    expect(await refusedFor(await newBank(), file)).toEqual(['A file can hold at most 10000 questions']);
  });

  test('two people import the same at once: one succeeds, and the other is told of each question', async () => {
    const bank = await newBank();
    const send = (...questions: string[]) =>
      app.as(author).call(importQuestions, bank, csv(...questions.map((each) => row(each))));
    const replies = await Promise.all([send('one', 'two'), send('two', 'one')]);
    expect(replies.map(({ data }) => ('problem' in data ? data.problem : 'done')).toSorted()).toEqual([
      'done',
      'questions.import_refused',
    ]);
    expect((await questionsOf(bank)).toSorted()).toEqual(['<p>one</p>', '<p>two</p>']);
  });

  test('the way is told: read, checked, saved, in steps of 200', async () => {
    const { container_id } = await newBank();
    const file = csv(...Array.from({ length: 450 }, (_, at) => row(`q${at}`)));
    const { body, headers } = multipartBody({ container_id }, file);
    const response = await app.post(importQuestions.path, body, author.session_id, headers);
    const lines = response.body
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { progress?: { phase: string; done: number; total: number } });
    expect(lines.flatMap(({ progress }) => (progress ? [Object.values(progress).join(' ')] : []))).toEqual([
      'reading 0 0',
      'checking 200 450',
      'checking 400 450',
      'saving 0 450',
      'saving 200 450',
      'saving 400 450',
      'saving 450 450',
    ]);
    expect(lines.at(-1)).toMatchObject({ error_code: 0, data: { imported: 450 } });
  });

  test('nobody imports into a bank that is not theirs, or that waits for its review', async () => {
    const bank = await newBank();
    const colleague = await app.make.person({ institution_id: author.institution_id });
    const file = csv(row('one'), row('two'));
    expect((await app.as(colleague).refused(importQuestions, bank, file)).problem).toBe(
      'container.not_found',
    );
    const waiting = await app.make.container({ author, content_status: 'w' });
    const input = { container_id: waiting.container_id };
    expect((await app.as(author).refused(importQuestions, input, file)).problem).toBe('container.read_only');
  });
});

describe('importing fill-in-the-blank questions', () => {
  const fibHeading = ['Question', 'CorrectFeedback', 'IncorrectFeedback', 'Blank1', 'Blank2', 'Unit'];
  const file = (...rows: string[][]): TestFile => ({
    file_name: 'a.csv',
    body: writeCsv([fibHeading, ...rows]),
  });
  const newFibBank = async (): Promise<{ container_id: string }> => {
    const json_data = { schema_version: 1 };
    const start = { author, language: 'urdu', content_type: 'fill_in_the_blank', json_data } as const;
    const { container_id } = await app.make.container(start);
    return { container_id };
  };
  const blank = (number: number): string => `<span class="FIB_____BLANK" data-blank="${number}"></span>`;
  const taken = ['ایک دن میں ____ گھنٹے ہیں۔', 'شاباش', 'نہیں', '24 | چوبیس', '', 'گھنٹے'];
  const two = ['[html]<p>A <script>x</script>____ and <b>____</b></p>', 'Right', 'Wrong', 'one', 'two', ''];

  test('C-261 C-693 its own columns become blanks with their answers, and come out again as they went in', async () => {
    const bank = await newFibBank();
    expect(await app.as(author).ok(importQuestions, bank, file(taken, two))).toMatchObject({ imported: 2 });
    const { records } = await app.as(author).ok(listQuestions, bank);
    const opened = await Promise.all(
      records.map(({ content_id }) => app.as(author).ok(openQuestion, { content_id })),
    );
    expect(opened).toMatchObject([
      {
        content_type: 'fill_in_the_blank',
        language: 'urdu',
        question: `<p>ایک دن میں ${blank(1)} گھنٹے ہیں۔</p>`,
        json_data: { blank_answers_json: [{ blankNo: 1, blanks: ['24', 'چوبیس'] }], unit: 'گھنٹے' },
      },
      {
        question: `<p>A ${blank(1)} and <strong>${blank(2)}</strong></p>`,
        json_data: {
          blank_answers_json: [
            { blankNo: 1, blanks: ['one'] },
            { blankNo: 2, blanks: ['two'] },
          ],
        },
      },
    ]);
    const written = await app.post(exportQuestions.path, { ...bank, format: 'csv' }, author.session_id);
    const again = await newFibBank();
    const body = written.rawPayload;
    expect(await app.as(author).ok(importQuestions, again, { file_name: 'b.csv', body })).toMatchObject({
      imported: 2,
    });
    expect(await questionsOf(again)).toEqual(opened.map(({ question }) => question));
  });

  test('C-668 C-669 C-670 one bad row is enough that nothing is imported, and every fault is told', async () => {
    const bank = await newFibBank();
    const faulty = [
      taken,
      ['No blank', 'Right', 'Wrong', 'one', '', ''],
      ['A ____ and ____', 'Right', 'Wrong', 'one', '', ''],
      ['B ____', 'Right', 'Wrong', 'one', 'two', ''],
      ['C ____', '', 'Wrong', 'one', '', ''],
      taken,
    ];
    expect(await refusedFor(bank, file(...faulty))).toEqual([
      'Question 2 has no blank: write ____ where learners fill in',
      'Question 2 has no blank 1 in its text',
      'Blank2 from Question 3 is missing',
      'Question 4 has no blank 2 in its text',
      'CorrectFeedback from Question 5 is missing',
      'Duplicate question found between 1 and 6',
    ]);
    expect(await questionsOf(bank)).toEqual([]);
  });

  test('a file of another kind is refused, with the columns that it lacks', async () => {
    expect(await refusedFor(await newFibBank(), csv(row('one'), row('two')))).toEqual([
      'Column Option1 is unknown',
      'Column Correct1 is unknown',
      'Column Option2 is unknown',
      'Column Correct2 is unknown',
      'Column Blank1 is missing',
    ]);
    expect(await refusedFor(await newBank(), file(taken, two))).toEqual([
      'Column Blank1 is unknown',
      'Column Blank2 is unknown',
      'Column Unit is unknown',
      'Column Option1 is missing',
      'Column Correct1 is missing',
      'Column Option2 is missing',
      'Column Correct2 is missing',
    ]);
  });
});
