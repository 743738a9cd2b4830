import { limits, textToCell, type QuestionDoc } from '@takhti/domain';
import { newQuestion, optionsOf, withOptions } from '../question.ts';
import { htmlToCell } from './cells.ts';
import { metadataFields, optionalHeadings, optionNumbers } from './headings.ts';

/**
 * Questions as the rows of a file, heading first, that the import reads back as they are: the inverse of `checkImport`, as long
 * as a question obeys the import's stricter rules (one right option, both feedbacks). For a CSV file pass every cell through
 * `guardFormula`; in a workbook cells are text anyway.
 */
export function exportRows(questions: readonly QuestionDoc[]): string[][] {
  const most = questions.reduce<number>(
    (count, doc) => Math.max(count, optionsOf(doc).length),
    limits.options.editor,
  );
  const numbers = optionNumbers.slice(0, most);
  const heading = [
    'Question',
    'CorrectFeedback',
    'IncorrectFeedback',
    ...numbers.flatMap((number) => [`Option${number}`, `Correct${number}`]),
    ...optionalHeadings,
  ];
  return [heading, ...questions.map((doc) => exportRow(doc, numbers))];
}

function exportRow(doc: QuestionDoc, numbers: readonly number[]): string[] {
  const options = optionsOf(doc);
  return [
    htmlToCell(doc.question),
    htmlToCell(doc.feedback),
    htmlToCell(doc.json_data.incorrect_feedback),
    ...numbers.flatMap((number) => {
      const cell = htmlToCell(options[number - 1]?.html ?? '');
      return [cell, cell === '' ? '' : (options[number - 1]?.correct ?? 'N')];
    }),
    String(doc.difficulty),
    doc.taxonomy,
    ...metadataFields.map((field) => textToCell(doc[field])),
    doc.language,
    textToCell(doc.title),
    String(doc.past_paper),
  ];
}

/** An import file to fill in: the heading with all columns, and two questions that show how (C-262). */
export function templateRows(): string[][] {
  return exportRows(samples);
}

const samples: readonly QuestionDoc[] = [
  {
    ...withOptions(newQuestion('english'), [
      { option: '<p>Mercury</p>', correct: 'Y' },
      { option: '<p>Venus</p>', correct: 'N' },
      { option: '<p>Earth</p>', correct: 'N' },
      { option: '<p>Mars</p>', correct: 'N' },
    ]),
    question: '<p>Which planet is closest to the Sun?</p>',
    feedback: '<p>Correct: Mercury goes round the Sun in 88 days.</p>',
    difficulty: 3,
    taxonomy: 'Remember',
    json_data: { schema_version: 1, incorrect_feedback: '<p>The answer is Mercury.</p>', more_options: [] },
  },
  {
    ...withOptions(newQuestion('urdu'), [
      { option: '<p>درست</p>', correct: 'Y' },
      { option: '<p>غلط</p>', correct: 'N' },
    ]),
    question: '<p>پانی صفر درجے سینٹی گریڈ پر جم جاتا ہے۔</p>',
    feedback: '<p>شاباش! پانی صفر درجے پر برف بن جاتا ہے۔</p>',
    difficulty: 2,
    taxonomy: 'Understand',
    json_data: {
      schema_version: 1,
      incorrect_feedback: '<p>پانی صفر درجے پر برف بن جاتا ہے۔</p>',
      more_options: [],
    },
  },
];
