import type { FibDoc } from '@takhti/domain';
import type { TextsFacet } from '../languages/texts.ts';

/** The translated texts of a fill-in-the-blank question: its own blanks, and their accepted answers too. */
export const fibTexts: TextsFacet<FibDoc> = {
  of: ({ question, feedback, json_data: { incorrect_feedback, blank_answers_json, unit } }, based_on) => ({
    based_on,
    question,
    feedback,
    json_data: { incorrect_feedback, blank_answers_json, unit },
  }),
  put: (doc, { based_on: _based_on, json_data, ...texts }) => ({
    ...doc,
    ...texts,
    json_data: { ...doc.json_data, ...json_data },
  }),
  fields: ({ question, feedback, json_data }) => ({
    question,
    feedback,
    'json_data.incorrect_feedback': json_data.incorrect_feedback,
    'json_data.blank_answers_json': json_data.blank_answers_json
      .map(({ blanks }) => blanks.join(' | '))
      .join(' || '),
    'json_data.unit': json_data.unit,
  }),
};
