import {
  columnKeys,
  readBlank,
  writeBlank,
  type ColumnKey,
  type RoundOf,
  type TableCell,
} from '@takhti/content-types/rounds';

export type TableRound = RoundOf<'tabular_fib'>;
type Cells = Pick<TableRound['columns'], ColumnKey>;

const noCells: Cells = { column1: '', column2: '', column3: '', column4: '' };

/** How many columns hold anything: those behind the last one that does need not be shown. */
export function usedColumns({ columns, rows }: TableRound): number {
  const isUsed = (key: ColumnKey): boolean => [columns, ...rows].some((cells) => cells[key].trim() !== '');
  return columnKeys.findLastIndex(isUsed) + 1;
}

/** The table with another text in a cell; the answer is the text of the blank one. */
export function withCell(round: TableRound, { row, column }: TableCell, text: string): TableRound {
  const rows = round.rows.map((cells, at) => (at === row ? { ...cells, [column]: text } : cells));
  return answered({ ...round, rows });
}

/** The table with another cell for learners to fill in. */
export function withBlank(round: TableRound, cell: TableCell): TableRound {
  return answered({ ...round, blank: writeBlank(cell) });
}

/** The table with an empty row at its end. */
export function addRow(round: TableRound): TableRound {
  return { ...round, rows: [...round.rows, { ...noCells }] };
}

/** The table without a row; the blank goes with it, or stays with its own row. */
export function removeRow(round: TableRound, row: number): TableRound {
  const rows = round.rows.toSpliced(row, 1);
  return withBlankAt(round, { ...round, rows }, (cell) => {
    if (cell.row === row) return null;
    return { ...cell, row: cell.row > row ? cell.row - 1 : cell.row };
  });
}

/** The table with a row at another place, the blank with its row. */
export function moveRow(round: TableRound, from: number, to: number): TableRound {
  const moved = round.rows[from];
  if (!moved) return round;
  const order = round.rows.map((_, at) => at).toSpliced(from, 1);
  order.splice(to, 0, from);
  const rows = round.rows.toSpliced(from, 1).toSpliced(to, 0, moved);
  return withBlankAt(round, { ...round, rows }, (cell) => ({ ...cell, row: order.indexOf(cell.row) }));
}

/** The table without a column: those behind it close up. */
export function removeColumn(round: TableRound, column: ColumnKey): TableRound {
  const at = columnKeys.indexOf(column);
  const closed = <Row extends Cells>(cells: Row): Row => {
    const left = columnKeys.map((key) => cells[key]).toSpliced(at, 1);
    return { ...cells, ...Object.fromEntries(columnKeys.map((key, index) => [key, left[index] ?? ''])) };
  };
  const next = { ...round, columns: closed(round.columns), rows: round.rows.map(closed) };
  return withBlankAt(round, next, (cell) => {
    const was = columnKeys.indexOf(cell.column);
    if (was === at) return null;
    return { ...cell, column: columnKeys[was > at ? was - 1 : was] ?? cell.column };
  });
}

function withBlankAt(
  before: TableRound,
  after: TableRound,
  moved: (cell: TableCell) => TableCell | null,
): TableRound {
  const cell = readBlank(before.blank);
  const place = cell && moved(cell);
  return answered({ ...after, blank: place ? writeBlank(place) : '' });
}

function answered(round: TableRound): TableRound {
  const cell = readBlank(round.blank);
  return { ...round, Answer: cell ? (round.rows[cell.row]?.[cell.column] ?? '') : '' };
}
