import { competitorOf, countsFor } from '@takhti/domain';
import type { Tx } from '../../../platform/db/index.ts';
import type { Learner } from '../learners/learner.ts';
import { listCompetitorsOf } from './competitors.queries.ts';
import { findCompetition } from './open-competition.ts';

interface Attempting extends Learner {
  readonly institution_id: number;
  readonly content_id: string;
}

/**
 * Whether what is right must not be told to the learner of an attempt: points can be had for the content in a competition of theirs
 * that is not over. Who left one may enter it again.
 */
export async function keepsKey(tx: Tx, attempt: Attempting, now: Date): Promise<boolean> {
  const player_id = attempt.known_by === '' ? competitorOf(attempt.user_id) : null;
  if (player_id === null && attempt.known_by === '') return false;
  const competitors = await listCompetitorsOf(tx, attempt.institution_id, { ...attempt, player_id });
  for (const competitor of competitors) {
    const competition = await findCompetition(tx, competitor, now);
    const isOpen = competition && competition.phase !== 'over';
    if (isOpen && countsFor(competition.doc, competitor.grade, attempt.content_id)) return true;
  }
  return player_id !== null && competitors.length === 0;
}
