import { runTableJob } from './table-job.ts';

/** A CSV file of rows of text: with the mark by which spreadsheet programs know UTF-8, and their line ends. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`;
}

/**
 * A workbook (XLSX) with one sheet, the first row its heading. Every cell is text, which no spreadsheet program takes for a
 * formula.
 */
export async function writeWorkbook(rows: readonly (readonly string[])[], sheet: string): Promise<Buffer> {
  const written = await runTableJob({ kind: 'write_workbook', rows, sheet });
  if (written === null) throw new Error('the workbook could not be written');
  return Buffer.from(written as Uint8Array);
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
