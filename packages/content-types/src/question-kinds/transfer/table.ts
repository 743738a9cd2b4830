import type { ImportFinding } from '@takhti/contract';
import type { Columns } from './headings.ts';
import type { RowNote } from './plain/plain-reading.ts';

/** A row of a file that is not blank, numbered as the file has it. */
export interface FilledRow {
  readonly cells: readonly string[];
  readonly row: number;
}

interface TableRow extends FilledRow {
  readonly notes: readonly RowNote[];
  readonly lost: readonly RowNote[];
}

/** The rows of a file under our headings, whether they came so or were put under them. */
export interface Table {
  readonly columns: Columns;
  readonly rows: readonly TableRow[];
  readonly findings: readonly ImportFinding[];
}
