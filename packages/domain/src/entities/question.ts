import { z } from 'zod';
import { limits } from '../limits.ts';
import { FlagSchema, Id, Instant, LanguageSchema, YesNo } from './common.ts';

/** HTML from our rich text editor; the server sanitises it before it is stored. */
export const RichText = z.string().max(limits.rich_text.max);
const Metadata = z.string().trim().max(limits.metadata.max);

export const taxonomies = ['', 'Remember', 'Understand', 'Apply', 'Analyse', 'Evaluate', 'Create'] as const;

/** What an author writes of a multiple-choice question: the document that the question editor edits (section 3). */
export const QuestionDoc = z
  .object({
    question: RichText,
    option1: RichText,
    option2: RichText,
    option3: RichText,
    option4: RichText,
    correct1: YesNo,
    correct2: YesNo,
    correct3: YesNo,
    correct4: YesNo,
    feedback: RichText,
    difficulty: z.int().min(limits.difficulty.min).max(limits.difficulty.max),
    metadata1: Metadata,
    metadata2: Metadata,
    metadata3: Metadata,
    metadata4: Metadata,
    metadata5: Metadata,
    past_paper: z.literal([0, 1, 2]),
    taxonomy: z.enum(taxonomies),
    title: z.string().trim().max(limits.title.max),
    language: LanguageSchema,
    json_data: z.object({
      schema_version: z.literal(1),
      incorrect_feedback: RichText,
      /** Options 5 to 10 of an imported question; the editor shows the first four (C-694). */
      more_options: z
        .array(z.object({ option: RichText, correct: YesNo }))
        .max(limits.options.import - limits.options.editor),
    }),
  })
  .meta({ id: 'QuestionDoc' });
export type QuestionDoc = z.infer<typeof QuestionDoc>;

/** A question as it is stored in a bank. */
export const Question = QuestionDoc.extend({
  content_id: Id,
  container_id: Id,
  institution_id: z.int(),
  article_id: Id.nullable(),
  skill_id: Id,
  content_type: z.literal('mcq'),
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
}).meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

/** A question as the bank's list shows it. */
export const QuestionRow = Question.pick({
  content_id: true,
  question: true,
  language: true,
  difficulty: true,
  taxonomy: true,
  skill_id: true,
  skill: true,
  question_order: true,
  modified_by: true,
  modified_on: true,
  version: true,
})
  .extend({
    total_options: z.int(),
    correct_option: z.string().meta({ description: 'HTML of the first correct option' }),
  })
  .meta({ id: 'QuestionRow' });
export type QuestionRow = z.infer<typeof QuestionRow>;
