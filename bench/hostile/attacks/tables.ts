import { limits } from '@takhti/domain';
import { strToU8, zipSync } from 'fflate';
import { fileShot, times } from '../shots.ts';
import type { Attack, Target } from '../target.ts';

const heading = 'Question,CorrectFeedback,IncorrectFeedback,Option1,Correct1,Option2,Correct2\n';
const most_bytes = 24_700_000;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Cells that look like the beginning of a tag, without end: what reads HTML may look for the end of each. */
function cellsOfAngles(): Buffer {
  const row = `${'<'.repeat(190_000)},,,a,Y,b,N\n`;
  return Buffer.from(heading + row.repeat(Math.floor((most_bytes - heading.length) / row.length)));
}

function workbook(sheet: string): Buffer {
  return Buffer.from(
    zipSync({
      'xl/workbook.xml': strToU8(
        `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    }),
  );
}

function cellAt(address: string, text: string): string {
  const row = address.replace(/\D/g, '');
  return `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${address}" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`;
}

function imports(target: Target, count: number, file_name: string, bytes: Buffer) {
  return times(count, (n) => fileShot(target, n, { path: 'editor/mcq/import', file_name, bytes }));
}

/** As large as a file may be, with nothing wrong in it. */
function goodQuestions(): Buffer {
  const rows = times(
    limits.import.max_questions,
    (n) =>
      `Which of these is right about lesson ${n}?,Right,Wrong,The first of ${n},Y,The second of ${n},N\n`,
  );
  return Buffer.from(heading + rows.join(''));
}

export const tables: readonly Attack[] = [
  {
    name: '4 CSV files of 10,000 good questions',
    at_once: 4,
    makeShots: (target) => imports(target, 4, 'a.csv', goodQuestions()),
  },
  {
    name: '4 CSV files of 24.7 MB, cells of 190,000 <',
    at_once: 4,
    makeShots: (target) => imports(target, 4, 'a.csv', cellsOfAngles()),
  },
  {
    name: '10 CSV files of 12 million rows',
    at_once: 10,
    makeShots: (target) => imports(target, 10, 'a.csv', Buffer.from(heading + ',\n'.repeat(12_000_000))),
  },
  {
    name: '10 XLSX files with a cell of 90 MB',
    at_once: 10,
    makeShots: (target) =>
      imports(target, 10, 'a.xlsx', workbook(cellAt('A1', 'x'.repeat(90 * 1024 * 1024)))),
  },
  {
    name: '10 XLSX files with a cell at XFD1048576',
    at_once: 10,
    makeShots: (target) => imports(target, 10, 'a.xlsx', workbook(cellAt('XFD1048576', 'far'))),
  },
  {
    name: '10 XLSX files with 60 MB of small cells',
    at_once: 10,
    makeShots: (target) => {
      const row = `<row>${'<c t="inlineStr"><is><t>x</t></is></c>'.repeat(900)}</row>`;
      const sheet = `<worksheet xmlns="${main}"><sheetData>${row.repeat(1_700)}</sheetData></worksheet>`;
      return imports(target, 10, 'a.xlsx', workbook(sheet));
    },
  },
];
