import { Answer, Id, Instant, LanguageSchema, limits, livePhases, PlayQuestion } from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from './call.ts';

const { live_round } = limits;
const round = { institution_id: z.int32(), round_id: Id };
const secret = z.string().min(20).max(200);
const host = {
  ...round,
  host_token: secret.meta({ description: 'Secret of the person who leads this round' }),
};
const player = {
  ...round,
  player_id: Id,
  player_token: secret.meta({ description: 'Secret of this learner, given on joining' }),
};

/** What all screens of a live round show. */
const shown = {
  version: z.int(),
  phase: z.enum(livePhases),
  title: z.string(),
  language: LanguageSchema,
  question_at: z.int().meta({ description: 'Which question, from 0' }),
  total: z.int(),
  question: PlayQuestion.nullable().meta({
    description: 'The one that is asked or looked at; what is right of it only once it is looked at',
  }),
  left_ms: z.int().meta({ description: 'How much of the time for it is left' }),
  seconds: z.int(),
  players: z.int(),
  accepted: z
    .array(z.string())
    .meta({ description: 'What blanks of the question accept, one text each, once it is looked at' }),
};

/** The players on the podium; equal points share a place. */
export const LivePlace = z.object({ place: z.int(), nickname: z.string(), points: z.int() });
export type LivePlace = z.infer<typeof LivePlace>;

/** What the screen at the front shows. */
export const LiveHostView = z.object({
  ...shown,
  kind: z.literal('host'),
  code: z.string(),
  takes_players: z.boolean().meta({ description: 'Whether learners may join; who is in comes back anyway' }),
  joined: z.array(z.object({ player_id: Id, nickname: z.string() })),
  answered: z.int(),
  picture: z
    .object({
      right: z.int(),
      wrong: z.int(),
      options: z.array(z.object({ OptionId: z.string(), count: z.int() })),
    })
    .nullable(),
  podium: z.array(LivePlace).meta({ description: 'At the end; between two questions who is in front' }),
  summary: z
    .object({
      played: z.int().meta({ description: 'How many gave an answer' }),
      questions: z.array(z.object({ number: z.int(), text: z.string(), right: z.int(), answered: z.int() })),
    })
    .nullable()
    .meta({ description: 'How the class did in what was asked, at the end; it names nobody' }),
});
export type LiveHostView = z.infer<typeof LiveHostView>;

/** What a learner's phone shows: of others nothing but how many they are, and the podium. */
export const LivePhoneView = z.object({
  ...shown,
  kind: z.literal('phone'),
  nickname: z.string(),
  points: z.int(),
  right: z.int().meta({ description: 'How many questions they have answered rightly' }),
  is_answered: z.boolean(),
  outcome: z
    .object({ is_right: z.boolean(), points: z.int() })
    .nullable()
    .meta({ description: 'Of the question that is looked at; null where they gave no answer' }),
  place: z.int().nullable().meta({
    description: 'Their own, between two questions and at the end; nobody is told that they came last',
  }),
});
export type LivePhoneView = z.infer<typeof LivePhoneView>;

/**
 * An event of GET /api/live-round for a screen of a live round, one JSON object to a `data:` line: all that the screen shows
 * now, so that it needs no further call (ADR 0048).
 */
export const LiveRoundEvent = z.discriminatedUnion('kind', [
  LiveHostView,
  LivePhoneView,
  z.object({ kind: z.literal('gone') }),
]);
export type LiveRoundEvent = z.infer<typeof LiveRoundEvent>;

export const openLiveRound = call({
  path: 'live/open',
  summary: 'Open published content as a live round, or come back to the one that is under way',
  can: 'session',
  changes: [],
  request: () =>
    z.object({
      ...injected,
      content_id: Id,
      seconds: z
        .int()
        .min(live_round.seconds.min)
        .max(live_round.seconds.max)
        .default(live_round.seconds.default)
        .meta({ description: 'Time for each question' }),
    }),
  reply: () => z.object({ ...host, code: z.string() }),
  problems: ['players.not_found', 'live.nothing_to_ask', 'account.forbidden'],
});

export const listLiveContent = call({
  path: 'live/offered',
  summary: 'Which of this content has something that the caller could ask a class in a live round',
  can: 'session',
  shows: ['library', 'container'],
  request: () => z.object({ ...injected, content_ids: z.array(Id).max(live_round.offered) }),
  reply: () => z.object({ content_ids: z.array(Id) }),
  problems: ['account.forbidden'],
});

export const readLiveContent = call({
  path: 'live/content',
  summary: 'How much of this content a class would be asked in a live round that the caller opens',
  can: 'session',
  shows: ['library', 'container'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () =>
    z.object({
      questions: z.int().meta({ description: 'How many would be asked' }),
      rounds: z.int().nullable().meta({
        description: 'How many rounds a game has, some of which no class can be asked; null for no game',
      }),
    }),
  problems: ['players.not_found', 'account.forbidden'],
});

export const listPastRounds = call({
  path: 'live/past',
  summary: 'The live rounds of this content that the caller led and that are still kept, the latest first',
  can: 'session',
  shows: [],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () =>
    z.object({
      records: z.array(
        z.object({
          round_id: Id,
          begun_on: Instant,
          players: z.int(),
          questions: z.int().meta({ description: 'How many were asked' }),
        }),
      ),
      total: z.int(),
    }),
  problems: ['account.forbidden'],
});

export const openPastRound = call({
  path: 'live/past/open',
  summary: 'Open the report of a live round that the caller led, on whatever device',
  can: 'session',
  changes: [],
  request: () => z.object({ ...injected, round_id: Id }),
  reply: () => z.object({ ...host, code: z.string() }),
  problems: ['account.forbidden', 'live.round_unknown'],
});

export const joinLiveRound = call({
  path: 'live/join',
  summary: 'Join a live round by its code, with a nickname',
  can: 'public',
  changes: [],
  request: () => z.object({ code: z.string().max(40), nickname: z.string().max(400) }),
  reply: () => z.object({ ...player, nickname: z.string(), language: LanguageSchema }),
  problems: ['live.round_unknown', 'live.name_refused', 'live.name_taken', 'live.shut', 'live.full'],
  priority: priorities.high,
});

export const answerLiveRound = call({
  path: 'live/answer',
  summary: 'Answer the question that is asked; the first answer counts, and sending it again changes nothing',
  can: 'public',
  changes: [],
  request: () =>
    z.object({
      ...player,
      question_at: z.int().min(0).max(live_round.questions),
      answer: Answer.omit({ QuestionId: true, TimespentInSeconds: true }),
      held_ms: z.int().min(0).default(0).meta({
        description: 'How long the answer was held because it could not be sent',
      }),
    }),
  reply: () => z.object({}),
  problems: ['live.round_unknown', 'live.player_unknown', 'live.not_asked', 'live.too_late'],
  priority: priorities.high,
});

/** The steps of the host: continue, close the question, end the round; stop new players from joining, and let them join again. */
export const liveSteps = ['next', 'close', 'end', 'shut', 'admit'] as const;
export type LiveStep = (typeof liveSteps)[number];

export const leadLiveRound = call({
  path: 'live/lead',
  summary:
    'Go on with a live round, close its question, end it, or say whether more may join; a step on from where it no longer is changes nothing',
  can: 'public',
  changes: [],
  request: () => z.object({ ...host, step: z.enum(liveSteps), version: z.int().min(0) }),
  reply: () => LiveHostView,
  problems: ['live.round_unknown'],
  priority: priorities.high,
});

export const removeLivePlayer = call({
  path: 'live/remove',
  summary: 'Take somebody out of a live round, with their nickname and answers',
  can: 'public',
  changes: [],
  request: () => z.object({ ...host, player_id: Id }),
  reply: () => z.object({}),
  problems: ['live.round_unknown'],
});
