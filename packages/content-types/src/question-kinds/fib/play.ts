import type { FibDoc } from '@takhti/domain';
import { defineQuestionPlay } from '../play-kind.ts';
import { settledFib } from './blanks.ts';
import type { PublishedFib } from './published.ts';
import { scoreBlanks } from './score.ts';

/** Fill-in-the-blank questions are correct only with every blank filled in rightly. */
export const fibPlay = defineQuestionPlay<FibDoc, PublishedFib>({
  kind: 'fill_in_the_blank',
  ownsDoc: (doc) => doc.content_type === 'fill_in_the_blank',
  ownsPublished: (question) => question.content_type === 'fill_in_the_blank',
  published: (base, doc) => {
    const { question, json_data } = settledFib(doc);
    return {
      ...base,
      question,
      content_type: 'fill_in_the_blank',
      blank_answers: json_data.blank_answers_json,
      unit: json_data.unit,
      is_strict: json_data.is_strict,
    };
  },
  shown: ({ blank_answers, unit, is_strict }) => ({
    isFIB: true,
    BlankOptions: blank_answers.map(({ blankNo, blanks }) => ({
      BlankNo: blankNo,
      Unit: unit,
      IsStrict: is_strict,
      Answers: blanks,
    })),
  }),
  redacted: ({ BlankOptions }) => ({
    isFIB: true,
    BlankOptions: BlankOptions.map(({ BlankNo, Unit, IsStrict }) => ({ BlankNo, Unit, IsStrict })),
  }),
  mapShownHtml: () => ({}),
  keyOf: ({ blank_answers }) => ({
    OptionIds: [],
    Blanks: blank_answers.map(({ blankNo, blanks }) => ({ BlankNo: blankNo, Answers: blanks })),
  }),
  optionsOf: () => null,
  acceptedOf: ({ blank_answers }) => blank_answers.map(({ blanks }) => blanks),
  textsShown: () => [],
  score: (question, key, answer, language) =>
    scoreBlanks(question.BlankOptions, key.Blanks ?? [], answer?.Blanks ?? [], language),
  // The last of each blank counts.
  tidyAnswer: ({ Blanks, ...answer }) => ({
    ...answer,
    ...(Blanks && { Blanks: [...new Map(Blanks.map((blank) => [blank.BlankNo, blank])).values()] }),
  }),
  askedParts(key, { Blanks = [] }) {
    const asked = new Set(key.Blanks?.map(({ BlankNo }) => BlankNo));
    return { OptionIds: [], Blanks: Blanks.filter(({ BlankNo }) => asked.has(BlankNo)) };
  },
  tally: () => [],
});
