import { QuestionDoc, type Language, type YesNo } from '@takhti/domain';
import { defineDocument } from '../define.ts';

/** The JSON that is stored beside a question's columns, with its version. */
export const questionData = defineDocument<QuestionDoc['json_data']>({
  schema: QuestionDoc.shape.json_data,
  schema_version: 1,
  upgrades: {},
});

/** A new, empty question: medium difficulty, nothing marked as correct. */
export function newQuestion(language: Language): QuestionDoc {
  return {
    question: '',
    option1: '',
    option2: '',
    option3: '',
    option4: '',
    correct1: 'N',
    correct2: 'N',
    correct3: 'N',
    correct4: 'N',
    feedback: '',
    difficulty: 5,
    metadata1: '',
    metadata2: '',
    metadata3: '',
    metadata4: '',
    metadata5: '',
    past_paper: 0,
    taxonomy: '',
    title: '',
    language,
    json_data: { schema_version: 1, incorrect_feedback: '', more_options: [] },
  };
}

/** One option of a question, whichever field it is kept in. */
export interface StoredOption {
  /** From 1, as the specification counts them. */
  readonly number: number;
  /** Where it stands in the document. */
  readonly path: readonly (string | number)[];
  readonly html: string;
  readonly correct: YesNo;
}

/** All options of a question in their order: the four of the editor, then those beyond (C-694); empty ones too. */
export function optionsOf(doc: QuestionDoc): StoredOption[] {
  const first: [string, YesNo][] = [
    [doc.option1, doc.correct1],
    [doc.option2, doc.correct2],
    [doc.option3, doc.correct3],
    [doc.option4, doc.correct4],
  ];
  const more = doc.json_data.more_options.map(({ option, correct }, at): StoredOption => {
    return {
      number: first.length + at + 1,
      path: ['json_data', 'more_options', at, 'option'],
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
export function withOptions(
  doc: QuestionDoc,
  options: readonly { option: string; correct: YesNo }[],
): QuestionDoc {
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
