import type { McqDoc } from '@takhti/domain';
import type { TextsFacet } from '../languages/texts.ts';
import { optionsOf } from './options.ts';

/** The translated texts of a multiple-choice question; which options are right is not translated. */
export const mcqTexts: TextsFacet<McqDoc> = {
  of: ({ question, option1, option2, option3, option4, feedback, json_data }, based_on) => ({
    based_on,
    question,
    option1,
    option2,
    option3,
    option4,
    feedback,
    json_data: {
      incorrect_feedback: json_data.incorrect_feedback,
      more_options: json_data.more_options.map(({ option }) => ({ option })),
    },
  }),
  put: (doc, { based_on: _based_on, json_data: { incorrect_feedback, more_options }, ...texts }) => ({
    ...doc,
    ...texts,
    json_data: {
      ...doc.json_data,
      incorrect_feedback,
      more_options: doc.json_data.more_options.map(({ correct }, at) => ({
        option: more_options[at]?.option ?? '',
        correct,
      })),
    },
  }),
  fields: (doc) => ({
    question: doc.question,
    feedback: doc.feedback,
    'json_data.incorrect_feedback': doc.json_data.incorrect_feedback,
    ...Object.fromEntries(optionsOf(doc).map(({ path, html }) => [path.join('.'), html])),
  }),
};
