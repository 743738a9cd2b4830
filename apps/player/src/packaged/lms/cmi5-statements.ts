import { isRecord } from '@takhti/domain';
import { randomId } from '../../attempt/random.ts';
import type { Cmi5Launch, LaunchData } from './cmi5-launch.ts';
import { isoDuration } from './durations.ts';
import type { Outcome, ReportedAnswer } from './lms-session.ts';

const verbs = {
  initialized: 'http://adlnet.gov/expapi/verbs/initialized',
  completed: 'http://adlnet.gov/expapi/verbs/completed',
  passed: 'http://adlnet.gov/expapi/verbs/passed',
  failed: 'http://adlnet.gov/expapi/verbs/failed',
  terminated: 'http://adlnet.gov/expapi/verbs/terminated',
  answered: 'http://adlnet.gov/expapi/verbs/answered',
  scored: 'http://adlnet.gov/expapi/verbs/scored',
} as const;
type Verb = keyof typeof verbs;

const category = 'https://w3id.org/xapi/cmi5/context/categories/';
const masteryScore = 'https://w3id.org/xapi/cmi5/context/extensions/masteryscore';

/** A statement of xAPI. */
export type Statement = Readonly<Record<string, unknown>>;

/** Writes the statements of one session (cmi5, section 9). */
export function statementsOf(launch: Cmi5Launch, data: LaunchData, now: () => number) {
  const { contextTemplate } = data;
  const activities = isRecord(contextTemplate['contextActivities'])
    ? contextTemplate['contextActivities']
    : {};
  const extensions = isRecord(contextTemplate['extensions']) ? contextTemplate['extensions'] : {};
  const grouping = Array.isArray(activities['category']) ? (activities['category'] as unknown[]) : [];

  function say(
    verb: Verb,
    {
      categories = ['cmi5'],
      result,
      object,
      more = {},
    }: {
      readonly categories?: readonly string[];
      readonly result?: object;
      readonly object?: object;
      readonly more?: object;
    } = {},
  ): Statement {
    const own = categories.map((name) => ({ objectType: 'Activity', id: `${category}${name}` }));
    return {
      id: randomId(),
      actor: launch.actor,
      verb: { id: verbs[verb], display: { en: verb } },
      object: { objectType: 'Activity', id: launch.activityId, ...object },
      ...(result && { result }),
      context: {
        ...contextTemplate,
        registration: launch.registration,
        contextActivities: { ...activities, category: [...grouping, ...own] },
        extensions: { ...extensions, ...more },
      },
      timestamp: new Date(now()).toISOString(),
    };
  }

  const answered = ({ id, question, answer, isRight, seconds }: ReportedAnswer): Statement =>
    say('answered', {
      categories: [],
      object: {
        id: `${launch.activityId}${launch.activityId.includes('#') ? '/' : '#'}${id}`,
        definition: {
          type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
          interactionType: 'other',
          ...(question !== '' && { description: { und: question } }),
        },
      },
      result: {
        response: answer,
        duration: isoDuration(seconds),
        ...(isRight !== null && { success: isRight }),
      },
    });

  function judged({ score, seconds }: Outcome): Statement[] {
    if (data.masteryScore === null) return [];
    const success = score / 100 >= data.masteryScore;
    const result = { score: scoreOf(score), success, duration: isoDuration(seconds) };
    const more = { [masteryScore]: data.masteryScore };
    return [say(success ? 'passed' : 'failed', { categories: ['cmi5', 'moveon'], result, more })];
  }

  return {
    initialized: () => say('initialized'),
    answered: (outcome: Outcome) => outcome.answers.map(answered),
    // A score belongs to passing and failing alone among those that the standard defines; this one is allowed beside them.
    scored: ({ score }: Outcome) => say('scored', { categories: [], result: { score: scoreOf(score) } }),
    completed: ({ seconds }: Outcome) =>
      say('completed', {
        categories: ['cmi5', 'moveon'],
        result: { completion: true, duration: isoDuration(seconds) },
      }),
    judged,
    terminated: (seconds: number) => say('terminated', { result: { duration: isoDuration(seconds) } }),
  };
}

function scoreOf(percent: number): object {
  return { scaled: Math.round(percent * 100) / 10_000, raw: percent, min: 0, max: 100 };
}
