import type { TemporaryFiles, WrittenFile } from '../temporary/temporary-files.ts';
import type { Work } from '../work/index.ts';
import type { Rows, TableShape } from './write-rows.ts';

/** Work on a table that may take seconds. */
export type TableJob =
  | { readonly kind: 'read'; readonly path: string; readonly most_characters: number }
  | (TableShape & { readonly kind: 'write'; readonly path: string });

const worker = new URL('table.worker.ts', import.meta.url);
const handed = 500;

/**
 * The cells of an uploaded table, read in a process of its own.
 * @param most_characters that all cells may have together: as many as the file may have bytes
 * @returns null when it cannot be read
 * @throws Problem request.too_heavy
 */
export async function readTable(
  work: Work,
  path: string,
  most_characters: number,
): Promise<string[][] | null> {
  const input: TableJob = { kind: 'read', path, most_characters };
  return (await work.inWorker({ worker, input })) as string[][] | null;
}

/**
 * A table, heading first, as a CSV file or a workbook, written in a process of its own.
 * @param as the file's name without its ending, and the name of the workbook's sheet
 * @throws Problem request.too_heavy
 */
export async function tableFile(
  { work, temporary }: { readonly work: Work; readonly temporary: Pick<TemporaryFiles, 'make'> },
  rows: Rows,
  as: TableShape & { readonly name: string },
): Promise<WrittenFile> {
  const { path } = temporary.make();
  const input: TableJob = { kind: 'write', path, format: as.format, sheet: as.sheet };
  let at = 0;
  // Handed over a few at a time: copying all at once would hold up the server.
  const answer = (): Rows => rows.slice(at, (at += handed));
  await work.inWorker({ worker, input, answer });
  return { path, ...namedTable(as) };
}

/** The name of a table's file, and its format. */
export function namedTable({ name, format }: Pick<TableShape, 'format'> & { readonly name: string }) {
  return format === 'csv'
    ? { file_name: `${name}.csv`, media_type: 'text/csv; charset=utf-8' }
    : {
        file_name: `${name}.xlsx`,
        media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      };
}
