import { competitionPhases, ContentTypeSchema, Id, Instant, LanguageSchema } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from '../call.ts';

const named = { institution_id: z.int32(), content_id: Id };
/** What proves who one is in a competition. */
export const player_token = z
  .string()
  .min(20)
  .max(200)
  .meta({ description: 'Secret of this learner, given on entering' });
const player = { ...named, player_id: Id, player_token };
const found = ['competitions.not_found', 'competitions.player_unknown'] as const;

/** Whether and when a competition can be played. */
export const CompetitionPhaseSchema = z.enum(competitionPhases);

/** What a learner has reached in a competition, and what they may do in it. */
export const CompetitorStanding = z.object({
  name: z.string(),
  school: z.string(),
  grade: z.string(),
  phase: CompetitionPhaseSchema,
  levels: z.array(
    z.object({
      number: z.int(),
      lessons: z.array(
        z.object({
          content_id: Id,
          content_type: ContentTypeSchema,
          title: z.string(),
          is_scored: z.boolean(),
          is_open: z.boolean().meta({ description: 'Whether it can be played, and was not withdrawn' }),
          points: z.int().nullable().meta({ description: 'Null before it was played' }),
          was_too_fast: z
            .boolean()
            .meta({ description: 'It was played, but faster than anybody can: it gave no points yet' }),
          was_skipped: z
            .boolean()
            .meta({ description: 'It was ended without an answer, which does not finish it' }),
        }),
      ),
    }),
  ),
  points: z.int(),
  coins: z.int().meta({ description: 'Points without those that were given for the reward' }),
  reward: z
    .object({
      name: z.string().meta({ description: 'Empty where its author gave none' }),
      description: z.string(),
      cost: z.int(),
      currency: z.string(),
      image: z.string(),
      code: z.string().nullable().meta({ description: 'Null before it was redeemed' }),
    })
    .nullable(),
  certificate: z.object({ is_earned: z.boolean(), code: z.string().nullable() }).nullable(),
  shows_places: z.boolean(),
  may_leave: z.boolean(),
  plays_once: z.boolean(),
});
export type CompetitorStanding = z.infer<typeof CompetitorStanding>;

/** Whom a leaderboard compares: those of one's school and grade, of one's school, or all. */
export const leaderboardScopes = ['class', 'school', 'country'] as const;

/** A leaderboard as one learner may see it. */
export const Leaderboard = z.object({
  starts_on: z.string().meta({ description: 'First day, by the clocks of the competition' }),
  rows: z.array(
    z.object({
      place: z.int().meta({ description: 'Who has equal points has the same place' }),
      name: z.string().nullable().meta({ description: 'Null for learners of another school' }),
      school: z.string(),
      points: z.int(),
      is_me: z.boolean(),
    }),
  ),
  me: z.object({ place: z.int(), points: z.int() }).nullable(),
  total: z.int(),
});
export type Leaderboard = z.infer<typeof Leaderboard>;

/** What a certificate says. */
export const Certificate = z.object({
  code: z.string(),
  title: z.string(),
  language: LanguageSchema,
  name: z.string(),
  school: z.string(),
  grade: z.string(),
  levels: z.int(),
  points: z.int(),
  issued_on: Instant,
  timezone: z.string(),
});
export type Certificate = z.infer<typeof Certificate>;

/** How a competition is entered now, for everybody who has its link; no code is in it. */
export const CompetitionEntrance = z.object({
  phase: CompetitionPhaseSchema,
  was_ended: z.boolean().meta({ description: 'Somebody ended it before its time' }),
  is_hidden: z.boolean().meta({ description: 'It is over, and shows nothing any more' }),
  by_link: z.boolean(),
  by_code: z.boolean().meta({ description: 'By the code of a school, or the secret code' }),
  grades: z.array(z.string()),
  needs_login: z.boolean(),
  is_trial: z.boolean().meta({ description: 'It gives neither rewards nor certificates' }),
});
export type CompetitionEntrance = z.infer<typeof CompetitionEntrance>;

export const readEntrance = call({
  path: 'competition/entrance',
  summary: 'How a competition is entered, and whether it can be now',
  can: 'public',
  shows: [],
  request: () => z.object(named),
  reply: () => CompetitionEntrance,
  problems: ['competitions.not_found'],
  priority: priorities.high,
});

/** What learners do in a competition. Open to everybody: anyone who enters gets a secret of their own. */
export const enterCompetition = call({
  path: 'competition/enter',
  summary: 'Enter a competition by its link, the code of a school or its secret code',
  can: 'public',
  changes: [],
  request: () =>
    z.object({
      ...named,
      name: z.string().max(400),
      grade: z.string().max(50),
      code: z.string().max(100).default(''),
      auth_token: z.string().max(8_000).optional(),
    }),
  reply: () => z.object({ player_id: Id, player_token: z.string() }),
  problems: [
    'competitions.not_found',
    'competitions.not_running',
    'competitions.wrong_code',
    'competitions.name_refused',
    'competitions.grade_unknown',
    'players.learner_unknown',
    'players.token_refused',
  ],
  priority: priorities.high,
});

export const readStanding = call({
  path: 'competition/standing',
  summary: 'What a learner has reached in a competition',
  can: 'public',
  shows: [],
  request: () => z.object(player),
  reply: () => CompetitorStanding,
  problems: [...found, 'competitions.not_running'],
  priority: priorities.high,
});

export const readLeaderboard = call({
  path: 'competition/leaderboard',
  summary: 'A leaderboard of a competition, as one of its learners may see it',
  can: 'public',
  shows: [],
  request: () =>
    z.object({
      ...player,
      period: z.literal([0, 1, 2, 3, 4]).meta({
        description: '0 daily, 1 weekly, 2 monthly, 3 all time, 4 redeem: coins that are left',
      }),
      scope: z.enum(leaderboardScopes),
    }),
  reply: () => Leaderboard,
  problems: [...found, 'competitions.not_running'],
});

export const redeemReward = call({
  path: 'competition/redeem',
  summary: 'Give coins for the reward; doing it again costs nothing and tells the same code',
  can: 'public',
  changes: [],
  request: () => z.object(player),
  reply: () => z.object({ code: z.string() }),
  problems: [...found, 'competitions.not_running', 'competitions.not_earned'],
});

export const certifyCompetitor = call({
  path: 'competition/certify',
  summary: 'Issue the certificate of a learner who played all levels; once, later it is told again',
  can: 'public',
  changes: [],
  request: () => z.object(player),
  reply: () => Certificate,
  problems: [...found, 'competitions.not_running', 'competitions.not_earned'],
});

export const verifyCertificate = call({
  path: 'competition/certificate',
  summary: 'What a certificate says, by the code that is printed on it',
  can: 'public',
  shows: [],
  request: () => z.object({ ...named, code: z.string().min(1).max(40) }),
  reply: () =>
    Certificate.extend({
      has_competition: z.boolean().meta({ description: 'Whether its competition is still published' }),
    }),
  problems: ['competitions.certificate_unknown'],
});

export const leaveCompetition = call({
  path: 'competition/leave',
  summary: 'Leave a competition: name and places are gone',
  can: 'public',
  changes: [],
  request: () => z.object(player),
  reply: () => z.object({}),
  problems: [...found, 'competitions.not_running', 'competitions.not_earned'],
});

export const readTurnout = call({
  path: 'competition/turnout',
  summary: 'How many learners are in a competition, for its owner and holders of is_export_stats',
  can: 'container.read',
  shows: ['container'],
  request: () => z.object({ ...injected, container_id: Id }),
  reply: () =>
    z.object({
      joined: z.int(),
      played: z.int().meta({ description: 'How many of them have played something to its end' }),
    }),
  problems: ['container.not_found', 'account.forbidden'],
});
