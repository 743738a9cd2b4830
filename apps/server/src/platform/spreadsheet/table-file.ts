import { guardFormula } from '@takhti/domain';
import { writeCsv, writeWorkbook } from './write-table.ts';

/** A table as a file to download. */
export interface TableFile {
  readonly file_name: string;
  readonly media_type: string;
  readonly body: Buffer | string;
}

/**
 * A table, heading first, as a CSV file or a workbook. In a CSV file what looks like a formula is guarded.
 * @param as the file's name without its ending, and the name of the workbook's sheet
 */
export async function tableFile(
  rows: readonly (readonly string[])[],
  as: { readonly name: string; readonly sheet: string; readonly format: 'csv' | 'xlsx' },
): Promise<TableFile> {
  if (as.format === 'csv') {
    const body = writeCsv(rows.map((row) => row.map(guardFormula)));
    return { file_name: `${as.name}.csv`, media_type: 'text/csv; charset=utf-8', body };
  }
  return {
    file_name: `${as.name}.xlsx`,
    media_type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    body: await writeWorkbook(rows, as.sheet),
  };
}
