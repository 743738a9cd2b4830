import type { FibDoc } from '@takhti/domain';
import { defineQuestionExchange } from '../exchange/exchange.ts';
import { blankAnswersOf, settledFib } from './blanks.ts';

/** Questions with blanks, as other programs know them. */
export const fibExchange = defineQuestionExchange<FibDoc>({
  kind: 'fill_in_the_blank',
  shape: 'blanks',
  owns: (doc) => doc.content_type === 'fill_in_the_blank',
  toItem: (doc, common) => {
    const { unit, is_strict } = doc.json_data;
    return {
      ...common,
      shape: 'blanks',
      blanks: blankAnswersOf(doc).map(({ blankNo, blanks }) => ({ number: blankNo, answers: blanks })),
      unit,
      isStrict: is_strict,
    };
  },
  ofPublished: (question, common) =>
    question.content_type === 'fill_in_the_blank'
      ? {
          ...common,
          shape: 'blanks',
          blanks: question.blank_answers.map(({ blankNo, blanks }) => ({ number: blankNo, answers: blanks })),
          unit: question.unit,
          isStrict: question.is_strict,
        }
      : null,
  fromItem: (empty, item) =>
    item.shape === 'blanks'
      ? settledFib({
          ...empty,
          question: item.question,
          json_data: {
            ...empty.json_data,
            blank_answers_json: item.blanks.map(({ number, answers }) => ({
              blankNo: number,
              blanks: [...answers],
            })),
            unit: item.unit,
            is_strict: item.isStrict,
          },
        })
      : null,
});
