import { expect, test } from 'vitest';
import {
  addRow,
  moveRow,
  removeColumn,
  removeRow,
  usedColumns,
  withBlank,
  withCell,
  type TableRound,
} from './table-edits.ts';

const row = (...cells: string[]) => ({
  column1: cells[0] ?? '',
  column2: cells[1] ?? '',
  column3: cells[2] ?? '',
  column4: '',
});

const table: TableRound = {
  template_type: 'tabular_fib',
  questionId: 1,
  game: '',
  question: '',
  qContent: { image: '', imageAlt: '', audio: '' },
  hint: '',
  instruction: '',
  language: 'english',
  preHeader: { title: 'Months', value: '' },
  columns: row('Month', 'Days', 'Season'),
  rows: [row('March', '31', 'Spring'), row('June', '30', 'Summer')],
  blank: '2:column3',
  Answer: 'Summer',
};
const blankOf = ({ blank, Answer }: TableRound) => [blank, Answer];

test('G-136 the blank is one cell, and its text is the answer', () => {
  expect(blankOf(withBlank(table, { row: 0, column: 'column2' }))).toEqual(['1:column2', '31']);
  expect(blankOf(withCell(table, { row: 1, column: 'column3' }, 'Hot'))).toEqual(['2:column3', 'Hot']);
  expect(blankOf(withCell(table, { row: 0, column: 'column3' }, 'Warm'))).toEqual(['2:column3', 'Summer']);
});

test('the blank goes along with its row, and away with it', () => {
  expect(blankOf(moveRow(table, 1, 0))).toEqual(['1:column3', 'Summer']);
  expect(blankOf(moveRow(table, 0, 1))).toEqual(['1:column3', 'Summer']);
  expect(blankOf(removeRow(table, 0))).toEqual(['1:column3', 'Summer']);
  expect(blankOf(removeRow(table, 1))).toEqual(['', '']);
  expect(addRow(table).rows).toHaveLength(3);
});

test('columns close up behind one that goes, and the blank moves with its own', () => {
  const left = removeColumn(table, 'column2');
  expect(left.columns).toEqual(row('Month', 'Season'));
  expect(left.rows[0]).toEqual(row('March', 'Spring'));
  expect(blankOf(left)).toEqual(['2:column2', 'Summer']);
  expect(blankOf(removeColumn(table, 'column3'))).toEqual(['', '']);
});

test('G-133 a column is used while it has a name or any cell a text', () => {
  expect(usedColumns(table)).toBe(3);
  expect(usedColumns({ ...table, columns: row('Month', 'Days') })).toBe(3);
  expect(usedColumns({ ...table, columns: row(), rows: [row()] })).toBe(0);
});
