import type { Generated } from 'kysely';
import type { Flag, Language, LivePhase } from '@takhti/domain';
import type { Json, Stamp, StampOrNull } from './column-types.ts';

/** Rounds that a teacher leads in class. */
export interface LiveRoundsTable {
  institution_id: number;
  round_id: string;
  code: string;
  host_user_id: string;
  host_token_hash: string;
  /** The role in which the host leads it; null for rounds that are older than the column. */
  host_role: Generated<string | null>;
  content_id: string;
  title: string;
  language: Language;
  questions: Json<object[]>;
  seconds: number;
  phase: LivePhase;
  question_at: number;
  asked_on: StampOrNull;
  closes_on: StampOrNull;
  version: number;
  takes_players: Generated<Flag>;
  created_on: Stamp;
  ended_on: StampOrNull;
}

/** Players of live rounds, by nicknames. */
export interface LivePlayersTable {
  institution_id: number;
  round_id: string;
  player_id: string;
  token_hash: string;
  nickname: string;
  nickname_key: string;
  joined_on: Stamp;
}

/** The first answer of each of them to each question. */
export interface LiveAnswersTable {
  institution_id: number;
  round_id: string;
  question_at: number;
  player_id: string;
  answer: Json<object>;
  is_right: Flag;
  points: number;
  given_on: Stamp;
}

/** The names of their columns. */
export const liveRoundColumns = {
  live_rounds: [
    'institution_id',
    'round_id',
    'code',
    'host_user_id',
    'host_token_hash',
    'host_role',
    'content_id',
    'title',
    'language',
    'questions',
    'seconds',
    'phase',
    'question_at',
    'takes_players',
    'asked_on',
    'closes_on',
    'version',
    'created_on',
    'ended_on',
  ],
  live_players: [
    'institution_id',
    'round_id',
    'player_id',
    'token_hash',
    'nickname',
    'nickname_key',
    'joined_on',
  ],
  live_answers: [
    'institution_id',
    'round_id',
    'question_at',
    'player_id',
    'answer',
    'is_right',
    'points',
    'given_on',
  ],
} as const;
