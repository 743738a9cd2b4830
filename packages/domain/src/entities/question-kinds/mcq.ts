import { z } from 'zod';
import { limits } from '../../limits.ts';
import { YesNo } from '../common.ts';
import {
  aboutQuestion,
  inLanguages,
  languageVersionOf,
  questionBase,
  RichText,
  unnamedKind,
} from './base.ts';

/** The translated fields of a multiple-choice question. */
const McqVersion = languageVersionOf({
  question: RichText,
  option1: RichText,
  option2: RichText,
  option3: RichText,
  option4: RichText,
  feedback: RichText,
  json_data: z.object({
    incorrect_feedback: RichText,
    more_options: z.array(z.object({ option: RichText })).max(limits.options.import - limits.options.editor),
  }),
});

/** The written fields of a multiple-choice question: the document of the question editor (section 3). */
export const McqDoc = z
  .object({
    ...questionBase,
    content_type: z.literal('mcq').default(unnamedKind),
    option1: RichText,
    option2: RichText,
    option3: RichText,
    option4: RichText,
    correct1: YesNo,
    correct2: YesNo,
    correct3: YesNo,
    correct4: YesNo,
    json_data: z.object({
      ...aboutQuestion,
      schema_version: z.literal(1).default(1),
      incorrect_feedback: RichText.default(''),
      /** Options 5 to 10 of an imported question; the editor shows the first four (C-694). */
      more_options: z
        .array(z.object({ option: RichText, correct: YesNo }))
        .max(limits.options.import - limits.options.editor)
        .default([]),
      in_languages: inLanguages(McqVersion),
    }),
  })
  .meta({ id: 'McqDoc' });
export type McqDoc = z.infer<typeof McqDoc>;
