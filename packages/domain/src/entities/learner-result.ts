import { z } from 'zod';
import { Id, Instant } from './common.ts';

/** Who identified a learner: our own login, an LMS by a signature, or nobody, for a name that came with the address. */
export const learnerKnownBy = ['', 'session', 'lms', 'lti'] as const;
export type LearnerKnownBy = (typeof learnerKnownBy)[number];

/** One question, round or word of a finished attempt. */
export const ResultLine = z.object({
  number: z.int(),
  question_id: z.string().meta({ description: 'Of the question, round or word' }),
  status: z.enum(['n', 'c', 'i']).meta({ description: 'n not attempted, c right, i wrong' }),
  share: z.number().min(0).max(1).meta({ description: 'How much of it was right' }),
  seconds: z.int(),
});
export type ResultLine = z.infer<typeof ResultLine>;

/** A question that was asked in finished attempts. */
export const AskedQuestion = z.object({
  question_id: Id,
  text: z.string().meta({ description: 'As it was published; nothing of what is right' }),
  right: z.int(),
  answered: z.int(),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A finished attempt as the people see it who may know how learners did. */
export const LearnerResult = z
  .object({
    attempt_id: Id,
    learner: z
      .string()
      .meta({ description: 'Empty where nobody said who it was, or where that is not ours to tell' }),
    known_by: z.enum([...learnerKnownBy, 'competition']).meta({
      description: 'How it is known; in a competition names are for its learners alone',
    }),
    finished_on: Instant,
    score: z.number().meta({ description: 'In percent' }),
    right: z.int(),
    total: z.int(),
    seconds: z.int(),
    lines: z
      .array(ResultLine)
      .meta({ description: 'In a list only the first of them; `total` says how many there are' }),
  })
  .meta({ id: 'LearnerResult' });
export type LearnerResult = z.infer<typeof LearnerResult>;

/** An attempt that was begun and is not finished, as the same people see it: when, and nothing of how it goes. */
export const StartedAttempt = LearnerResult.pick({ attempt_id: true, learner: true, known_by: true }).extend({
  started_on: Instant,
  saved_on: Instant.meta({ description: 'When something of it was kept last' }),
  total: z.int().meta({ description: 'How many questions, rounds or words it has' }),
});
export type StartedAttempt = z.infer<typeof StartedAttempt>;
