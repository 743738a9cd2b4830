import { aiLimits, botAnswersGranted, Id, Instant } from '@takhti/domain';
import { z } from 'zod';
import { call, injected } from '../call.ts';

export const readBotAnswers = call({
  path: 'ai/bot/answers',
  summary: 'How many answers of AI bots the institution has left, and who gave them',
  can: 'ai.manage',
  shows: ['credits', 'bot_talks'],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      granted: z.int(),
      used: z.int(),
      left: z.int(),
      grants: z
        .array(
          z.object({
            grant_id: Id,
            by_full_name: z.string(),
            answers: z.int(),
            reason: z.string(),
            granted_on: Instant,
          }),
        )
        .meta({ description: 'The newest first' }),
    }),
  problems: [],
});

export const grantBotAnswers = call({
  path: 'ai/bot/answers/grant',
  summary: 'Give the institution answers of AI bots, or take back what was not used',
  can: 'ai.manage',
  changes: ['credits'],
  request: () =>
    z.object({
      ...injected,
      answers: z
        .int()
        .min(botAnswersGranted.min)
        .max(botAnswersGranted.max)
        .refine((count) => count !== 0, { error: 'must not be 0' }),
      reason: z.string().trim().max(aiLimits.reason).default(''),
    }),
  reply: () => z.object({ left: z.int() }),
  problems: ['ai.credits_too_few'],
});
