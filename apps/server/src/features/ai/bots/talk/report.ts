import { hidePersonal } from '@takhti/content-types/question-kinds/generated/talk';
import { Problem } from '@takhti/contract';
import type { Clock } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { notifyOfTalk } from '../../../notifications/index.ts';
import * as queries from './turns.queries.ts';

/**
 * Reports an answer to the teachers. Learners can report only answers that they received themselves.
 * @throws Problem bots.turn_not_found
 */
export async function report(
  tx: Tx,
  clock: Clock,
  owner: queries.TalkOwner,
  { turn_id, why }: { readonly turn_id: string; readonly why: string },
): Promise<void> {
  const { institution_id, content_id } = owner;
  const talk = await queries.selectOptionalTalk(tx, owner);
  const now = clock.now();
  const reported = { report: hidePersonal(why).text, now };
  const isKept = talk && (await queries.reportTurn(tx, { institution_id, ...talk }, turn_id, reported));
  if (isKept !== true) throw new Problem('bots.turn_not_found');
  const except_user_id = queries.userOf(owner);
  await notifyOfTalk(tx, { institution_id, content_id, ...talk, kind: 'bot_reported', except_user_id, now });
}
