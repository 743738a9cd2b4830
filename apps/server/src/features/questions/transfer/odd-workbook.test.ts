import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readQuestionsFile } from './read-questions-file.ts';
import { heading } from './testing/csv-questions.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packed = 'http://schemas.openxmlformats.org/package/2006/relationships';
const day = 45_000;

const words = (text: string): string => `t="inlineStr"><is><t>${text}</t></is></c>`;
const row = (question: string, ...more: readonly string[]): string[] =>
  [question, 'Right', 'Wrong', 'yes', 'Y', 'no', 'N'].map(words).concat(more);

/** A workbook as a spreadsheet program writes it: cells by what follows their address, the empty ones left out. */
function workbook(rows: readonly (readonly string[])[], merged: string): Buffer {
  const lines = rows.map((cells, at) => {
    const written = cells.map((cell, column) =>
      cell === '' ? '' : `<c r="${'ABCDEFGH'[column]}${at + 1}" ${cell}`,
    );
    return `<row r="${at + 1}">${written.join('')}</row>`;
  });
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packed}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData><mergeCells count="1"><mergeCell ref="${merged}"/></mergeCells></worksheet>`,
  };
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(entries)));
}

test('merged cells, formulas and dates of a workbook are read, or told with their row', async () => {
  const [, ...rest] = row('');
  const body = workbook(
    [
      [...heading, 'Difficulty'].map(words),
      row('one', `><f>1+2</f><v>3</v></c>`),
      row('two', `s="1"><v>${day}</v></c>`),
      ['', ...rest],
      ['t="str"><f>"fo"&amp;"ur"</f><v>four</v></c>', ...rest, '><v>4.5</v></c>'],
      row('five').with(3, 't="e"><f>1/0</f><v>#DIV/0!</v></c>'),
    ],
    'A3:A4',
  );
  const read = await readQuestionsFile(body, 'a.xlsx', { kind: 'mcq', language: 'english' }, () =>
    Promise.resolve(),
  );
  expect(read?.findings).toEqual([]);
  expect(
    read?.candidates.map(({ doc, place, findings }) => [
      place.row,
      doc?.question,
      doc?.difficulty,
      ...findings.map(({ message }) => message),
    ]),
  ).toEqual([
    [2, '<p>one</p>', 3],
    [3, '<p>two</p>', 5, 'Difficulty from Question 2 must be one of: 1-10'],
    // Of cells that were merged, the first one has the words.
    [4, '', 5, 'Question 3 is missing'],
    [5, '<p>four</p>', 5, 'Difficulty from Question 4 must be one of: 1-10'],
    [6, '<p>five</p>', 5, 'Option 1 from Question 5 is missing'],
  ]);
});
