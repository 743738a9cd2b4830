import { BotTurn, Id, Instant } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from '../call.ts';

/** The talk of one learner with one bot. */
const Talk = z
  .object({
    talk_id: Id,
    content_id: Id,
    title: z.string().meta({ description: 'Of the bot' }),
    learner: z.string().meta({ description: 'Full name of who is logged in, else the id in the LMS' }),
    turns: z.int(),
    to_look_at: z.int().meta({ description: 'Reported, or told of danger, and nobody has looked yet' }),
    has_worry: z
      .boolean()
      .meta({ description: 'Whether something of it tells of danger, and nobody has looked yet' }),
    asked_on: Instant.meta({ description: 'The last question' }),
  })
  .meta({ id: 'BotTalk' });

const TalkTurn = BotTurn.extend({
  report: z.string().meta({ description: 'What the learner says is wrong' }),
  needs_look: z.boolean(),
  looked_by: z.string().nullable().meta({ description: 'Full name of the teacher who has looked at it' }),
});

export const listBotTalks = call({
  path: 'ai/bot/talks',
  summary: 'What learners asked the AI bots of the institution: first who may be in danger, then the newest',
  can: 'bots.talks',
  shows: ['bot_talks'],
  request: () =>
    z.object({
      ...injected,
      content_id: Id.optional().meta({ description: 'Of one bot alone' }),
      only_to_look_at: z.boolean().default(false),
      page,
    }),
  reply: () => listOf(Talk),
  problems: [],
});

export const readBotTalk = call({
  path: 'ai/bot/talks/read',
  summary: 'One learner’s talk with a bot, word for word, without what was personal',
  can: 'bots.talks',
  shows: ['bot_talks'],
  request: () => z.object({ ...injected, talk_id: Id }),
  reply: () => z.object({ talk: Talk, turns: z.array(TalkTurn) }),
  problems: ['bots.talk_not_found'],
});

export const lookAtBotTurn = call({
  path: 'ai/bot/talks/look',
  summary: 'Say that one has looked at a question that was reported or tells of danger',
  can: 'bots.talks',
  changes: ['bot_talks'],
  request: () => z.object({ ...injected, turn_id: Id }),
  reply: () => z.object({}),
  problems: ['bots.turn_not_found'],
});

export const eraseBotTalk = call({
  path: 'ai/bot/talks/erase',
  summary: 'Erase the words of one learner’s talk with a bot; that answers were used stays counted',
  can: 'bots.talks',
  changes: ['bot_talks'],
  request: () => z.object({ ...injected, talk_id: Id }),
  reply: () => z.object({}),
  problems: ['bots.talk_not_found'],
});
