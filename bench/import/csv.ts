import { inOwnLetters } from '@takhti/content-types/question-kinds/transfer';
import { existsSync, readFileSync } from 'node:fs';
import { root } from '../../scripts/lib/root.mjs';

/** As many questions as the open file of the same subject holds. */
const QUESTIONS = 2_483;
const OPEN_DATA = `${root}/../shared/data/opentriviaqa/science-technology.csv`;

const columns =
  'Question,CorrectFeedback,IncorrectFeedback,Option1,Correct1,Option2,Correct2,Option3,Correct3,Option4,Correct4';

/** A file to import and what it is. */
export interface ImportFile {
  readonly name: string;
  readonly text: string;
}

/** The open file where it lies beside the checkout, else one of our own making of the same length. */
export function importFile(): ImportFile {
  // One of its words ends with a letter of another keyboard.
  if (existsSync(OPEN_DATA))
    return { name: 'science-technology.csv', text: inOwnLetters(readFileSync(OPEN_DATA, 'utf8'), 'english') };
  return madeUpFile(QUESTIONS);
}

/** A file of so many questions of our own making. */
export function madeUpFile(questions: number): ImportFile {
  const rows = Array.from({ length: questions }, (_, at) => rowOf(at + 1));
  return { name: `${questions} made-up questions`, text: [columns, ...rows, ''].join('\n') };
}

function rowOf(n: number): string {
  const options = [n * 7, n * 7 + 1, n * 7 + 7, n * 7 + 70].map(
    (value, at) => `"${value} stones, counted twice",${at === 0 ? 'Y' : 'N'}`,
  );
  const text = `"Seven people carry ${n} stones each to the bank of the river, and nobody drops one on the way. How many stones lie there then?"`;
  return [text, '"Correct: seven times as many."', '"The answer is seven times as many."', ...options].join(
    ',',
  );
}
