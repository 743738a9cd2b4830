import { parse } from 'csv-parse/sync';
import { table_size } from './table-size.ts';

const delimiters = [',', ';', '\t'] as const;
// A file that was worked on by several hands may end its lines in several ways.
const lineEnds = ['\r\n', '\n', '\r'];

/**
 * The rows of a CSV text, with blank ones, so that rows keep the numbers that a spreadsheet shows. Spreadsheet programs
 * separate by comma, semicolon or tab, by country and format: the heading row shows which.
 * @returns one row more than a table may have at most, for a longer one
 * @throws Error when a quote is never closed, or a row continues for ever
 */
export function readCsv(text: string): string[][] {
  return parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    record_delimiter: lineEnds,
    to: table_size.rows + 1,
    max_record_size: table_size.row_characters,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
  });
}

/**
 * The text of a file in UTF-8, or in UTF-16 as spreadsheet programs write "Unicode text".
 * @returns null for any other encoding, whose letters would be lost
 */
export function decodeText(body: Uint8Array): string | null {
  const isUtf16 = body[0] === 0xff && body[1] === 0xfe;
  try {
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(body);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function delimiterOf(text: string): string {
  const heading = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const counts = delimiters.map((delimiter) => heading.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}
