import {
  importQuestions,
  listQuestions,
  openQuestion,
  previewImport,
  type ImportFinding,
} from '@takhti/contract';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestFile, type TestPerson } from '../../../testing/index.ts';
import { csv, row } from './testing/csv-questions.ts';

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

describe('looking at a file before it is imported', () => {
  const gift = (text: string): TestFile => ({ file_name: 'questions.gift', body: Buffer.from(text) });

  test('each question is right, repairable, wrong or known, and nothing is written', async () => {
    const bank = await newBank();
    await app.as(author).ok(importQuestions, bank, csv(row('one'), row('two')));
    const several = row('three');
    several[6] = 'Y';
    const silent = row('four');
    silent[2] = '';
    const file = csv(row('zero'), several, silent, row('five', ''), row(' two '), row('zero'));
    const preview = await app.as(author).ok(previewImport, bank, file);
    expect(preview.findings).toEqual([]);
    expect(preview.rows.map((each) => `${each.row} ${each.text} ${each.state}`)).toEqual([
      '2 zero ready',
      '3 three repairable',
      '4 four repairable',
      '5 five wrong',
      '6 two known',
      '7 zero known',
    ]);
    const fills = preview.rows.map((each) => [each.lacks_only_feedback, each.standard_feedback]);
    const nothing = [undefined, undefined];
    const wrong = 'این درست نیست. جواب درست را ببینید و دوباره فکر کنید.';
    expect(fills).toEqual([nothing, nothing, [true, [wrong]], nothing, nothing, nothing]);
    expect(await questionsOf(bank)).toEqual(['<p>one</p>', '<p>two</p>']);

    const chosen = { ...bank, take: '1-3', repair: '2-3' };
    expect(await app.as(author).ok(importQuestions, chosen, file)).toMatchObject({ imported: 3 });
    const { records } = await app.as(author).ok(listQuestions, bank);
    expect(records.slice(2).map((each) => each.question)).toEqual([
      '<p>zero</p>',
      '<p>three</p>',
      '<p>four</p>',
    ]);
    const { content_id } = records[4]!;
    expect(await app.as(author).ok(openQuestion, { content_id })).toMatchObject({
      json_data: { incorrect_feedback: `<p>${wrong}</p>` },
    });
    const refused = await app.as(author).refused(importQuestions, { ...bank, take: '4', repair: '4' }, file);
    expect(refused.problem).toBe('questions.import_refused');
  });

  test('GIFT is looked at, and imported, with the line of each question and what is lost of it', async () => {
    const bank = await newBank();
    const file = gift(
      '// a\n\nOne {=a#Yes ~%50%b#No}\n\nOpen {=a ~b\n\n[html]<p>Two<script>x</script></p>{=a ~b}',
    );
    const { rows } = await app.as(author).ok(previewImport, bank, file);
    expect(rows.map(({ line, state }) => [line, state])).toEqual([
      [3, 'ready'],
      [5, 'wrong'],
      [7, 'repairable'],
    ]);
    expect(rows[0]?.lost.map(({ message }) => message)).toEqual(['Different points for the answers']);
    expect(rows[1]?.findings.map(({ message }) => message)).toEqual(['The { in line 5 is never closed']);
    expect(
      await app.as(author).ok(importQuestions, { ...bank, take: '1,3', repair: '3' }, file),
    ).toMatchObject({
      imported: 2,
    });
    expect(await questionsOf(bank)).toEqual(['<p>One</p>', '<p>Two</p>']);
  });

  test('a table of a teacher is read by its plain headings, with what is right, row by row', async () => {
    const bank = await newBank();
    const table = (...lines: string[]): TestFile => ({
      file_name: 'Sheet.csv',
      body: Buffer.from(lines.join('\n')),
    });
    const heading = 'سوال,آپشن 1,آپشن 2,درست جواب,وضاحت,غلط جواب پر وضاحت';
    const told = (line: string): string => `${line},Yes,No`;
    await app.as(author).ok(importQuestions, bank, table(heading, ...['one?,a,b,B', 'two?,a,b,a'].map(told)));
    const file = table(
      heading,
      ...['three?,a,b,2', 'one?,a,b,b', 'one?,a,b,a', 'four?,a,b,', 'three?,b,a,a'].map(told),
    );
    const { rows, findings } = await app.as(author).ok(previewImport, bank, file);
    expect(findings).toEqual([]);
    expect(
      rows.map(({ state, answers }) => [
        state,
        ...answers.map((each) => `${each.is_right ? '*' : ''}${each.text}`),
      ]),
    ).toEqual([
      ['ready', 'a', '*b'],
      ['known', 'a', '*b'],
      ['ready', '*a', 'b'],
      ['wrong', 'a', 'b'],
      ['ready', 'b', '*a'],
    ]);
    expect(await app.as(author).ok(importQuestions, { ...bank, take: '1,3' }, file)).toMatchObject({
      imported: 2,
    });
    expect(await questionsOf(bank)).toHaveLength(4);
  });

  const package_ = (files: Record<string, string>): TestFile => ({
    file_name: 'package.zip',
    body: Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
    ),
  });
  const manifest = (href: string): string =>
    `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>\n<resource type="imsqti_item_xmlv2p1" href="${href}"/></resources></manifest>`;

  test.each<[string, TestFile, string]>([
    [
      'XML with entities',
      {
        file_name: 'a.xml',
        body: Buffer.from('<?xml version="1.0"?>\n<!DOCTYPE q [<!ENTITY a "b">]><quiz/>'),
      },
      'Line 2 declares a document type or entities',
    ],
    [
      'XML of 100,000 levels',
      { file_name: 'a.xml', body: Buffer.from(`<quiz>\n${'<a>'.repeat(100_000)}`) },
      'From line 2 on, more than 100 elements',
    ],
    [
      'a package that is none',
      { file_name: 'a.zip', body: Buffer.from('PK\x03\x04 nothing') },
      'The package cannot be unpacked',
    ],
    [
      'a package with a path outside',
      package_({ 'imsmanifest.xml': manifest('../a.xml') }),
      'names ../a.xml, which is outside',
    ],
    [
      'a package without its file',
      package_({ 'imsmanifest.xml': manifest('a.xml') }),
      'names a.xml in line 2 of its manifest',
    ],
    ['GIFT that never closes', gift('One {=a ~b'), 'The { in line 1 is never closed'],
  ])('%s is told in words, and nothing is written', async (_what, file, words) => {
    const bank = await newBank();
    const { findings, rows } = await app.as(author).ok(previewImport, bank, file);
    const told = [...findings, ...rows.flatMap((each) => each.findings)].map(({ message }) => message);
    expect(told.join(' ')).toContain(words);
    expect(await refusedFor(bank, file)).toEqual(told);
    expect(await questionsOf(bank)).toEqual([]);
  });

  test('without the right to edit the bank a preview is refused', async () => {
    const colleague = await app.make.person({ institution_id: author.institution_id });
    const refused = await app
      .as(colleague)
      .refused(previewImport, await newBank(), csv(row('one'), row('two')));
    expect(refused.problem).toBe('container.not_found');
  });
});
