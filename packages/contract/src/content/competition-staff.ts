import { Id, Instant } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, listOf, page } from '../call.ts';
import { CompetitionPhaseSchema } from './competing.ts';

const problems = ['container.not_found', 'account.forbidden'] as const;
const asked = { ...injected, container_id: Id };

/** A competitor, as the staff of a competition sees them. */
export const ListedCompetitor = z.object({
  player_id: Id,
  name: z.string(),
  school: z.string(),
  grade: z.string(),
  points: z.int(),
  finished: z.int().meta({ description: 'What they have played of what gives points in their grade' }),
  to_finish: z.int().meta({ description: 'What there is of it' }),
  coins: z.int(),
  joined_on: Instant,
  redeemed_on: Instant.nullable().meta({ description: 'When they took the reward' }),
  handed_on: Instant.nullable().meta({ description: 'When it was handed over' }),
});
export type ListedCompetitor = z.infer<typeof ListedCompetitor>;

export const listCompetitors = call({
  path: 'competition/players',
  summary:
    'Who plays a competition, what they reached and who took the reward: all for its owner and holders of is_export_stats, those of their own school for teachers',
  can: 'competition.players',
  shows: ['container'],
  request: () =>
    z.object({
      ...asked,
      page,
      only_redeemed: z.boolean().default(false).meta({ description: 'Only those who took the reward' }),
    }),
  reply: () =>
    listOf(ListedCompetitor).extend({
      school: z.string().nullable().meta({ description: 'The only school that is shown; null for all' }),
      has_reward: z.boolean(),
    }),
  problems,
});

export const exportCompetitors = call({
  path: 'export/competition-players',
  summary: 'The same as a CSV file, in which no cell is a formula',
  can: 'competition.players',
  shows: ['container'],
  request: () => z.object(asked),
  reply: () => z.unknown(),
  problems,
  kind: 'download',
});

export const handOverReward = call({
  path: 'competition/hand-over',
  summary: 'Mark that a reward that was taken was handed over to its learner, or was not',
  can: 'competition.players',
  changes: ['container'],
  request: () => z.object({ ...asked, player_id: Id, is_handed: z.boolean() }),
  reply: () => z.object({ handed_on: Instant.nullable() }),
  problems: [...problems, 'competitions.player_unknown', 'competitions.not_earned'],
});

/** How a published competition runs. */
export const CompetitionRun = z.object({
  phase: CompetitionPhaseSchema,
  is_paused: z.boolean().meta({ description: 'Somebody stopped it for a while' }),
  ended_on: Instant.nullable().meta({ description: 'When somebody ended it before its time' }),
  may_hold: z.boolean().meta({ description: 'Whether the person may pause and end it' }),
});
export type CompetitionRun = z.infer<typeof CompetitionRun>;

export const readCompetitionRun = call({
  path: 'competition/run',
  summary: 'Whether a published competition runs, and whether one may pause it',
  can: 'library.read',
  shows: ['container'],
  request: () => z.object(asked),
  reply: () => CompetitionRun,
  problems: [...problems, 'competitions.not_found'],
});

/** What can be done with a competition that is published. */
export const competitionHolds = ['pause', 'resume', 'end'] as const;

export const holdCompetition = call({
  path: 'competition/hold',
  summary:
    'Pause a published competition, let it go on, or end it now for good: for its author and who approves finally. It needs no review',
  can: 'container.edit',
  changes: ['container'],
  request: () => z.object({ ...asked, hold: z.enum(competitionHolds) }),
  reply: () => CompetitionRun,
  problems: [...problems, 'competitions.not_found', 'competitions.not_running'],
});
