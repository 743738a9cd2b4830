import { limits, type McqDoc, type YesNo } from '@takhti/domain';

/** One option of a question, whichever field it is kept in. */
export interface StoredOption {
  /** From 1, as the specification counts them. */
  readonly number: number;
  /** Its path in the document. */
  readonly path: readonly (string | number)[];
  readonly html: string;
  readonly correct: YesNo;
}

const editor: readonly string[] = ['option1', 'option2', 'option3', 'option4'];

/** The paths of the options in a document, in their order. */
export const optionPaths: readonly (readonly (string | number)[])[] = [
  ...editor.map((field) => [field]),
  ...Array.from({ length: limits.options.import - editor.length }, (_, at) => morePath(at)),
];

function morePath(at: number): (string | number)[] {
  return ['json_data', 'more_options', at, 'option'];
}

/** All options of a question in their order: the four of the editor, then those beyond (C-694); empty ones too. */
export function optionsOf(doc: McqDoc): StoredOption[] {
  const first: [string, YesNo][] = [
    [doc.option1, doc.correct1],
    [doc.option2, doc.correct2],
    [doc.option3, doc.correct3],
    [doc.option4, doc.correct4],
  ];
  const more = doc.json_data.more_options.map(({ option, correct }, at): StoredOption => {
    return {
      number: first.length + at + 1,
      path: morePath(at),
      html: option,
      correct,
    };
  });
  return [
    ...first.map(([html, correct], at) => ({ number: at + 1, path: [`option${at + 1}`], html, correct })),
    ...more,
  ];
}

/** A question with these options, in this order, in the fields they belong to; at most ten. */
export function withOptions(doc: McqDoc, options: readonly { option: string; correct: YesNo }[]): McqDoc {
  const [one, two, three, four, ...more] = options;
  return {
    ...doc,
    option1: one?.option ?? '',
    option2: two?.option ?? '',
    option3: three?.option ?? '',
    option4: four?.option ?? '',
    correct1: one?.correct ?? 'N',
    correct2: two?.correct ?? 'N',
    correct3: three?.correct ?? 'N',
    correct4: four?.correct ?? 'N',
    json_data: { ...doc.json_data, more_options: more },
  };
}
