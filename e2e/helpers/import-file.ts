const headings =
  'Question,CorrectFeedback,IncorrectFeedback,Option1,Correct1,Option2,Correct2,Option3,Correct3,Option4,Correct4';

type Cells = readonly string[];

/** A file as a file chooser takes it. */
export interface ImportFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** What question `number` of ours asks; its mark is in no other question. */
export function sumStem(number: number): string {
  return `What is ${number} + 7? (sum-${String(number).padStart(3, '0')})`;
}

/** A question of ours: which of four numbers a sum makes; the second option is right. */
export function sumQuestion(number: number): Cells {
  const sum = String(number + 7);
  return [
    sumStem(number),
    `Yes, it is ${sum}.`,
    `Count on from ${number}: it is ${sum}.`,
    ...['off by one', sum, 'ten', 'nothing'].flatMap((option) => [
      option === sum ? sum : `${option} (${number})`,
      option === sum ? 'Y' : 'N',
    ]),
  ];
}

export function sumQuestions(count: number): Cells[] {
  return Array.from({ length: count }, (_, at) => sumQuestion(at + 1));
}

export function csvFile(rows: readonly Cells[], name = 'questions.csv'): ImportFile {
  const lines = rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return { name, mimeType: 'text/csv', buffer: Buffer.from([headings, ...lines].join('\r\n'), 'utf8') };
}
