import { z } from 'zod';
import type { Tx } from '../../../../platform/db/index.ts';
import { insertDeliveryOnce } from '../../deliveries/deliveries.queries.ts';
import { scoreMaximum } from '../deep-link/content-items.ts';
import { ScoreService } from '../launch/claims.ts';
import { selectOptionalScored } from '../launch/launches.queries.ts';
import { selectLastScoreTime } from './scores.queries.ts';

const scope = 'https://purl.imsglobal.org/spec/lti-ags/scope/score';

const Result = z.looseObject({ GameScore: z.number() });
/** The scores of a launch as they are kept: the service, and the place in the course. */
export const KeptScores = ScoreService.extend({ resource_link_id: z.string().default('') });

interface Finished {
  readonly institution_id: number;
  readonly attempt_id: string;
  readonly content_id: string;
  readonly title: string;
  readonly lti_launch_id: string | null;
}

/**
 * Lays a learner's score in wait for the platform from which they came, where that takes scores. Each is later than the one before,
 * also with a wrong clock: platforms drop others (AGS 2.0, section 3.4.7).
 */
export async function enqueueScore(tx: Tx, attempt: Finished, result: object, now: Date): Promise<void> {
  const { institution_id, attempt_id, content_id, title, lti_launch_id } = attempt;
  const launch =
    lti_launch_id === null
      ? undefined
      : await selectOptionalScored(tx, { institution_id, launch_id: lti_launch_id });
  const scores = KeptScores.safeParse(launch?.scores).data;
  if (!launch || launch.is_learner !== 1 || !scores?.scope.includes(scope)) return;
  if (scores.lineitem === undefined && scores.lineitems === undefined) return;
  const { platform_id, person_id, sub, full_name } = launch;
  const order_key = `lti ${person_id} ${scores.lineitem ?? scores.resource_link_id}`;
  const last = await selectLastScoreTime(tx, { institution_id, order_key });
  const time = Math.max(now.getTime(), last === null ? 0 : Date.parse(last) + 1);
  await insertDeliveryOnce(tx, {
    institution_id,
    kind: 'score',
    system: platform_id,
    subject_id: attempt_id,
    order_key,
    content_id,
    title,
    learner: full_name === '' ? sub : full_name,
    payload: {
      platform_id,
      content_id,
      title,
      scores,
      score: {
        userId: sub,
        scoreGiven: Math.min(Math.max(Result.parse(result).GameScore, 0), scoreMaximum),
        scoreMaximum,
        timestamp: new Date(time).toISOString(),
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
      },
    },
  });
}
