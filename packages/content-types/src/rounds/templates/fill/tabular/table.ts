import type { TableBoard } from '@takhti/domain';
import type { RoundOf } from '../../../round.ts';

export type Table = RoundOf<'tabular_fib'>;
export const columnKeys = ['column1', 'column2', 'column3', 'column4'] as const;
export type ColumnKey = (typeof columnKeys)[number];

/** The columns that have a name; the others are dropped (G-133). */
export function namedColumns(round: Table): ColumnKey[] {
  return columnKeys.filter((key) => round.columns[key].trim() !== '');
}

/** A cell of a table: its row from 0 and its column's field. */
export interface TableCell {
  readonly row: number;
  readonly column: ColumnKey;
}

/** Reads where a `blank` points, whether there is such a cell or not; null for what is no place. */
export function readBlank(blank: string): TableCell | null {
  const found = /^(\d{1,3}):(column[1-4])$/.exec(blank.trim());
  const column = columnKeys.find((key) => key === found?.[2]);
  return column ? { row: Number(found?.[1]) - 1, column } : null;
}

/** The `blank` of a cell: rows count from 1 there. */
export function writeBlank({ row, column }: TableCell): string {
  return `${row + 1}:${column}`;
}

/** The cell that a `blank` names, or null where it is not in the table. */
export function blankCell(round: Table): TableCell | null {
  const cell = readBlank(round.blank);
  return cell && round.rows[cell.row] && namedColumns(round).includes(cell.column) ? cell : null;
}

/** The text that belongs in the empty cell: the cell's own, for `Answer` is only its copy. */
export function tableAnswer(round: Table): string {
  const cell = blankCell(round);
  return (cell ? round.rows[cell.row]?.[cell.column].trim() : '') || round.Answer.trim();
}

/** The table as learners see it, its one cell empty. */
export function tableBoard(round: Table): TableBoard {
  const columns = namedColumns(round);
  const cell = blankCell(round);
  const blank = { row: cell?.row ?? 0, column: cell ? columns.indexOf(cell.column) : 0 };
  return {
    kind: 'table',
    title: round.preHeader.title.trim(),
    heading: round.preHeader.value.trim(),
    columns: columns.map((key) => round.columns[key].trim()),
    rows: round.rows.map((row, at) =>
      columns.map((key, column) => (at === blank.row && column === blank.column ? '' : row[key].trim())),
    ),
    blank,
    answer: tableAnswer(round),
    is_strict: round.is_strict === true,
  };
}
