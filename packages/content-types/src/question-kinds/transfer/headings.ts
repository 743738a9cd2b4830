import type { ImportFinding } from '@takhti/contract';
import { headingKey } from '@takhti/domain';
import type { AnyQuestionColumns } from './columns.ts';
import { importFinding, type Place } from './finding.ts';

/** The columns beside question, feedback and those of the kind; a file may leave them out. */
export const optionalHeadings = [
  'Difficulty',
  'Taxonomy',
  'Metadata1',
  'Metadata2',
  'Metadata3',
  'Metadata4',
  'Metadata5',
  'Language',
  'Title',
  'PastPaper',
] as const;

/** The columns that say what a model had to do with a question; a file has them where one had. */
export const madeHeadings = ['AIModel', 'AIMadeOn', 'AIPrompt', 'AISource'] as const;

/** The columns that a file of every kind begins with. */
export const textHeadings = ['Question', 'CorrectFeedback', 'IncorrectFeedback'] as const;

/** The position of each column, by canonical heading (`Option1`). */
export interface Columns {
  readonly at: ReadonlyMap<string, number>;
  /** Columns beyond those that a question can have; allowed only as long as they are empty. */
  readonly beyond: readonly number[];
  /** Columns whose heading is empty, or that are beyond the headings. */
  readonly isNamed: (column: number) => boolean;
}

/**
 * Reads a heading row. Headings count regardless of their case and spaces; one that is unknown, repeated or missing is a finding,
 * because a column that is silently left out is work lost.
 */
export function readHeadings(
  cells: readonly string[],
  row: number,
  own: AnyQuestionColumns,
): { columns: Columns; findings: ImportFinding[] } {
  const place: Place = { row, question: null };
  const required = [...textHeadings, ...own.required];
  const canonical = new Map(
    [...required, ...own.optional, ...optionalHeadings, ...madeHeadings].map((heading) => [
      headingKey(heading),
      heading,
    ]),
  );
  const at = new Map<string, number>();
  const beyond: number[] = [];
  const findings: ImportFinding[] = [];
  cells.forEach((cell, column) => {
    const key = headingKey(cell);
    if (key === '') return;
    const heading = canonical.get(key);
    if (heading === undefined) {
      if (own.isBeyond(key)) beyond.push(column);
      else findings.push(importFinding('import.heading_unknown', place, { heading: cell.trim() }));
    } else if (at.has(heading)) findings.push(importFinding('import.heading_repeated', place, { heading }));
    else at.set(heading, column);
  });
  for (const heading of required) {
    if (!at.has(heading)) findings.push(importFinding('import.heading_missing', place, { heading }));
  }
  const isNamed = (column: number): boolean => headingKey(cells[column] ?? '') !== '';
  return { columns: { at, beyond, isNamed }, findings };
}
