import { limits } from '@takhti/domain';
import { importFinding } from '../finding.ts';
import { textHeadings, type Columns } from '../headings.ts';
import { questionColumns } from '../registry.ts';
import type { ImportDefaults } from '../row.ts';
import type { FilledRow, Table } from '../table.ts';
import { bareSign, counting, rolesOfHeadings } from './plain-headings.ts';
import type { PlainReading, Roles, RowNote } from './plain-reading.ts';
import { plainKey } from './words.ts';

interface Guess {
  readonly roles: Roles;
  readonly heading: readonly string[];
  readonly data: readonly FilledRow[];
}

/**
 * Reads a table without our headings: plain headings, or the order of the columns, show what they hold. Each row becomes one
 * under our headings, so that everything else works as in all imports.
 */
export function readPlainTable(filled: readonly FilledRow[], { kind }: ImportDefaults): Table {
  const { plain } = questionColumns[kind];
  const guess = guessOf(filled, plain);
  if (!guess || !guess.roles.has('Question') || !plain.isEnough(guess.roles))
    return {
      columns: { at: new Map(), beyond: [], isNamed: () => false },
      rows: [],
      findings: [importFinding(plain.unclear, { row: null, question: null })],
    };
  const { roles, heading, data } = guess;
  const headings = [
    ...new Set([...textHeadings, ...questionColumns[kind].required, ...questionColumns[kind].optional]),
  ];
  const facts = [...roles.keys()].filter((role) => !headings.includes(role) && role !== counting);
  const names = [...headings, ...facts];
  const known = new Set(roles.values());
  return {
    columns: columnsOf(names),
    rows: data.map(({ cells, row }) => {
      const cell = (role: string): string => cells[roles.get(role) ?? -1] ?? '';
      const own = plain.ownCells(cell);
      return {
        row,
        cells: names.map((name) => own.cells.get(name) ?? cell(name)),
        notes: own.notes,
        lost: lostOf(cells, heading, known),
      };
    }),
    findings: [],
  };
}

function columnsOf(names: readonly string[]): Columns {
  return { at: new Map(names.map((name, at) => [name, at])), beyond: [], isNamed: () => true };
}

// Cells under an unknown heading are reported at each question; otherwise they would be lost without notice.
function lostOf(cells: readonly string[], heading: readonly string[], known: ReadonlySet<number>): RowNote[] {
  return cells.flatMap((cell, at): RowNote[] => {
    if (cell.trim() === '' || known.has(at)) return [];
    const name = (heading[at] ?? '').trim();
    return [['lost.column', { heading: name === '' ? String(at + 1) : name }]];
  });
}

function guessOf(filled: readonly FilledRow[], plain: PlainReading): Guess | null {
  const [first, ...data] = filled;
  if (!first) return null;
  const found = rolesOfHeadings(first.cells, plain);
  const named = first.cells.filter((cell, at) => found[at] !== null && !bareSign.test(plainKey(cell)));
  if (found.includes('Question') || named.length > 1)
    return { roles: firstOfEach(found), heading: first.cells, data };
  // Some rows show the order of the columns as well as all of them.
  const roles = plain.fromOrder(filled.slice(0, limits.page_size * 10).map(({ cells }) => cells));
  return roles && { roles, heading: [], data: filled };
}

function firstOfEach(found: readonly (string | null)[]): Roles {
  const roles = new Map<string, number>();
  found.forEach((role, at) => {
    if (role !== null && !roles.has(role)) roles.set(role, at);
  });
  return roles;
}
