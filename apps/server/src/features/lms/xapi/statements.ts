import { contentTypes, ContentTypeSchema } from '@takhti/domain';
import { z } from 'zod';

/** An attempt that waits to be sent to a record store. */
export const StatementPayload = z.object({
  actor: z.object({ vouched_by: z.string().nullable(), name: z.string(), full_name: z.string() }),
  attempt_id: z.string(),
  content_id: z.string(),
  content_type: ContentTypeSchema,
  title: z.string(),
  language: z.string(),
  started_on: z.string(),
  finished_on: z.string(),
  begun_id: z.string(),
  ended_id: z.string(),
  score: z.number(),
  seconds: z.number(),
  answers: z.array(
    z.object({
      statement_id: z.string(),
      question_id: z.string(),
      answer: z.string(),
      status: z.enum(['n', 'c', 'i']),
      seconds: z.number(),
    }),
  ),
});
export type StatementPayload = z.infer<typeof StatementPayload>;

const verbs = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  answered: 'http://adlnet.gov/expapi/verbs/answered',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
} as const;
const kinds = {
  assessment: 'http://adlnet.gov/expapi/activities/assessment',
  game: 'http://activitystrea.ms/schema/1.0/game',
  question: 'http://adlnet.gov/expapi/activities/cmi.interaction',
} as const;
const most_text = 4_000;

/** Statements of an attempt as xAPI 1.0.3 has them: it began, each question was answered, it ended. */
export function statementsOf(payload: StatementPayload, public_url: string): object[] {
  const { actor, attempt_id, content_id, content_type, title, language } = payload;
  const place = `${public_url}/xapi/content/${content_id}`;
  const { activity } = contentTypes[content_type];
  const agent = {
    objectType: 'Agent',
    account: { homePage: homePageOf(actor.vouched_by, public_url), name: actor.name },
    ...(actor.full_name === '' ? {} : { name: actor.full_name }),
  };
  const content = {
    objectType: 'Activity',
    id: place,
    definition: {
      name: { [language]: title },
      ...(activity !== null && { type: kinds[activity] }),
    },
  };
  const context = { registration: attempt_id, language, platform: 'Takhti' };
  const within = { ...context, contextActivities: { parent: [content] } };
  const said = (verb: keyof typeof verbs) => ({ id: verbs[verb], display: { en: verb } });
  return [
    {
      id: payload.begun_id,
      actor: agent,
      verb: said('initialized'),
      object: content,
      context,
      timestamp: payload.started_on,
    },
    ...payload.answers
      .filter(({ status }) => status !== 'n')
      .map(({ statement_id, question_id, answer, status, seconds }, at) => ({
        id: statement_id,
        actor: agent,
        verb: said('answered'),
        object: {
          objectType: 'Activity',
          id: `${place}/question/${encodeURIComponent(question_id)}`,
          definition: { type: kinds.question, interactionType: 'other', name: { en: `Question ${at + 1}` } },
        },
        result: {
          success: status === 'c',
          response: Array.from(answer).slice(0, most_text).join(''),
          duration: durationOf(seconds),
        },
        context: within,
        timestamp: payload.finished_on,
      })),
    {
      id: payload.ended_id,
      actor: agent,
      verb: said('completed'),
      object: content,
      result: {
        score: { scaled: payload.score / 100, raw: payload.score, min: 0, max: 100 },
        completion: true,
        duration: durationOf(payload.seconds),
      },
      context,
      timestamp: payload.finished_on,
    },
  ];
}

/** Names of accounts belong to a page of the web; an issuer that is none is taken for a part of ours. */
function homePageOf(vouched_by: string | null, public_url: string): string {
  if (vouched_by === null) return public_url;
  return /^https?:\/\//.test(vouched_by) && URL.canParse(vouched_by)
    ? vouched_by
    : `${public_url}/xapi/of/${encodeURIComponent(vouched_by)}`;
}

function durationOf(seconds: number): string {
  return `PT${Math.max(Math.round(seconds), 0)}S`;
}
