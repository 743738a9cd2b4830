import { z } from 'zod';
import type { ContentType } from '../content-types.ts';
import { FlagSchema, Id, Instant, LanguageSchema } from './common.ts';
import { FibDoc } from './question-kinds/fib.ts';
import { McqDoc } from './question-kinds/mcq.ts';

/**
 * The kinds of questions by the string that is stored as their `content_type`. Each is a content type too, that of its banks: one
 * that `contentTypes` does not have is refused here by the compiler.
 */
export const questionDocs = { mcq: McqDoc, fill_in_the_blank: FibDoc } as const satisfies Partial<
  Record<ContentType, z.ZodObject>
>;
export type QuestionKind = keyof typeof questionDocs;

/** All of them. */
export const questionKindNames = Object.keys(questionDocs) as [QuestionKind, ...QuestionKind[]];
export const QuestionKindSchema = z.enum(questionKindNames);

/** The written fields of a question of any kind. */
export const QuestionDoc = z.union([McqDoc, FibDoc]).meta({ id: 'QuestionDoc' });
export type QuestionDoc = z.infer<typeof QuestionDoc>;

/** The same with more fields beside what its author wrote. */
export function questionWith<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.union([McqDoc.extend(shape), FibDoc.extend(shape)]);
}

/** Whether a string is a kind of questions. */
export function isQuestionKind(value: string): value is QuestionKind {
  return Object.hasOwn(questionDocs, value);
}

/** The fields that authors write of questions of one kind. */
export function questionFieldsOf(kind: QuestionKind): readonly string[] {
  return Object.keys(questionDocs[kind].shape).filter((field) => field !== 'content_type');
}

/** The fields that authors write of questions, of all kinds together. */
export const questionFields: ReadonlySet<string> = new Set(questionKindNames.flatMap(questionFieldsOf));

/** The stored fields of a question beside the written ones. */
export const storedQuestion = {
  content_id: Id,
  container_id: Id,
  institution_id: z.int(),
  article_id: Id.nullable(),
  skill_id: Id,
  subject: z.string(),
  grade: z.string(),
  mastery_topic: z.string(),
  category: z.string(),
  subcategory: z.string(),
  skill: z.string(),
  secondary_skill: z.string(),
  is_language_reviewed: FlagSchema,
  is_accepted: FlagSchema,
  creator_institution_id: z.int(),
  modified_by: z.string().meta({ description: 'Full name of who changed it last' }),
  modified_on: Instant,
  question_order: z.int(),
  version: z.int(),
} as const;

/** A question as it is stored in a bank. */
export const Question = questionWith(storedQuestion).meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

/** A question as the bank's list shows it. */
export const QuestionRow = McqDoc.pick({ question: true, language: true, difficulty: true, taxonomy: true })
  .extend({
    content_id: Id,
    skill_id: Id,
    skill: z.string(),
    question_order: z.int(),
    modified_by: z.string(),
    modified_on: Instant,
    version: z.int(),
    total_options: z.int().meta({ description: 'Options, or blanks' }),
    correct_option: z.string().meta({ description: 'HTML of the first right answer' }),
    more_correct: z.int().meta({ description: 'How many other options are right' }),
    versions: z
      .array(z.object({ language: LanguageSchema, is_ready: z.boolean() }))
      .meta({ description: 'Its other languages, and whether each is whole and up to date' }),
  })
  .meta({ id: 'QuestionRow' });
export type QuestionRow = z.infer<typeof QuestionRow>;
