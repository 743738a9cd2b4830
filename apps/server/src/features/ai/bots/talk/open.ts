import type { openBot, ReplyOf } from '@takhti/contract';
import type { Services } from '../../../../http/services.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { providerOf, readAi } from '../../settings/kept-ai.ts';
import { answersLeft } from '../answers/answers.ts';
import { countsForToday } from './counts-for-today.ts';
import type { Bot } from './bot.ts';
import * as queries from './turns.queries.ts';

/** The recent talk of a learner with a bot, and whether the bot answers them now. */
export async function openTalk(
  tx: Tx,
  services: Pick<Services, 'clock' | 'ai' | 'outgoing' | 'vault'>,
  bot: Bot,
  owner: queries.TalkOwner,
): Promise<ReplyOf<typeof openBot>> {
  const { institution_id } = owner;
  const now = services.clock.now();
  const provider = providerOf(services, await readAi(tx, services, institution_id));
  const is_ready = provider !== null && (await answersLeft(tx, institution_id, now)) > 0;
  if (owner.known_by === '') return { is_ready, is_known: false, left: 0, turns: [] };
  const talk = await queries.selectOptionalTalk(tx, owner);
  const today = talk ? await queries.listTurnsOfToday(tx, { institution_id, ...talk }, now) : [];
  const counted = today.filter(countsForToday).length;
  return {
    is_ready,
    is_known: true,
    left: Math.max(0, bot.doc.daily_questions - counted),
    turns: today.filter(({ is_wiped }) => is_wiped === 0).map(queries.toTurn),
  };
}
