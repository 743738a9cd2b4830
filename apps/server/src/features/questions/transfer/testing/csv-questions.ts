import { writeCsv } from '../../../../platform/spreadsheet/index.ts';
import type { TestFile } from '../../../../testing/index.ts';

/** The headings of a file of questions with two options. */
export const heading = [
  'Question',
  'CorrectFeedback',
  'IncorrectFeedback',
  'Option1',
  'Correct1',
  'Option2',
  'Correct2',
];
/** A row of such a file. */
export const row = (question: string, one = 'yes', two = 'no'): string[] => [
  question,
  'Right',
  'Wrong',
  one,
  'Y',
  two,
  'N',
];
/** Such a file. */
export const csv = (...rows: string[][]): TestFile => ({
  file_name: 'Questions.CSV',
  body: writeCsv([heading, ...rows]),
});
