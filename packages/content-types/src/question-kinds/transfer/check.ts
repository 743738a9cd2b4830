import type { ImportFinding } from '@takhti/contract';
import { limits, type QuestionDoc } from '@takhti/domain';
import type { Candidate, ReadFile } from './candidate.ts';
import { importFinding, shortened, type Place } from './finding.ts';
import { isOwnForm, readOwnTable } from './own-table.ts';
import type { RowNote } from './plain/plain-reading.ts';
import { readPlainTable } from './plain/plain-table.ts';
import { readRow, type ImportDefaults } from './row.ts';
import { settle } from './settle.ts';

/** A question that a file holds, and where. */
export interface ImportedQuestion {
  readonly doc: QuestionDoc;
  readonly row: number | null;
  /** From 1, blank rows not counted. */
  readonly question: number;
}

export type ImportCheck =
  | { readonly ok: true; readonly questions: readonly ImportedQuestion[] }
  | { readonly ok: false; readonly findings: readonly ImportFinding[] };

const chunk = 200;
// People correct the first ones first; a reply must not grow with the file.
const mostFindings = 500;

/**
 * Reads the rows of an import file: under our headings as the specification has it (section 5), otherwise by plain headings or
 * the order of the columns. Yields its progress after every 200 questions, so
 * that the caller can report it and let others work. Blank rows are skipped, yet rows are numbered as the file has them. Cell text
 * becomes escaped HTML; a cell that starts with `[html]` is taken as HTML, so that what is stored must be sanitised as after any edit.
 */
export function* readTable(
  rows: readonly (readonly string[])[],
  defaults: ImportDefaults,
): Generator<{ done: number; total: number }, ReadFile, void> {
  const filled = rows.flatMap((cells, at) =>
    cells.some((cell) => cell.trim() !== '') ? [{ cells, row: at + 1 }] : [],
  );
  // The heading may be missing, yet no file is too long by that alone.
  if (filled.length < 1 || filled.length > limits.import.max_questions + 1)
    return refused([countFinding(filled.length)]);
  const readRows = isOwnForm(filled[0]?.cells ?? []) ? readOwnTable : readPlainTable;
  const table = readRows(filled, defaults);
  const { columns, rows: data, findings: ofTable } = table;
  if (data.length > limits.import.max_questions) return refused([countFinding(data.length)]);
  if (data.length === 0 && ofTable.length > 0) return refused(ofTable);

  const findings: ImportFinding[] =
    data.length < limits.import.min_questions ? [countFinding(data.length)] : [];
  findings.push(...ofTable);
  const candidates: Candidate[] = [];
  for (const [at, { cells, row, notes, lost }] of data.entries()) {
    const place = { row, question: at + 1 };
    const findingOf = ([key, values]: RowNote): ImportFinding => importFinding(key, place, values);
    const read = readRow(cells, columns, place, defaults);
    const ofRow = notes.some(([key]) => key === 'import.mark_unclear')
      ? read.findings.filter(({ key }) => key !== 'import.correct_none')
      : read.findings;
    candidates.push({
      ...read,
      findings: [...ofRow, ...notes.map(findingOf)],
      place,
      lost: lost.map(findingOf),
    });
    if (place.question % chunk === 0) yield { done: place.question, total: data.length };
  }
  return { findings, candidates };
}

/** The verdict on a whole file: all of its questions, or everything that is wrong. */
export function verdictOf({
  findings,
  candidates,
}: {
  findings: readonly ImportFinding[];
  candidates: readonly Candidate[];
}): ImportCheck {
  const all = [...findings, ...candidates.flatMap((candidate) => candidate.findings)];
  if (all.length > 0) return { ok: false, findings: shortened(all, mostFindings) };
  const questions = candidates.flatMap(({ doc, place: { row, question } }) =>
    doc && question !== null ? [{ doc, row, question }] : [],
  );
  return { ok: true, questions };
}

/** Reads and judges the rows of a file in one go. */
export function checkImportAtOnce(
  rows: readonly (readonly string[])[],
  defaults: ImportDefaults,
): ImportCheck {
  const steps = readTable(rows, defaults);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { findings, candidates } = step.value;
  return verdictOf({ findings, candidates: settle(candidates, { repair: new Set() }, (doc) => doc) });
}

/** Findings for the questions of a file that the bank has already. */
export function findKnown<Question extends { readonly place: Place }>(
  questions: readonly Question[],
  isKnown: (question: Question) => boolean,
): ImportFinding[] {
  const known = questions.filter(isKnown);
  return shortened(
    known.map(({ place }) => importFinding('import.already_in_bank', place)),
    mostFindings,
  );
}

function refused(findings: readonly ImportFinding[]): ReadFile {
  return { findings, candidates: [] };
}

function countFinding(count: number): ImportFinding {
  const place = { row: null, question: null };
  if (count < limits.import.min_questions) return importFinding('import.too_few', place);
  return importFinding('import.too_many', place, { max: limits.import.max_questions });
}
