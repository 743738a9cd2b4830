import { z } from 'zod';
import { Id, Instant } from '../entities/common.ts';

/**
 * What became of a learner's question to an AI bot. Only of one that was answered are words of a model shown; for all others
 * the screen says it in words of ours.
 */
export const botTurnStates = [
  /** The model writes. */
  'asked',
  'answered',
  /** It was about something else than the bot's subject. */
  'off_subject',
  /** A child may be in trouble: the bot sends them to an adult they trust, and teachers see the talk. */
  'worry',
  /** The answer must not be shown: it contained a secret, or asked for something personal. */
  'declined',
  /** The service did not answer: nothing was counted. */
  'failed',
] as const;
export type BotTurnState = (typeof botTurnStates)[number];

/** One question to an AI bot, with what came of it. */
export const BotTurn = z
  .object({
    turn_id: Id,
    state: z.enum(botTurnStates),
    question: z.string().meta({ description: 'Without telephone numbers and addresses: these are not kept' }),
    answer: z.string().meta({ description: 'Plain words; empty unless it was answered' }),
    was_hidden: z.boolean().meta({ description: 'Whether something personal was taken out of the question' }),
    is_reported: z.boolean(),
    asked_on: Instant,
  })
  .meta({ id: 'BotTurn' });
export type BotTurn = z.infer<typeof BotTurn>;

/** How many days the words of a talk are kept. */
export const botTalkDays = 90;

/** In which time a learner has so many questions, in hours. */
export const botLimitHours = 24;

/** Answers that administrators may give at once, for all bots of an institution; less than 0 takes some back. */
export const botAnswersGranted = { min: -100_000, max: 100_000 } as const;
