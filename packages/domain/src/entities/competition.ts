import { z } from 'zod';
import { limits } from '../limits.ts';
import { FileAddress, FlagSchema, Id } from './common.ts';
import { GatheredItem } from './gathered.ts';

// How long a text may be is a finding, which says what to do; the schema keeps out what is not written by hand.
const text = z.string().max(limits.rich_text.max);

/** The switches of a competition (specification, section 3; G-272). */
export const competitionFlags = [
  'ispublic',
  'ischat',
  'ismultiplayer',
  'isschool',
  'isnorepeat',
  'islesson',
  'israndomization',
  'isresign',
  'iscertificate',
  'issemiprivate',
  'ismcd',
  'ispremium',
  'isdemo',
  'isdisabled',
  'ishideonend',
] as const;
export type CompetitionFlag = (typeof competitionFlags)[number];

/** The pictures of a competition; the coin is the picture of its reward. */
export const competitionImages = ['logoimage', 'coinimage', 'image_desktop', 'image_mobile'] as const;
export type CompetitionImage = (typeof competitionImages)[number];

/** The colours in which learners see a competition. */
export const competitionThemes = ['blue', 'green', 'saffron', 'violet'] as const;
export type CompetitionTheme = (typeof competitionThemes)[number];

/** A level: what learners of a grade play in it, by the ids of the content. */
export const CompetitionLevel = z.object({ level_grade: z.string().max(50), lessons_ids: z.array(Id) });
export type CompetitionLevel = z.infer<typeof CompetitionLevel>;

const flags = z.object(
  Object.fromEntries(competitionFlags.map((flag) => [flag, FlagSchema])) as Record<
    CompetitionFlag,
    typeof FlagSchema
  >,
).shape;

/** The fields of a competition beside `guid`, `name` and `description`, which every container has. */
export const competitionFields = {
  levels: z.array(CompetitionLevel).max(limits.competition.levels * 4),
  instances: z.array(z.int32()).max(100).meta({ description: 'The ids of instances of a game platform' }),
  secretcode: text,
  schoolcode: text.meta({ description: 'The codes of the schools, one in a line' }),
  ...flags,
  rewardcode: text,
  ticketcost: z.number().meta({ description: 'How many coins the reward costs' }),
  ticketcurrency: text,
  weeklyawardday: z.int().meta({
    description: '0 Sunday to 6 Saturday: weeks of the leaderboard begin on it, and rewards are given out',
  }),
  schooltag: text.meta({ description: 'The names of the schools, in the order of their codes' }),
  logoimage: FileAddress,
  coinimage: FileAddress,
  image_desktop: FileAddress,
  image_mobile: FileAddress,
  start_date: text.meta({ description: "YYYY-MM-DD HH:MM:SS by the clocks of the competition's time zone" }),
  end_date: text,
  timezone: text,
  theme: text,
};

/** The texts about the reward for learners; the specification names neither. */
export const competitionRewardTexts = {
  reward_name: z.string().max(limits.rich_text.max),
  reward_description: z.string().max(limits.rich_text.max),
};

/** The settings of a competition, as stored in its document. */
export const CompetitionSettings = z.object({ description: z.string(), ...competitionFields });
export type CompetitionSettings = z.infer<typeof CompetitionSettings>;

/** A competition as other systems exchange it (specification, section 3). */
export const Competition = z
  .object({ guid: Id, name: z.string(), ...CompetitionSettings.shape })
  .meta({ id: 'Competition' });
export type Competition = z.infer<typeof Competition>;

/** A new competition (specification, section 9; C-1073 to C-1081). */
export const competitionDefaults = {
  levels: [],
  instances: [4, 5],
  secretcode: '',
  schoolcode: '',
  ispublic: 0,
  ischat: 0,
  ismultiplayer: 0,
  isschool: 0,
  isnorepeat: 0,
  islesson: 0,
  israndomization: 0,
  isresign: 0,
  iscertificate: 0,
  issemiprivate: 0,
  ismcd: 0,
  ispremium: 0,
  isdemo: 0,
  isdisabled: 0,
  ishideonend: 0,
  rewardcode: '',
  ticketcost: 0,
  ticketcurrency: 'PKR',
  weeklyawardday: 0,
  schooltag: '',
  logoimage: '',
  coinimage: '',
  image_desktop: '',
  image_mobile: '',
  start_date: '2024-02-16 20:33:42',
  end_date: '2025-02-16 20:33:42',
  timezone: 'Asia/Karachi',
  theme: 'blue',
} as const satisfies Omit<Competition, 'guid' | 'name' | 'description'>;

/** The title of a new competition. */
export const competitionTitle = 'Default Title';

/** The page of a competition for everybody with its link: no code is in it. */
export const CompetitionBody = z.object({
  kind: z.literal('competition'),
  levels: z.array(z.object({ level_grade: z.string(), lessons: z.array(GatheredItem) })),
  start_date: z.string(),
  end_date: z.string(),
  timezone: z.string(),
  theme: z.enum(competitionThemes),
  logoimage: z.string(),
  image_desktop: z.string(),
  image_mobile: z.string(),
});
export type CompetitionBody = z.infer<typeof CompetitionBody>;

/** The periods of leaderboards: the specification's codes (G-603, C-1071). */
export const leaderboardPeriods = { daily: 0, weekly: 1, monthly: 2, all_time: 3, redeem: 4 } as const;
export type LeaderboardPeriod = (typeof leaderboardPeriods)[keyof typeof leaderboardPeriods];
