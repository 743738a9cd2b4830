import type { RequestOf, saveGame } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { countLaunch } from '../learners/count-launch.ts';
import { identifyLearner } from './identify-learner.ts';
import { lockOptionalAttempt } from './attempts.queries.ts';
import { beginOffline } from './begin-offline.ts';
import type { LaunchInput } from './launched.ts';

interface OfflineStart extends LaunchInput {
  readonly began_offline?: RequestOf<typeof saveGame>['began_offline'];
  /** Seconds spent in it so far, as far as known. */
  readonly seconds: number;
}

/**
 * Creates an attempt that began offline, before a launch that resumes it and before a save. Does nothing for an attempt that
 * exists, for content that cannot be carried (it is not found then), or for an identified learner: in a competition they could
 * choose when it began and on which board, and send the best of many.
 * @throws Problem request.too_many; players.name_refused for what is no answer to what an own link asks
 */
export async function createOfflineAttempt(
  tx: Tx,
  base: Pick<Services, 'clock' | 'launches' | 'settings'>,
  start: OfflineStart,
): Promise<void> {
  const { began_offline, institution_id, content_id, attempt_id, attempt_token } = start;
  if (began_offline === undefined || attempt_id === undefined || attempt_token === undefined) return;
  if (start.learner.known_by !== '' || start.player_token !== undefined) return;
  if (await lockOptionalAttempt(tx, { institution_id, content_id, attempt_id })) return;
  countLaunch(base, start.address, institution_id, start.learner);
  const begun = {
    ...began_offline,
    institution_id,
    content_id,
    attempt_id,
    attempt_token,
    seconds: start.seconds,
  };
  await beginOffline(tx, base.clock, begun, await identifyLearner(tx, start));
}
