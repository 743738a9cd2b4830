import { Problem, type readBotTalk, type ReplyOf } from '@takhti/contract';
import type { Tx } from '../../../../platform/db/index.ts';
import { toTurn } from '../talk/turns.queries.ts';
import { listTalks, listTurns } from './talks.queries.ts';

/**
 * One learner's talk, word for word.
 * @throws Problem bots.talk_not_found
 */
export async function readTalk(
  tx: Tx,
  institution_id: number,
  talk_id: string,
): Promise<ReplyOf<typeof readBotTalk>> {
  const { records } = await listTalks(tx, institution_id, { talk_id, only_to_look_at: false, page: 1 });
  const [talk] = records;
  if (!talk) throw new Problem('bots.talk_not_found');
  const turns = await listTurns(tx, institution_id, talk_id);
  return {
    talk,
    turns: turns.map(({ report, needs_look, looked_by, ...turn }) => ({
      ...toTurn(turn),
      report,
      needs_look: Boolean(needs_look),
      looked_by,
    })),
  };
}
