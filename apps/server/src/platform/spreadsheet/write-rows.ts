import { guardFormula } from '@takhti/domain';
import writeXlsxFile from 'write-excel-file/node';
import { writeWhole } from '../temporary/temporary-files.ts';

type TableFormat = 'csv' | 'xlsx';
export type Rows = readonly (readonly string[])[];

/**
 * Writes a table, heading first, to a file: as CSV, where what looks like a formula is guarded, or as a workbook. It takes time
 * and memory: for a process of its own.
 */
export async function writeRows(path: string, rows: Rows, as: TableShape): Promise<void> {
  const body =
    as.format === 'csv'
      ? writeCsv(rows.map((row) => row.map(guardFormula)))
      : await writeWorkbook(rows, as.sheet);
  await writeWhole(path, body);
}

/** The format of a table's file, and the name of its sheet. */
export interface TableShape {
  readonly format: TableFormat;
  readonly sheet: string;
}

/** A CSV file of rows of text: with the mark by which spreadsheet programs know UTF-8, and their line ends. */
export function writeCsv(rows: Rows): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/**
 * A workbook (XLSX) with one sheet, the first row its heading. Every cell is text, which no spreadsheet program takes for a
 * formula.
 */
export async function writeWorkbook([heading = [], ...data]: Rows, sheet: string): Promise<Buffer> {
  const head = heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  // `@` marks text, so that a person who edits "1/2" does not get a date.
  const body = data.map((row) =>
    row.map((value) => (value === '' ? null : { value, type: String, format: '@', wrap: true })),
  );
  const columns = heading.map((_, at) => ({ width: at < 3 ? 48 : 20 }));
  return writeXlsxFile([head, ...body], { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
