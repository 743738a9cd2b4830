import type { ImportFinding } from '@takhti/contract';
import {
  cellText,
  languages,
  limits,
  metadataFields,
  pastPapers,
  taxonomies,
  type Language,
  type QuestionDoc,
  type QuestionKind,
} from '@takhti/domain';
import type { MessageKey } from '../../messages.ts';
import { isBlank } from '../../kit/html.ts';
import { readMadeBy, type MadeBy } from '../made-by.ts';
import { questionKinds } from '../registry.ts';
import { cellToHtml } from './cells.ts';
import { importFinding, type Place } from './finding.ts';
import { madeHeadings, type Columns } from './headings.ts';
import { questionColumns } from './registry.ts';
import type { RowReader } from './row-reader.ts';

/** The defaults for facts that the file leaves out. */
export interface ImportDefaults {
  readonly kind: QuestionKind;
  readonly language: Language;
  readonly past_paper?: QuestionDoc['past_paper'];
}

interface ReadRow {
  readonly doc: QuestionDoc;
  readonly findings: ImportFinding[];
  readonly madeBy?: MadeBy;
  /** A text was too long, so that only its beginning is known. */
  readonly isCut: boolean;
}

/** The question of a row, and what is wrong with it (specification, section 5, import; C-675 to C-695). */
export function readRow(
  cells: readonly string[],
  columns: Columns,
  place: Place,
  defaults: ImportDefaults,
): ReadRow {
  const findings: ImportFinding[] = [];
  const find: RowReader['find'] = (key, values) => {
    findings.push(importFinding(key, place, values));
  };
  const cell = (heading: string): string => cutCell(cells[columns.at.get(heading) ?? -1] ?? '');
  let isCut = false;
  const html = (heading: string): string => {
    const rich = cellToHtml(cell(heading));
    const { max } = limits.rich_text;
    if (rich.length <= max) return rich;
    isCut = true;
    find('import.too_long', { heading, max });
    // Two that begin alike and continue for too long are not therefore the same.
    return `${rich.slice(0, max)} ${heading}`;
  };
  const row: RowReader = { cell, html, find };

  const texts = {
    question: requiredText(row, 'Question', 'import.question_missing'),
    feedback: requiredText(row, 'CorrectFeedback', 'import.correct_feedback_missing'),
    incorrect_feedback: requiredText(row, 'IncorrectFeedback', 'import.incorrect_feedback_missing'),
  };
  const own = questionColumns[defaults.kind];
  const doc = own.read(row, texts, questionKinds[defaults.kind].empty(defaults.language));
  if (columns.beyond.some((column) => cellText(cells[column] ?? '') !== ''))
    find(own.beyond.key, own.beyond.values);
  const [model, made_on, prompt, source] = madeHeadings.map((heading) => cellText(row.cell(heading)));
  const madeBy = readMadeBy({ model, made_on, prompt, source });
  return { doc: withFacts(row, doc, defaults), findings, isCut, ...(madeBy && { madeBy }) };
}

// More than the longest text with its sign and guard, so that what is cut is still found to be too long.
const most_of_cell = limits.rich_text.max + 100;

function cutCell(cell: string): string {
  return cell.length > most_of_cell ? cell.trim().slice(0, most_of_cell) : cell;
}

function withFacts(row: RowReader, start: QuestionDoc, defaults: ImportDefaults): QuestionDoc {
  const doc: QuestionDoc = {
    ...start,
    difficulty: readDifficulty(row, start.difficulty),
    taxonomy: oneOf(row, 'Taxonomy', taxonomies, ''),
    language: oneOf(row, 'Language', languages, defaults.language),
    past_paper: readPastPaper(row, defaults.past_paper ?? 0),
    title: shortText(row, 'Title', limits.title.max),
  };
  for (const field of metadataFields) doc[field] = shortText(row, `M${field.slice(1)}`, limits.metadata.max);
  return doc;
}

function requiredText(row: RowReader, heading: string, missing: MessageKey): string {
  const html = row.html(heading);
  if (isBlank(html)) row.find(missing);
  return html;
}

function shortText(row: RowReader, heading: string, max: number): string {
  const text = cellText(row.cell(heading));
  if (text.length > max) row.find('import.too_long', { heading, max });
  return text;
}

function oneOf<Value extends string>(
  row: RowReader,
  heading: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  const text = cellText(row.cell(heading));
  if (text === '') return otherwise;
  const value = allowed.find((each) => each.toLowerCase() === text.toLowerCase());
  if (value === undefined)
    row.find('import.value_invalid', { heading, allowed: allowed.filter((each) => each !== '').join(', ') });
  return value ?? otherwise;
}

function readDifficulty(row: RowReader, otherwise: number): number {
  const text = cellText(row.cell('Difficulty'));
  if (text === '') return otherwise;
  const { min, max } = limits.difficulty;
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  row.find('import.value_invalid', { heading: 'Difficulty', allowed: `${min}-${max}` });
  return otherwise;
}

function readPastPaper(row: RowReader, otherwise: QuestionDoc['past_paper']): QuestionDoc['past_paper'] {
  const text = cellText(row.cell('PastPaper'));
  if (text === '') return otherwise;
  const value = pastPapers.find((each) => each === Number(text));
  if (value === undefined) row.find('import.value_invalid', { heading: 'PastPaper', allowed: '0, 1, 2' });
  return value ?? otherwise;
}
