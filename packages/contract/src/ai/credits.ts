import { aiLimits, Id, Instant } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page, priorities } from '../call.ts';

export const readAiCredits = call({
  path: 'users/aicredits',
  summary: 'How many generations one has left, and whether there is a service to make them',
  can: 'session',
  shows: ['credits', 'ai'],
  request: () => z.object({ ...injected }),
  reply: () =>
    z.object({
      credits: z.int().meta({ description: 'What is left, without what is under way' }),
      granted: z.int(),
      used: z.int(),
      held: z.int().meta({ description: 'Set aside for generations under way' }),
      is_set_up: z.boolean(),
      institution_used: z.int().meta({ description: 'What everybody of the institution has used' }),
    }),
  problems: [],
  priority: priorities.low,
});

export const listAiCredits = call({
  path: 'ai/credits',
  summary: 'The credits of the institution’s authors',
  can: 'ai.manage',
  shows: ['credits', 'people'],
  request: () => z.object({ ...injected, search: z.string().max(200).default(''), page }),
  reply: () =>
    listOf(
      z.object({
        user_id: Id,
        full_name: z.string(),
        username: z.string(),
        granted: z.int(),
        used: z.int(),
        credits: z.int(),
      }),
    ),
  problems: [],
});

export const grantAiCredits = call({
  path: 'ai/credits/grant',
  summary: 'Give credits to authors, or take back what they have not used; all of them or none',
  can: 'ai.manage',
  changes: ['credits'],
  request: () =>
    z.object({
      ...injected,
      user_ids: z.array(Id).min(1).max(aiLimits.people),
      credits: z
        .int()
        .min(aiLimits.credits.min)
        .max(aiLimits.credits.max)
        .refine((count) => count !== 0, { error: 'must not be 0' }),
      reason: z.string().trim().max(aiLimits.reason).default(''),
    }),
  reply: () => z.object({ granted: z.int().meta({ description: 'To how many people' }) }),
  problems: ['people.not_found', 'ai.credits_too_few'],
});

export const listAiGrants = call({
  path: 'ai/credits/grants',
  summary: 'Who gave whom credits, the newest first',
  can: 'ai.manage',
  shows: ['credits'],
  request: () => z.object({ ...injected, page }),
  reply: () =>
    listOf(
      z.object({
        grant_id: Id,
        full_name: z.string(),
        by_full_name: z.string(),
        credits: z.int(),
        reason: z.string(),
        granted_on: Instant,
      }),
    ),
  problems: [],
});
