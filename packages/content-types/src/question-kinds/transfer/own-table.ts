import type { ImportFinding } from '@takhti/contract';
import { headingKey } from '@takhti/domain';
import { importFinding } from './finding.ts';
import { readHeadings, type Columns } from './headings.ts';
import { questionColumns } from './registry.ts';
import type { ImportDefaults } from './row.ts';
import type { FilledRow, Table } from './table.ts';

/**
 * Whether a heading row is one of our files, of any kind. It is held to their rules to the letter then; any other one is read as
 * well as it can be.
 */
export function isOwnForm(cells: readonly string[]): boolean {
  const keys = cells.map(headingKey);
  return (
    keys.includes('correctfeedback') &&
    keys.includes('incorrectfeedback') &&
    keys.some((key) => /^(?:correct|blank)\d+$/.test(key))
  );
}

/** The rows of a file under our own headings. */
export function readOwnTable([heading, ...data]: readonly FilledRow[], { kind }: ImportDefaults): Table {
  const { cells = [], row = 1 } = heading ?? {};
  const { columns, findings } = readHeadings(cells, row, questionColumns[kind]);
  if (findings.length > 0) return { columns, rows: [], findings };
  return {
    columns,
    rows: data.map((each) => ({ ...each, notes: [], lost: [] })),
    findings: nameless(data, columns, row),
  };
}

// Data without a heading: its meaning is unknown.
function nameless(
  data: readonly { cells: readonly string[] }[],
  columns: Columns,
  row: number,
): ImportFinding[] {
  const wrong = new Set<number>();
  for (const { cells } of data) {
    cells.forEach((cell, column) => {
      if (cell.trim() !== '' && !columns.isNamed(column)) wrong.add(column + 1);
    });
  }
  return [...wrong]
    .toSorted((a, b) => a - b)
    .map((column) => importFinding('import.heading_empty', { row, question: null }, { column }));
}
