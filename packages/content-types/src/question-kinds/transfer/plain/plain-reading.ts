import type { RowReader } from '../row-reader.ts';

/** The role of a column of a plain table: a canonical heading (`Question`, `Option1`), or a role of the kind's own (`Key`). */
export type Roles = ReadonlyMap<string, number>;

/** A note about a row for the report of an import. */
export type RowNote = Parameters<RowReader['find']>;

type Cells = readonly string[];

/** How a kind of questions is read from a table without our headings. */
export interface PlainReading {
  /** The kind's own headings, tried in turn on the letters and digits of a heading; `@` means a number. */
  readonly headings: readonly (readonly [RegExp, string])[];
  /** Roles as they are meant, after all headings were read. */
  readonly settled: (found: readonly (string | null)[]) => readonly (string | null)[];
  /** The meaning of the columns, from the cells alone; null if unclear. */
  readonly fromOrder: (rows: readonly Cells[]) => Roles | null;
  readonly isEnough: (roles: Roles) => boolean;
  readonly unclear: RowNote[0];
  /** The cells of a row under canonical headings, and what could not be understood. */
  readonly ownCells: (cell: (role: string) => string) => {
    readonly cells: ReadonlyMap<string, string>;
    readonly notes: readonly RowNote[];
  };
}
