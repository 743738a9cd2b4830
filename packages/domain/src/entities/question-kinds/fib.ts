import { z } from 'zod';
import { limits } from '../../limits.ts';
import { aboutQuestion, inLanguages, languageVersionOf, questionBase, RichText } from './base.ts';

const { blanks } = limits;

/** The accepted answers of one blank (C-327). */
export const BlankAnswers = z.object({
  /** The number that the blank's element in the text carries. */
  blankNo: z.int().min(1).max(blanks.max_number),
  blanks: z.array(z.string().trim().max(blanks.text)).max(blanks.max_answers),
});
export type BlankAnswers = z.infer<typeof BlankAnswers>;

/** The translated fields of a fill-in-the-blank question: a language version has its blanks in other places. */
const FibVersion = languageVersionOf({
  question: RichText,
  feedback: RichText,
  json_data: z.object({
    incorrect_feedback: RichText,
    blank_answers_json: z.array(BlankAnswers).max(blanks.max),
    unit: z.string().trim().max(blanks.unit),
  }),
});

/** The written fields of a fill-in-the-blank question (section 3). */
export const FibDoc = z
  .object({
    ...questionBase,
    content_type: z.literal('fill_in_the_blank'),
    json_data: z.object({
      ...aboutQuestion,
      schema_version: z.literal(2),
      incorrect_feedback: RichText,
      /** In the order of the blanks in the text. */
      blank_answers_json: z.array(BlankAnswers).max(blanks.max),
      /** Kept for other platforms; nothing of ours shows it. */
      blank: z.string().trim().max(blanks.text),
      /** Shown after every blank; learners may type it or leave it out. */
      unit: z.string().trim().max(blanks.unit),
      /** Whether every letter, mark and case must be typed as written. */
      is_strict: z.boolean(),
      in_languages: inLanguages(FibVersion),
    }),
  })
  .meta({ id: 'FibDoc' });
export type FibDoc = z.infer<typeof FibDoc>;
