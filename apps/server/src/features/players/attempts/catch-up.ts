import type { RequestOf, saveGame } from '@takhti/contract';
import type { Services } from '../../../http/services.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { countLaunch } from '../learners/count-launch.ts';
import { attemptingLearner } from './attempting-learner.ts';
import { lockOptionalAttempt } from './attempts.queries.ts';
import { beginOffline } from './begin-offline.ts';
import type { LaunchInput } from './launched.ts';

interface Late extends LaunchInput {
  readonly began_offline?: RequestOf<typeof saveGame>['began_offline'];
  /** Spent in it so far, as far as is told. */
  readonly seconds: number;
}

/**
 * Begins an attempt of which the server hears only now, as it began without a network; before a launch that goes on with it, and
 * before a save. Nothing is done for one that is known, or that tells of nothing which can be carried: it is not found then. Nor for a
 * learner whom somebody vouches for: in a competition one would choose when it began and on which board, and send the best of many.
 * @throws Problem request.too_many; players.name_refused for what is no answer to what an own link asks
 */
export async function catchUp(
  tx: Tx,
  base: Pick<Services, 'clock' | 'launches' | 'settings'>,
  late: Late,
): Promise<void> {
  const { began_offline, institution_id, content_id, attempt_id, attempt_token } = late;
  if (began_offline === undefined || attempt_id === undefined || attempt_token === undefined) return;
  if (late.learner.known_by !== '' || late.player_token !== undefined) return;
  if (await lockOptionalAttempt(tx, { institution_id, content_id, attempt_id })) return;
  countLaunch(base, late.address, institution_id, late.learner);
  const begun = {
    ...began_offline,
    institution_id,
    content_id,
    attempt_id,
    attempt_token,
    seconds: late.seconds,
  };
  await beginOffline(tx, base.clock, begun, await attemptingLearner(tx, late));
}
