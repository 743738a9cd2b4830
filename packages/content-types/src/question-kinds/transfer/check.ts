import type { ImportFinding } from '@takhti/contract';
import { limits, type QuestionDoc } from '@takhti/domain';
import { questionKinds } from '../registry.ts';
import { importFinding } from './finding.ts';
import { readHeadings, type Columns } from './headings.ts';
import { questionColumns } from './registry.ts';
import { readRow, type ImportDefaults } from './row.ts';

/** A question that a file holds, and where. */
export interface ImportedQuestion {
  readonly doc: QuestionDoc;
  readonly row: number;
  /** From 1, blank rows not counted. */
  readonly question: number;
  readonly fingerprint: string;
}

export type ImportCheck =
  | { readonly ok: true; readonly questions: readonly ImportedQuestion[] }
  | { readonly ok: false; readonly findings: readonly ImportFinding[] };

const chunk = 200;
// Who has more to mend mends these first; a reply must not grow with the file.
const mostFindings = 500;

/**
 * Checks the rows of an import file, heading first (specification, section 5). Yields how far it is after every 200 questions,
 * so that the caller can report it and let others work; returns all questions, or everything that is wrong. Blank rows are
 * skipped, yet rows are numbered as the file has them. Cell text becomes escaped HTML; a cell that starts with `[html]` is
 * taken as HTML, so that what is stored must be sanitised as after any edit.
 */
export function* checkImport(
  rows: readonly (readonly string[])[],
  defaults: ImportDefaults,
): Generator<{ done: number; total: number }, ImportCheck, void> {
  const filled = rows.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, row: at + 1 }] : [],
  );
  const [heading, ...data] = filled;
  if (!heading || data.length > limits.import.max_questions) return refused([countFinding(data.length)]);
  const { columns, findings: wrongHeadings } = readHeadings(
    heading.cells,
    heading.row,
    questionColumns[defaults.kind],
  );
  if (wrongHeadings.length > 0) return refused(wrongHeadings);

  const findings: ImportFinding[] =
    data.length < limits.import.min_questions ? [countFinding(data.length)] : [];
  findings.push(...nameless(data, columns, heading.row));
  const questions: ImportedQuestion[] = [];
  const first = new Map<string, number>();
  for (const [at, { cells, row }] of data.entries()) {
    const question = at + 1;
    const read = readRow(cells, columns, { row, question }, defaults);
    findings.push(...read.findings);
    if (!read.isCut) {
      const fingerprint = questionKinds[defaults.kind].fingerprint(read.doc);
      const other = first.get(fingerprint);
      if (other === undefined) first.set(fingerprint, question);
      else if (read.doc.question !== '') findings.push(duplicate(other, question, row));
      questions.push({ doc: read.doc, row, question, fingerprint });
    }
    if (question % chunk === 0) yield { done: question, total: data.length };
  }
  return findings.length > 0 ? refused(findings) : { ok: true, questions };
}

/** As `checkImport`, in one go. */
export function checkImportAtOnce(
  rows: readonly (readonly string[])[],
  defaults: ImportDefaults,
): ImportCheck {
  const steps = checkImport(rows, defaults);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Findings for the questions of a file that the bank has already. */
export function findKnown<Question extends Pick<ImportedQuestion, 'row' | 'question'>>(
  questions: readonly Question[],
  isKnown: (question: Question) => boolean,
): ImportFinding[] {
  const known = questions.filter(isKnown);
  return shortened(
    known.map(({ row, question }) => importFinding('import.already_in_bank', { row, question })),
  );
}

function refused(findings: readonly ImportFinding[]): ImportCheck {
  return { ok: false, findings: shortened(findings) };
}

function shortened(findings: readonly ImportFinding[]): ImportFinding[] {
  const left = findings.length - mostFindings;
  if (left <= 0) return [...findings];
  return [
    ...findings.slice(0, mostFindings),
    importFinding('import.more', { row: null, question: null }, { count: left }),
  ];
}

function countFinding(count: number): ImportFinding {
  const place = { row: null, question: null };
  if (count < limits.import.min_questions) return importFinding('import.too_few', place);
  return importFinding('import.too_many', place, { max: limits.import.max_questions });
}

function duplicate(question: number, other: number, row: number): ImportFinding {
  return importFinding('import.duplicate', { row, question: other }, { question, other });
}

// Data under no heading: nobody can tell what it was meant to be.
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
