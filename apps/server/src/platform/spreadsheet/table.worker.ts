import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from 'read-excel-file/universal';
import writeXlsxFile from 'write-excel-file/node';
import { decodeText, readCsv } from './read-csv.ts';
import type { TableJob } from './table-job.ts';
import { cutToSize } from './table-size.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await run(workerData as TableJob));

async function run(job: TableJob): Promise<string[][] | Uint8Array | null> {
  switch (job.kind) {
    case 'read_csv':
      return ofSize(readText(job.body));
    case 'read_workbook':
      return ofSize(await readWorkbook(job.body));
    case 'write_workbook':
      return writeWorkbook(job.rows, job.sheet);
    default:
      return job satisfies never;
  }
}

// Judged here, for handing over what is too large would hold up the server itself.
function ofSize(rows: string[][] | null): string[][] | null {
  return rows && cutToSize(rows);
}

function readText(body: Uint8Array): string[][] | null {
  const text = decodeText(body);
  return text === null ? null : readCsv(text);
}

async function readWorkbook(body: Uint8Array): Promise<string[][]> {
  const rows = await readSheet(Uint8Array.from(body).buffer, { parseNumber });
  return rows.map((row) => row.map(toText));
}

// As many digits as a person sees: a workbook keeps 0.3 as 0.30000000000000004.
function parseNumber(written: string): string {
  return String(Number(Number(written).toPrecision(15)));
}

function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().replace(/T00:00:00\.000Z$/, '');
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell : '';
}

async function writeWorkbook(rows: readonly (readonly string[])[], sheet: string): Promise<Uint8Array> {
  const [heading = [], ...data] = rows;
  const head = heading.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  // `@` marks text, so that a person who edits "1/2" does not get a date.
  const body = data.map((row) =>
    row.map((value) => (value === '' ? null : { value, type: String, format: '@', wrap: true })),
  );
  const columns = heading.map((_, at) => ({ width: at < 3 ? 48 : 20 }));
  return writeXlsxFile([head, ...body], { sheet, columns, stickyRowsCount: 1 }).toBuffer();
}
