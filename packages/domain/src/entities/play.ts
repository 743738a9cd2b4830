import { z } from 'zod';
import { limits } from '../limits.ts';
import { ExamFields } from './assessment.ts';
import { FlagSchema, Id, Instant, LanguageSchema } from './common.ts';
import { QuestionKindSchema } from './question.ts';

/** One option as a learner's copy holds it; `IsCorrect` only where the launch gives immediate feedback (section 3). */
export const PlayOption = z.object({
  OptionId: z.string(),
  OptionText: z.string(),
  SortOrder: z.int(),
  IsCorrect: z.boolean().optional(),
});
export type PlayOption = z.infer<typeof PlayOption>;

/** One blank as a learner's copy holds it; `Answers`, what it accepts, only where the launch gives immediate feedback. */
export const BlankOption = z.object({
  /** The number that the blank's element in the text carries. */
  BlankNo: z.int(),
  Unit: z.string(),
  IsStrict: z.boolean().meta({ description: 'Whether every letter, mark and case counts as written' }),
  Answers: z.array(z.string()).optional(),
});
export type BlankOption = z.infer<typeof BlankOption>;

/** One question as a learner's copy holds it (C-431 to C-436). */
export const PlayQuestion = z
  .object({
    QuestionId: Id,
    Number: z.int(),
    content_type: QuestionKindSchema.meta({ description: 'The kind of the question' }),
    isFIB: z.boolean().meta({ description: 'For other players; ours go by content_type' }),
    SkillID: Id,
    QuestionText: z.string(),
    CorrectFeedback: z.string().optional(),
    IncorrectFeedback: z.string().optional(),
    ArticleId: Id.nullable(),
    ListOptions: z.array(PlayOption),
    BlankOptions: z.array(BlankOption),
    /** Whether more than one option is right, so that the player offers checkboxes. */
    IsMultiple: z.boolean(),
    Order: z.int(),
    subject: z.string(),
    weightage: z.number(),
  })
  .meta({ id: 'PlayQuestion' });
export type PlayQuestion = z.infer<typeof PlayQuestion>;

/** The part of a learner's copy of a question that depends on its kind. */
export type ShownParts = Pick<PlayQuestion, 'isFIB' | 'ListOptions' | 'BlankOptions' | 'IsMultiple'>;

/** The answer of a learner to one question. */
export const Answer = z.object({
  QuestionId: Id,
  OptionIds: z.array(z.string().max(limits.play.option_id)).max(10),
  Blanks: z
    .array(
      z.object({
        BlankNo: z.int().min(1).max(limits.blanks.max_number),
        Text: z.string().max(limits.blanks.text),
      }),
    )
    .max(limits.blanks.max)
    .optional()
    .meta({ description: 'What was typed into the blanks of a question that has some' }),
  TimespentInSeconds: z.int().min(0),
});
export type Answer = z.infer<typeof Answer>;

/** The part of an answer that depends on the kind of its question. */
export type AnswerParts = Pick<Answer, 'OptionIds' | 'Blanks'>;

/** The key of one question: the options to choose, or the accepted answers of each blank. */
export const AnswerKeyEntry = z.object({
  QuestionId: Id,
  OptionIds: z.array(z.string()),
  Blanks: z.array(z.object({ BlankNo: z.int(), Answers: z.array(z.string()) })).optional(),
});
export type AnswerKeyEntry = z.infer<typeof AnswerKeyEntry>;

/** The state of an attempt as player and server exchange it. */
export const AttemptState = z.object({
  answers: z.array(Answer).max(limits.play.max_questions),
  current: z.int().min(0),
  flagged: z
    .array(Id)
    .max(limits.play.max_questions)
    .meta({ description: 'Questions that the learner marked to look at again' }),
  seconds: z.int().min(0).meta({ description: 'Time spent so far' }),
  unchecked: z.array(Id).max(limits.play.max_questions).optional().meta({
    description:
      'Questions whose answer was not checked yet, where feedback is shown: it may still be changed, and counts at the end as it stands',
  }),
});
export type AttemptState = z.infer<typeof AttemptState>;

/** What was answered, in the fields of a result: clients of the specification send an attempt so. */
export const AnsweredAsResult = z.object({
  TimeSpentInSeconds: z.int().min(0).default(0),
  QuestionsData: z
    .array(
      z.object({
        QuestionId: Id,
        UserAResponse: Answer.shape.OptionIds.default([]),
        TimespentInSeconds: Answer.shape.TimespentInSeconds.default(0),
      }),
    )
    .max(limits.play.max_questions),
});

/** The state of an attempt that a client sent in the fields of a result; its claims of right and wrong are ignored. */
export function stateOfResult(answered: z.infer<typeof AnsweredAsResult>): AttemptState {
  const answers = answered.QuestionsData.filter(({ UserAResponse }) => UserAResponse.length > 0);
  return {
    answers: answers.map(({ QuestionId, UserAResponse, TimespentInSeconds }) => ({
      QuestionId,
      OptionIds: UserAResponse,
      TimespentInSeconds,
    })),
    current: 0,
    flagged: [],
    seconds: answered.TimeSpentInSeconds,
  };
}

/** A text that some of the questions are about, as a learner's copy holds it; they name it by its id. */
export const PlayArticle = z
  .object({
    ArticleId: Id,
    Title: z.string(),
    Text: z.string(),
    OfflineLink: z.string().meta({ description: 'The address of a video; empty for none' }),
  })
  .meta({ id: 'PlayArticle' });
export type PlayArticle = z.infer<typeof PlayArticle>;

/** How many attempts a learner has begun at something, and how many they may. */
export const AttemptsUsed = z.object({ used: z.int(), max: z.int() });
export type AttemptsUsed = z.infer<typeof AttemptsUsed>;

/** A launched assessment: everything the player needs, and nothing of the answer key unless feedback is immediate. */
export const Play = z
  .object({
    AssessmentId: Id,
    title: z.string(),
    language: LanguageSchema,
    grade: z.string(),
    subject: z.string(),
    timer: z.int(),
    is_feedback_hidden: FlagSchema,
    max_attempts: z.int().meta({ description: 'How often one learner may attempt it; 0 for no limit' }),
    question_format: ExamFields.shape.question_format.optional(),
    option_format: ExamFields.shape.option_format.optional(),
    articles: z.array(PlayArticle),
    questions: z.array(PlayQuestion),
  })
  .meta({ id: 'Play' });
export type Play = z.infer<typeof Play>;

/** The introduction of a timed assessment, before it begins: nothing of its questions. */
export const Introduction = z.object({
  title: z.string(),
  language: LanguageSchema,
  timer: z.int().meta({ description: 'Seconds, from when they begin' }),
  total_questions: z.int().meta({ description: 'How many will be asked' }),
  attempts: AttemptsUsed.nullable().meta({ description: 'With the one that they are about to begin' }),
});
export type Introduction = z.infer<typeof Introduction>;

/** One line of a result (C-439, C-440). */
export const ResultQuestion = z.object({
  QuestionNo: z.int(),
  TimespentInSeconds: z.int(),
  IsCorrect: z.boolean(),
  /** n not attempted, c correct, i incorrect (C-429). */
  status: z.enum(['n', 'c', 'i']),
  UserAResponse: z.array(z.string()).meta({ description: 'Ids of the chosen options, or what was typed' }),
  UserResponse: z.string().meta({ description: 'The same as a text' }),
  Order: z.int(),
  QuestionId: Id,
  SkillId: Id,
});
export type ResultQuestion = z.infer<typeof ResultQuestion>;

/** Why a result gives no points in the competition that it was played for. */
export const NotCounted = z.enum(['too_fast', 'late', 'skipped']).meta({
  description:
    'Why it gives no points in a competition: it came faster than anybody can play, when that was not running, or nothing was answered',
});
export type NotCounted = z.infer<typeof NotCounted>;

/** The result of an attempt (C-437 to C-440). */
export const Result = z
  .object({
    TotalQuestions: z.int(),
    CorrectQuestions: z.int(),
    TimeSpentInSeconds: z.int(),
    CompletionPercentage: z.number(),
    GameScore: z.number(),
    AssessmentId: Id,
    finished_at: Instant.nullable(),
    not_counted: NotCounted.optional(),
    QuestionsData: z.array(ResultQuestion),
  })
  .meta({ id: 'Result' });
export type Result = z.infer<typeof Result>;
