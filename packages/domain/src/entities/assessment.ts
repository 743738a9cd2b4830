import { z } from 'zod';
import { examRounds, examShifts, optionFormats, provinces, questionFormats, testTypes } from './exams.ts';
import { limits } from '../limits.ts';
import { FlagSchema, Id } from './common.ts';
import { filteredFields } from './question-kinds/base.ts';

/** One skill that an assessment draws questions from (section 3). */
export const AssessmentSkill = z.object({
  skill_order: z.int32(),
  skill_id: Id,
  show_questions: z.int32().min(0),
  total_questions: z.int32().min(0),
  filters: z
    .array(
      z.object({
        filter_key: z.enum(filteredFields),
        filter_value: z.string().max(limits.metadata.max),
      }),
    )
    .max(limits.assessment.max_filters),
  article_id: Id.nullable(),
  article_title: z.string().max(limits.title.max),
  total_article_questions: z.int32(),
  subject: z.string().max(limits.title.max),
  weightage: z.number().min(0).max(100),
});
export type AssessmentSkill = z.infer<typeof AssessmentSkill>;

/** Which exam a test is like, or was; of a test of its own nothing is set. */
export const ExamFields = z.object({
  assessment_type: z.literal(Object.values(testTypes)),
  /** Of the solar Hijri calendar. */
  year: z.int32().nullable(),
  province: z.enum(provinces).nullable(),
  round: z.literal(examRounds).nullable(),
  shift: z.enum(examShifts).nullable(),
  question_format: z.enum(questionFormats),
  option_format: z.enum(optionFormats),
});
export type ExamFields = z.infer<typeof ExamFields>;

/** The document of an assessment: the `json_data` of its container (section 3). */
export const AssessmentDoc = z
  .object({
    schema_version: z.literal(3),
    ...ExamFields.shape,
    skills: z.array(AssessmentSkill).min(1).max(limits.assessment.max_skills),
    show_questions: z.int32().min(0),
    total_questions: z.int32().min(0),
    is_show_questions_changed: FlagSchema,
    /** Draws questions at random within each skill (C-562). */
    is_question_randomization: FlagSchema,
    /** Shuffles the order of the drawn questions (C-561). */
    is_question_skill_randomization: FlagSchema,
    is_option_randomization: FlagSchema,
    /** Whether an article is attached: the specification's name (C-341). */
    is_article_assessment: FlagSchema,
    is_feedback_hidden: FlagSchema,
    /** Seconds; 0 means no limit. */
    timer: z.int32().min(0).max(limits.timer.max_seconds),
    /** How often one learner may attempt it; 0 means no limit. */
    max_attempts: z.int32().min(0).max(limits.assessment.max_attempts),
    subjects: z.array(z.string().max(limits.title.max)).max(limits.assessment.max_skills),
    weightage: z.number().min(0).max(100),
  })
  .meta({ id: 'AssessmentDoc' });
export type AssessmentDoc = z.infer<typeof AssessmentDoc>;

/** The same as other programs know it, beside `json_data` (C-351, C-352); `type` is the shift (C-354). */
export const AssessmentMetadata = z
  .object({
    assessment_type: ExamFields.shape.assessment_type,
    year: ExamFields.shape.year,
    province: ExamFields.shape.province,
    round: ExamFields.shape.round,
    type: ExamFields.shape.shift,
    question_format: ExamFields.shape.question_format,
    option_format: ExamFields.shape.option_format,
    timer: AssessmentDoc.shape.timer,
    show_questions: AssessmentDoc.shape.show_questions,
  })
  .meta({ id: 'AssessmentMetadata' });
export type AssessmentMetadata = z.infer<typeof AssessmentMetadata>;
