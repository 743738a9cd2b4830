import { metadataFields, textToCell, type QuestionDoc, type QuestionKind } from '@takhti/domain';
import { htmlToCell } from './cells.ts';
import { shortOfMade, type MadeBy } from '../made-by.ts';
import { madeHeadings, optionalHeadings, textHeadings } from './headings.ts';
import { questionColumns } from './registry.ts';

/**
 * Questions of one kind as the rows of a file, heading first, that the import reads back as they are: the inverse of
 * `checkImport`, as long as a question obeys the import's stricter rules (one right option, both feedbacks). For a CSV file pass
 * every cell through `guardFormula`; in a workbook cells are text anyway.
 * @param made what models had to do with them, by their numbers from 1
 */
export function exportRows(
  kind: QuestionKind,
  questions: readonly QuestionDoc[],
  made: ReadonlyMap<number, MadeBy> = new Map(),
): string[][] {
  const own = questionColumns[kind];
  const headings = own.headings(questions);
  return [
    [...textHeadings, ...headings, ...optionalHeadings, ...(made.size > 0 ? madeHeadings : [])],
    ...questions.map((doc, at) => [
      own.questionCell(doc),
      htmlToCell(doc.feedback),
      htmlToCell(doc.json_data.incorrect_feedback),
      ...own.cells(doc, headings),
      String(doc.difficulty),
      doc.taxonomy,
      ...metadataFields.map((field) => textToCell(doc[field])),
      doc.language,
      textToCell(doc.title),
      String(doc.past_paper),
      ...(made.size > 0 ? madeCells(made.get(at + 1)) : []),
    ]),
  ];
}

function madeCells(made: MadeBy | undefined): string[] {
  if (!made) return madeHeadings.map(() => '');
  const { model, made_on, prompt, source } = made;
  return [model, made_on, prompt, source].map((text) => textToCell(shortOfMade(text)));
}

/** An import file to fill in: the heading with all columns, and two questions that show how (C-262). */
export function templateRows(kind: QuestionKind): string[][] {
  return exportRows(kind, questionColumns[kind].samples);
}
