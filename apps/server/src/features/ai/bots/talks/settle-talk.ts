import { Problem } from '@takhti/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import { deleteUnreadOfTalk } from '../../../notifications/index.ts';
import { listTurns, lookAtTurn, wipeTalk } from './talks.queries.ts';

/**
 * Records that a teacher has looked at a question. When all questions of its talk are looked at, the talk is no longer listed.
 * @throws Problem bots.turn_not_found
 */
export async function lookAt(
  tx: Tx,
  institution_id: number,
  turn_id: string,
  by: { readonly looked_by_user_id: string; readonly looked_on: Date },
): Promise<void> {
  const talk_id = await lookAtTurn(tx, institution_id, turn_id, by);
  if (talk_id === undefined) throw new Problem('bots.turn_not_found');
  const turns = await listTurns(tx, institution_id, talk_id);
  if (!turns.some(({ needs_look }) => needs_look)) await deleteUnreadOfTalk(tx, { institution_id, talk_id });
}

/**
 * Erases the words of a talk; it is no longer listed.
 * @throws Problem bots.talk_not_found
 */
export async function eraseTalk(tx: Tx, institution_id: number, talk_id: string): Promise<void> {
  const erased = await wipeTalk(tx, institution_id, talk_id);
  if (erased === 0) throw new Problem('bots.talk_not_found');
  await deleteUnreadOfTalk(tx, { institution_id, talk_id });
}
