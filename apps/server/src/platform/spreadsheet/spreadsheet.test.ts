import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTemporaryFiles, writeWhole } from '../temporary/temporary-files.ts';
import { makeWorkroom } from '../work/index.ts';
import { cutToSize, table_size } from './table-size.ts';
import { readTable, writeCsv, writeWorkbook } from './index.ts';

// A process is slow to start on a machine that has other work.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'takhti-tables-'));
});
afterAll(() => rm(folder, { recursive: true }));

const { work } = makeWorkroom().admit({ institution_id: 1, user_id: 'a' });

async function readRows(body: Buffer): Promise<string[][] | null> {
  const { path } = (await openTemporaryFiles(folder, false)).make();
  await writeWhole(path, body);
  return readTable(work, path, 26_000_000);
}

const rows = [
  ['Question', 'Option1', 'Correct1'],
  ['دو جمع دو؟', '4; or "four"', 'Y'],
  ['two\nlines, and a comma', '=1+1', ''],
  ['', '', ''],
  ['1/2', '007', ' N '],
];

interface Packed {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the file says is its size. */
  readonly said?: number;
}

function zipOf(...files: readonly Packed[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, said = Buffer.byteLength(content) } of files) {
    const packed = deflateRawSync(content);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(said, 18);
    common.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, place, Buffer.from(name)]));
    locals.push(local);
    at += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** A workbook whose end says how many entries it has on this disk and in all, and where its directory is; 0 for the truth. */
function workbookSaying(here: number, inAll: number, at: number): Buffer {
  const zip = workbookWithCell('A1');
  zip.writeUInt16LE(here, zip.length - 14);
  zip.writeUInt16LE(inAll, zip.length - 12);
  if (at > 0) zip.writeUInt32LE(at, zip.length - 6);
  return zip;
}

/** A workbook by hand, with one cell at this address. */
function workbookWithCell(address: string): Buffer {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const row = address.replace(/\D/g, '');
  return zipOf(
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData><row r="${row}"><c r="${address}" t="str"><v>far</v></c></row></sheetData></worksheet>`,
    },
  );
}

test('a table of more text than its call takes is too large, whatever its cells', () => {
  expect(cutToSize([['12345'], ['67890']], 10)).toEqual([['12345'], ['67890']]);
  expect(cutToSize([['12345'], ['678901']], 10)).toBeNull();
});

describe('tables', () => {
  test('a CSV file is read back as it was written', async () => {
    expect(await readRows(Buffer.from(writeCsv(rows)))).toEqual(rows);
  });

  test('a workbook is read back as it was written, its texts not taken for formulas, dates or numbers', async () => {
    const back = await readRows(await writeWorkbook(rows, 'Questions'));
    expect(back?.map((row) => rows[0]?.map((_, at) => row[at] ?? ''))).toEqual(
      rows.map((row) => row.map((cell) => cell.trim())),
    );
  });

  test.each([
    ['semicolons', Buffer.from('a;b\n"1;2";3')],
    ['tabs', Buffer.from('a\tb\n1;2\t3')],
    ['UTF-16, as "Unicode text" is saved', Buffer.from('\uFEFFa\tb\r\n1;2\t3', 'utf16le')],
    ['a quote within a text', Buffer.from('a,b\n1;2,3')],
    ['line ends of two systems', Buffer.from('a,b\r\n1;2,3\n')],
  ])('a file with %s is understood', async (_, body) => {
    expect(await readRows(body)).toEqual([
      ['a', 'b'],
      ['1;2', '3'],
    ]);
  });

  test('blank lines are kept, so that rows have the numbers that a spreadsheet shows', async () => {
    expect(await readRows(Buffer.from('a,b\n\n1,2\n'))).toEqual([['a', 'b'], [''], ['1', '2']]);
  });

  test('empty cells without end behind a row are left out', async () => {
    const table = await readRows(Buffer.from(`a,b\n1,2${','.repeat(1_000_000)}\n`));
    expect(table?.map((row) => row.length)).toEqual([2, 1_000]);
  });

  test('read one row more than a table may have, out of millions, to tell how many are too many', async () => {
    const table = await readRows(Buffer.from(`a,b\n${'1,2\n'.repeat(2_000_000)}`));
    expect(table).toHaveLength(table_size.rows + 1);
  });

  test('a cell that is longer than spreadsheet programs let it be is cut off', async () => {
    const table = await readRows(Buffer.from(`a,b\n${' '.repeat(500)}${'<'.repeat(190_000)},2\n`));
    expect(table?.[1]?.map((cell) => cell.length)).toEqual([32_767, 1]);
  });

  test.each([
    ['Windows-1256', Buffer.from([0x61, 0x2c, 0xc7, 0xe1, 0xdd])],
    ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0])],
    ['an old workbook (XLS)', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ['a quote that is never closed', Buffer.from('a,b\n"1,2\n3,4')],
    ['a table of millions of columns', Buffer.from(`a,b\n${'1,2,'.repeat(1_000_000)}`)],
    ['a row that goes on for ever', Buffer.from(`a,b\n${'x'.repeat(2_000_000)}`)],
    ['a zip file that is no workbook', zipOf({ name: 'a.txt', content: 'hello' })],
    ['a zip file that tells readers different numbers of entries', workbookSaying(2, 1, 0)],
    ['a zip file that sends readers to a directory of 64 bits', workbookSaying(0xffff, 0xffff, 0xffff_ffff)],
    ['half a workbook', zipOf({ name: 'xl/workbook.xml', content: '<workbook/>' }).subarray(0, 60)],
    ['a zip bomb', zipOf({ name: 'xl/workbook.xml', content: Buffer.alloc(201 * 1024 * 1024) })],
    [
      'a zip bomb that says that it is small',
      zipOf({ name: 'xl/workbook.xml', content: Buffer.alloc(50 * 1024 * 1024), said: 100 }),
    ],
    [
      'a workbook with one cell of megabytes',
      zipOf({ name: 'xl/sharedStrings.xml', content: `<sst><t>${'x'.repeat(1_000_000)}</t></sst>` }),
    ],
    [
      'an entry that says that it is larger than it is',
      zipOf({ name: 'xl/workbook.xml', content: '<a/>', said: 5_000 }),
    ],
  ])('%s cannot be read', async (_, body) => {
    expect(await readRows(body)).toBeNull();
  });

  test('a sheet with one cell far away ends its process, not the server', async () => {
    expect(await readRows(workbookWithCell('B2'))).toEqual([
      ['', ''],
      ['', 'far'],
    ]);
    await expect(readRows(workbookWithCell('XFD1048576'))).rejects.toMatchObject({
      problem: 'request.too_heavy',
    });
    expect(await readRows(Buffer.from('a,b'))).toEqual([['a', 'b']]);
  });
});
