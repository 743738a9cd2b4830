import { readSheet } from 'read-excel-file/universal';
import { decodeText, readCsv } from './read-csv.ts';
import { cutToSize } from './table-size.ts';
import { unzipsWithin } from './zip-size.ts';

/** The limit for the unpacked files of a workbook together. */
const most_unfolded = 64 * 1024 * 1024;
const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/**
 * The cells of a CSV file or of a workbook's first sheet (XLSX), as text; the first bytes show the format. Needs time and
 * memory: run it in a process of its own.
 * @param mostCharacters that all cells may have together
 * @returns null when it cannot be read: neither of both, broken, of another encoding, or too large
 */
export async function readRows(body: Buffer, mostCharacters?: number): Promise<string[][] | null> {
  try {
    const rows = body.subarray(0, zip.length).equals(zip) ? await readWorkbook(body) : readText(body);
    return rows && cutToSize(rows, mostCharacters);
  } catch {
    // Messages of the readers contain nothing that a person could fix.
    return null;
  }
}

function readText(body: Uint8Array): string[][] | null {
  const text = decodeText(body);
  return text === null ? null : readCsv(text);
}

async function readWorkbook(body: Buffer): Promise<string[][] | null> {
  if (!(await unzipsWithin(body, most_unfolded))) return null;
  const rows = await readSheet(Uint8Array.from(body).buffer, { parseNumber });
  return rows.map((row) => row.map(toText));
}

// Rounded to the digits that people see: a workbook stores 0.3 as 0.30000000000000004.
function parseNumber(written: string): string {
  return String(Number(Number(written).toPrecision(15)));
}

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell : '';
}
