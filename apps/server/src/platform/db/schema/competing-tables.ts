import type { LeaderboardPeriod } from '@takhti/domain';
import type { Generated } from 'kysely';
import type { Json, JsonOrDefault, Stamp, StampOrNull } from './column-types.ts';
import type { KnownBy } from './known-by.ts';

/** Learners of a competition. */
export interface CompetitionPlayersTable {
  institution_id: number;
  player_id: string;
  content_id: string;
  token_hash: string;
  name: string;
  entered_by: 'open' | 'school' | 'secret';
  school: string;
  grade: string;
  user_id: string;
  known_by: KnownBy;
  joined_on: Stamp;
  left_on: StampOrNull;
  redeemed_on: StampOrNull;
  redeemed_coins: Generated<number>;
  too_fast_ids: JsonOrDefault<string[]>;
  handed_on: StampOrNull;
}

/** The points of each result. */
export interface CompetitionPointsTable {
  institution_id: number;
  content_id: string;
  player_id: string;
  attempt_id: string;
  lesson_id: string;
  score: number;
  points: number;
  scored_on: Stamp;
  is_played: Generated<boolean>;
}

/** Changes to published competitions. */
export interface CompetitionHoldsTable {
  institution_id: number;
  content_id: string;
  is_paused: boolean;
  ended_on: StampOrNull;
  changed_on: Stamp;
  changed_by: string;
}

/** The clocks by which totals of a competition are kept. */
export interface CompetitionClocksTable {
  institution_id: number;
  content_id: string;
  clock: string;
}

/** Points of learners by day, week and month, in total and as coins. */
export interface CompetitionTotalsTable {
  institution_id: number;
  content_id: string;
  clock: string;
  player_id: string;
  period: LeaderboardPeriod;
  starts_on: string;
  points: number;
  reached_on: Stamp;
  entered_by: CompetitionPlayersTable['entered_by'];
  school: string;
  grade: string;
}

/** Certificates, each with all that it says. */
export interface CompetitionCertificatesTable {
  institution_id: number;
  code: string;
  content_id: string;
  player_id: string;
  json_data: Json<object>;
  issued_on: Stamp;
}

/** The names of their columns. */
export const competingColumns = {
  competition_players: [
    'institution_id',
    'player_id',
    'content_id',
    'token_hash',
    'name',
    'entered_by',
    'school',
    'grade',
    'user_id',
    'known_by',
    'joined_on',
    'left_on',
    'redeemed_on',
    'redeemed_coins',
    'too_fast_ids',
    'handed_on',
  ],
  competition_points: [
    'institution_id',
    'content_id',
    'player_id',
    'attempt_id',
    'lesson_id',
    'score',
    'points',
    'scored_on',
    'is_played',
  ],
  competition_holds: ['institution_id', 'content_id', 'is_paused', 'ended_on', 'changed_on', 'changed_by'],
  competition_clocks: ['institution_id', 'content_id', 'clock'],
  competition_totals: [
    'institution_id',
    'content_id',
    'clock',
    'player_id',
    'period',
    'starts_on',
    'points',
    'reached_on',
    'entered_by',
    'school',
    'grade',
  ],
  competition_certificates: ['institution_id', 'code', 'content_id', 'player_id', 'json_data', 'issued_on'],
} as const;
