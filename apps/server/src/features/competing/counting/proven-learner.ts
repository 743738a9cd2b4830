import { Problem } from '@takhti/contract';
import { competitorOf } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { isSecret } from '../../../platform/secret.ts';
import type { LearnerClaim } from '../../../http/attempting.ts';
import type { Learner } from '../../../http/learner.ts';
import { selectOptionalCompetitorById } from '../competitors.queries.ts';

/**
 * The learner as an attempt may name them. Points are counted by the name of a competitor, so that name is kept for who has the secret
 * of it alone; without one, the attempt is nobody's.
 * @throws Problem players.token_refused for another secret: nobody shall play on and earn nothing in silence
 */
export async function provenLearner(
  tx: Tx,
  { institution_id, learner, player_token }: LearnerClaim,
): Promise<Learner> {
  const player_id = learner.known_by === '' ? competitorOf(learner.user_id) : null;
  if (player_id === null) return learner;
  if (player_token === undefined) return { ...learner, user_id: nameWithoutProof(learner.user_id) };
  const competitor = await selectOptionalCompetitorById(tx, { institution_id, player_id });
  if (!competitor || !isSecret(player_token, competitor.token_hash))
    throw new Problem('players.token_refused');
  return learner;
}

/** A name that anybody could have written, as an attempt may keep it: nobody's, where it would be that of a competitor. */
export function nameWithoutProof(user_id: string): string {
  return competitorOf(user_id) === null ? user_id : '';
}
