import {
  AnsweredAsResult,
  AttemptState,
  AttemptsUsed,
  carriedForms,
  GamePlay,
  GameResult,
  GameState,
  Id,
  Instant,
  Introduction,
  limits,
  linkAsks,
  partSizes,
  Play,
  PlayedPart,
  Result,
  stateOfResult,
} from '@takhti/domain';
import { z } from 'zod';
import { call, injected, priorities } from './call.ts';
import { player_token } from './content/competing.ts';
import { gathering_id } from './content/gathering-id.ts';

const attempt = {
  attempt_id: Id,
  attempt_token: z.string().min(20).max(200).meta({ description: 'Secret of this attempt, given at launch' }),
};

export const learner = {
  user_id: z.string().max(100).default('').meta({
    description:
      "The learner's id in the LMS, if any: a name that nobody checked, unless a token says the same",
  }),
  auth_token: z.string().max(8_000).optional().meta({
    description: 'Signed by the institution’s LMS: it says who the learner is, whatever `user_id` says',
  }),
};

/** What a save says of its attempt: its secret, or nothing, where a session or the LMS's token says who plays. */
const saved = {
  user_id: learner.user_id,
  auth_token: learner.auth_token,
  attempt_id: attempt.attempt_id.optional().meta({
    description:
      'May be left out, with its token, where it is known who plays: the attempt begun last is meant',
  }),
  attempt_token: attempt.attempt_token.optional(),
};

const saveProblems = [
  'players.attempt_not_found',
  'players.attempt_finished',
  'players.state_too_large',
  'players.token_refused',
] as const;

const launch = {
  ...learner,
  gathering_id,
  link_code: z.string().max(40).optional().meta({
    description: 'Of the own link by which it is opened, whose maker sees the result',
  }),
  player_token: player_token.optional().meta({
    description: 'Of the learner of a competition whom `user_id` names: without it the attempt is nobody’s',
  }),
  attempt_id: attempt.attempt_id.optional(),
  attempt_token: attempt.attempt_token.optional(),
};

/** Base64 of initialisation vector and AES-256-CBC of some JSON, under the key that the institution shares with its LMS (C-968). */
const enc_data = z.string().min(1).max(2_000_000).optional();

/**
 * The draw of a game: which publication, and the seed that chose its boards. By it the server counts what was done without a
 * network. Browsers keep copies of games with it, under the name `laid`, which therefore stays.
 */
const GameDraw = z.object({ publication_id: Id, seed: z.string().max(100) });

const began_offline = GameDraw.extend({ started_on: Instant }).optional().meta({
  description:
    'How the attempt began, where no server was reached then: one that is not known yet is begun so, under the id and the secret made there',
});

/** A launch whose fields may come encrypted: those beside `enc_data` then need not be there. */
function sealedLaunch<Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) {
  return form.partial().extend({
    institution_id: z.int32(),
    enc_data: enc_data.meta({ description: 'The other fields as JSON, encrypted, in place of themselves' }),
  });
}

const part = z
  .object({ number: z.int().min(1).default(1), size: z.int().min(1).max(partSizes.most) })
  .optional()
  .meta({
    description:
      'Which part of a question bank is played, and how many questions a part has; left out, or where the learner is known and the result may be kept as a mark, it is the whole',
  });

/** How an assessment is launched, and how by the container that it was written in. */
export const launchForms = {
  assessment: z.object({ ...launch, part, institution_id: z.int32(), assessment_id: Id }),
  container: z.object({ ...launch, part, institution_id: z.int32(), container_id: Id }),
} as const;

const Launched = z.object({
  ...attempt,
  play: Play,
  state: AttemptState.meta({ description: 'Where a bookmarked attempt was left; empty for a new one' }),
  is_resumed: z.boolean(),
  result: Result.nullable().meta({ description: 'Of an attempt that was finished before' }),
  part: PlayedPart.nullable().meta({ description: 'Of a bank that is played in parts' }),
  attempts: AttemptsUsed.nullable().meta({
    description: 'How many attempts the learner has begun, this one too, where they are limited',
  }),
});

const launched = {
  can: 'public',
  changes: [],
  reply: () => Launched,
  problems: [
    'players.not_found',
    'players.token_refused',
    'players.learner_unknown',
    'players.no_attempts_left',
    'players.name_refused',
  ],
  priority: priorities.high,
} as const;

/** What learners do (specification, section 7, Players). Open to everybody who has the link of published content. */
export const launchAssessment = call({
  path: 'assessment/launch',
  summary: 'Start a published assessment, or go on with a bookmarked attempt',
  ...launched,
  request: () => launchForms.assessment,
});

export const introduceAssessment = call({
  path: 'assessment/introduce',
  summary:
    'The same, but for a new attempt whose time is limited: it is only introduced, and begins with a launch',
  ...launched,
  request: () => launchForms.assessment,
  reply: () => z.union([Launched, z.object({ introduction: Introduction })]),
});

export const launchSealed = call({
  path: 'assessment/launch/v2',
  summary: 'The same, by a body that may be encrypted',
  ...launched,
  request: () => sealedLaunch(launchForms.assessment),
});

export const launchContainer = call({
  path: 'assessment/launch/container',
  summary: 'The same, by the container of the assessment, and by a body that may be encrypted',
  ...launched,
  request: () => sealedLaunch(launchForms.container),
});

/** The work of an attempt in a save: its state, or what was answered. */
export const AttemptWork = z.union([AttemptState, AnsweredAsResult.transform(stateOfResult)]);

const savedWork = {
  institution_id: z.int32(),
  json_data: AttemptWork.optional(),
  enc_data: enc_data.meta({ description: 'The same as `json_data`, encrypted' }),
  is_bookmarking: z.literal([0, 1]),
};

function needsWork(
  { json_data, enc_data: sealed }: { json_data?: unknown; enc_data?: string | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (json_data === undefined && sealed === undefined)
    context.issues.push({ code: 'custom', path: ['json_data'], input: json_data });
}

export const saveAttempt = call({
  path: 'assessment/save',
  summary: 'Bookmark an attempt (is_bookmarking 1), or finish it (0) and get its result',
  can: 'public',
  changes: [],
  request: () =>
    z
      .object({
        ...saved,
        ...savedWork,
        assessment_id: Id,
      })
      .superRefine(needsWork),
  reply: () => z.object({ result: Result.nullable() }),
  problems: saveProblems,
  priority: priorities.low,
});

export const saveContainerAttempt = call({
  path: 'assessment/save/container',
  summary: 'The same, by the container of the assessment',
  can: 'public',
  changes: [],
  request: () => z.object({ ...saved, ...savedWork, container_id: Id }).superRefine(needsWork),
  reply: () => z.object({ result: Result.nullable() }),
  problems: ['players.not_found', ...saveProblems],
  priority: priorities.low,
});

export const launchGame = call({
  path: 'generic/launch',
  summary: 'Start a published game, or go on with a bookmarked attempt',
  can: 'public',
  changes: [],
  request: () =>
    z.object({
      ...launch,
      began_offline,
      content_id: Id,
      institution_id: z.int32(),
    }),
  reply: () =>
    z.object({
      ...attempt,
      laid: GameDraw,
      play: GamePlay,
      bookmarking_data: GameState.meta({
        description: 'The rounds that were finished before, and what was done in the open one',
      }),
      is_resumed: z.boolean(),
      result: GameResult.nullable().meta({ description: 'Of an attempt that was finished before' }),
    }),
  problems: ['players.not_found', 'players.token_refused', 'players.name_refused'],
  priority: priorities.high,
});

export const copyGame = call({
  path: 'generic/copy',
  summary: 'A published game, laid out to be played later without a network; no attempt is begun',
  can: 'public',
  shows: ['library'],
  request: () => z.object({ content_id: Id, institution_id: z.int32(), gathering_id }),
  reply: () => z.object({ laid: GameDraw, play: GamePlay }),
  problems: ['players.not_found'],
  priority: priorities.low,
});

export const saveGame = call({
  path: 'generic/save',
  summary: 'Bookmark a game (attempt_data null), or finish it and get its result',
  can: 'public',
  changes: [],
  request: () =>
    z.object({
      ...saved,
      link_code: launch.link_code,
      began_offline,
      content_id: Id,
      institution_id: z.int32(),
      bookmarking_data: GameState,
      attempt_data: GameResult.nullable().meta({
        description:
          "The result as the player counted it; the server's own count is what is kept and answered",
      }),
    }),
  reply: () => z.object({ result: GameResult.nullable() }),
  problems: [...saveProblems, 'players.name_refused'],
  priority: priorities.low,
});

export const shortenLink = call({
  path: 'content/short-link',
  summary:
    'The short address of published content’s link for learners, or of one’s own such link, made when it is first asked for',
  can: 'content.share',
  changes: [],
  request: () =>
    z.object({
      ...injected,
      content_id: Id,
      part_size: z.int().min(1).max(partSizes.most).optional().meta({
        description:
          'In parts of how many questions a bank is played; left out where the link says nothing of it',
      }),
      asks: z.enum(linkAsks).optional().meta({
        description:
          'What learners are asked for by a link of one’s own, whose results one sees; left out for the link of everybody',
      }),
    }),
  reply: () =>
    z.object({
      path: z.string(),
      own: z.enum(linkAsks).nullable().meta({
        description: 'What the link of one’s own to it asks for that was made last; null where there is none',
      }),
    }),
  problems: ['players.not_found'],
});

export const downloadCarriedGame = call({
  path: 'export/offline',
  summary: 'A published game as one zip, or one page, that plays without any network',
  can: 'content.share',
  shows: ['library'],
  request: () =>
    z.object({
      ...injected,
      content_id: Id,
      form: z.enum(carriedForms).default('zip').meta({
        description: 'A zip that is unpacked, or one page with everything in it, for a phone',
      }),
    }),
  reply: () => z.unknown(),
  problems: ['players.not_found', 'players.too_heavy'],
  kind: 'download',
});

export const exportGame = call({
  path: 'export/rij',
  summary: 'A game as a zip for other platforms: game.json, questions.json, media',
  can: 'stats.export',
  shows: ['container'],
  request: () => z.object({ ...injected, content_id: Id }),
  reply: () => z.unknown(),
  problems: ['container.not_found', 'account.forbidden', 'players.too_heavy'],
  kind: 'download',
});

export const handInGame = call({
  path: 'generic/hand-in',
  summary:
    'The result of a game that was played without a network, from its code; handing in twice gives the same result',
  can: 'public',
  changes: [],
  request: () => z.object({ code: z.string().min(1).max(limits.carried.code) }),
  reply: () => z.object({ title: z.string(), user_id: z.string(), result: GameResult }),
  problems: [
    'players.code_unreadable',
    'players.not_found',
    'players.attempt_not_found',
    'players.state_too_large',
  ],
  priority: priorities.high,
});
