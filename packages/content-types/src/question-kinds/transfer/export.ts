import { textToCell, type QuestionDoc, type QuestionKind } from '@takhti/domain';
import { htmlToCell } from './cells.ts';
import { metadataFields, optionalHeadings, textHeadings } from './headings.ts';
import { questionColumns } from './registry.ts';

/**
 * Questions of one kind as the rows of a file, heading first, that the import reads back as they are: the inverse of
 * `checkImport`, as long as a question obeys the import's stricter rules (one right option, both feedbacks). For a CSV file pass
 * every cell through `guardFormula`; in a workbook cells are text anyway.
 */
export function exportRows(kind: QuestionKind, questions: readonly QuestionDoc[]): string[][] {
  const own = questionColumns[kind];
  const headings = own.headings(questions);
  return [
    [...textHeadings, ...headings, ...optionalHeadings],
    ...questions.map((doc) => [
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
    ]),
  ];
}

/** An import file to fill in: the heading with all columns, and two questions that show how (C-262). */
export function templateRows(kind: QuestionKind): string[][] {
  return exportRows(kind, questionColumns[kind].samples);
}
