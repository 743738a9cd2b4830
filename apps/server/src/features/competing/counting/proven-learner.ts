import { Problem } from '@takhti/contract';
import { competitorOf } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import { isSecret } from '../../../platform/secret.ts';
import type { LearnerClaim } from '../../../http/content-attempt.ts';
import type { Learner } from '../../../http/learner.ts';
import { selectOptionalCompetitorById } from '../competitors.queries.ts';

/**
 * The learner as an attempt may name them. Points are counted by a competitor's name, so it is stored only if the caller proves
 * it with the secret; otherwise the attempt has no name.
 * @throws Problem players.token_refused for a wrong secret. Refuse now; otherwise the learner would play without points.
 */
export async function provenLearner(
  tx: Tx,
  { institution_id, learner, player_token }: LearnerClaim,
): Promise<Learner> {
  const player_id = learner.known_by === '' ? competitorOf(learner.user_id) : null;
  if (player_id === null) return learner;
  if (player_token === undefined) return { ...learner, user_id: unverifiedName(learner.user_id) };
  const competitor = await selectOptionalCompetitorById(tx, { institution_id, player_id });
  if (!competitor || !isSecret(player_token, competitor.token_hash))
    throw new Problem('players.token_refused');
  return learner;
}

/** A name without proof, as an attempt may store it: empty if it is a competitor's. */
export function unverifiedName(user_id: string): string {
  return competitorOf(user_id) === null ? user_id : '';
}
