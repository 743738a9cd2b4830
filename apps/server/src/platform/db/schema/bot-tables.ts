import type { AiFault, BotTurnState, Flag } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Stamp, StampOrNull } from './column-types.ts';
import type { KnownBy } from './known-by.ts';

/** Answers of AI bots that administrators gave or took back. */
export interface BotGrantsTable {
  institution_id: number;
  grant_id: string;
  by_user_id: string;
  answers: number;
  reason: Generated<string>;
  granted_on: Stamp;
}

/** Talks of one learner with one bot. */
export interface BotTalksTable {
  institution_id: number;
  talk_id: string;
  content_id: string;
  user_id: string;
  known_by: KnownBy;
  is_trial: Generated<Flag>;
  title: string;
  asked_on: Stamp;
}

/** A question to a bot, with what came of it. */
export interface BotTurnsTable {
  institution_id: number;
  turn_id: string;
  talk_id: string;
  question: string;
  answer: Generated<string>;
  state: Generated<BotTurnState>;
  was_hidden: Generated<Flag>;
  is_wiped: Generated<Flag>;
  model: string;
  fault: AiFault | null;
  is_charged: Generated<Flag>;
  asked_on: Stamp;
  held_until: Stamp;
  report: Generated<string>;
  reported_on: StampOrNull;
  looked_by_user_id: string | null;
  looked_on: StampOrNull;
}

/** The columns of these tables. */
export const botColumns = {
  bot_grants: ['institution_id', 'grant_id', 'by_user_id', 'answers', 'reason', 'granted_on'],
  bot_talks: [
    'institution_id',
    'talk_id',
    'content_id',
    'user_id',
    'known_by',
    'is_trial',
    'title',
    'asked_on',
  ],
  bot_turns: [
    'institution_id',
    'turn_id',
    'talk_id',
    'question',
    'answer',
    'state',
    'was_hidden',
    'is_wiped',
    'model',
    'fault',
    'is_charged',
    'asked_on',
    'held_until',
    'report',
    'reported_on',
    'looked_by_user_id',
    'looked_on',
  ],
} as const;
