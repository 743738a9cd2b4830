import { BotTurn, Id, limits } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';
import { gathering_id } from '../content/gathering-id.ts';
import { learner } from '../players.ts';

const opened = { ...learner, content_id: Id, institution_id: z.int32(), gathering_id };

const question = z.string().trim().min(1).max(limits.ai_bot.question);

const left = z.int().meta({ description: 'How many questions the learner has left for a day' });

export const openBot = call({
  path: 'ai/bot/open',
  summary: 'What a learner has asked a published AI bot of late, and whether it answers them',
  can: 'public',
  shows: ['bot_talks'],
  request: () => z.object(opened),
  reply: () =>
    z.object({
      is_ready: z.boolean().meta({ description: 'Whether there is a service, and answers are left' }),
      is_known: z.boolean().meta({ description: 'Whether it is known who asks: others are not answered' }),
      left,
      turns: z.array(BotTurn),
    }),
  problems: ['players.not_found', 'players.token_refused'],
  priority: priorities.high,
});

export const askBot = call({
  path: 'ai/bot/ask',
  summary: 'Ask a published AI bot, and wait for what it answers',
  can: 'public',
  changes: ['bot_talks'],
  request: () => z.object({ ...opened, question }),
  reply: () => z.object({ turn: BotTurn, left }),
  problems: [
    'players.not_found',
    'players.token_refused',
    'players.learner_unknown',
    'ai.not_set_up',
    'bots.enough_today',
    'bots.no_answers_left',
    'bots.still_answering',
  ],
  priority: priorities.high,
});

export const reportBot = call({
  path: 'ai/bot/report',
  summary: 'Tell a teacher that something is wrong with an answer',
  can: 'public',
  changes: ['bot_talks'],
  request: () =>
    z.object({ ...opened, turn_id: Id, why: z.string().trim().max(limits.ai_bot.report).default('') }),
  reply: () => z.object({}),
  problems: ['players.not_found', 'players.token_refused', 'players.learner_unknown', 'bots.turn_not_found'],
});

export const tryBot = call({
  path: 'ai/bot/try',
  summary: 'Ask an AI bot that one writes or reviews, as it was saved last',
  can: 'container.edit',
  changes: ['credits'],
  request: () => z.object({ ...injected, container_id: Id, question }),
  reply: () => z.object({ turn: BotTurn }),
  problems: [
    'container.not_found',
    'container.invalid_document',
    'ai.not_set_up',
    'bots.enough_today',
    'bots.no_answers_left',
    'bots.still_answering',
  ],
  priority: priorities.high,
});
