import { randomBytes } from 'node:crypto';
import {
  hidePersonal,
  judgeAnswer,
  mentionsHarm,
  type JudgedAnswer,
} from '@takhti/content-types/question-kinds/generated/talk';
import { Problem } from '@takhti/contract';
import type { AiFault, BotTurn, BotTurnState } from '@takhti/domain';
import type { Services } from '../../../../http/services.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import { newId } from '../../../../platform/ids.ts';
import { notifyOfTalk } from '../../../notifications/index.ts';
import { askModel, type Provider, type Question } from '../../provider/ask-model.ts';
import { ServiceFault } from '../../provider/service-fault.ts';
import { providerOf, readAi } from '../../settings/kept-ai.ts';
import { answersLeft } from '../answers/answers.ts';
import type { Bot } from './bot.ts';
import { countsForToday } from './counts-for-today.ts';
import { knowledgeOf } from './knowledge.ts';
import { questionToBot, type Said } from './prompt.ts';
import * as queries from './turns.queries.ts';

type Base = Pick<Services, 'db' | 'clock' | 'vault' | 'ai' | 'outgoing' | 'background' | 'storage'>;

/** For so long an answer is held, and a service may write at it. */
export const turn_hold_ms = 60_000;
const most_ms = 50_000;
/** Calls for help per day that are accepted beyond the limit of questions: each becomes a row that teachers read. */
const most_worries = 20;
/** Earlier turns that the model gets. */
const remembered = 4;

interface Begun {
  readonly turn: Omit<queries.TurnRow, 'held_until' | 'is_wiped' | 'is_charged'>;
  /** The service to ask, and the earlier turns; null if no model is asked. */
  readonly asking: { readonly provider: Provider; readonly before: readonly Said[] } | null;
  /** How many questions are left of the day. */
  readonly left: number;
}

/**
 * Asks a bot for somebody. The question is a row before the model is asked, and holds an answer of the institution: anyone who asks twice at
 * once waits for themselves, and a server that dies gives the answer back by the time.
 * @throws Problem as `begin`
 */
export async function ask(
  services: Base,
  bot: Bot,
  owner: queries.TalkOwner,
  question: string,
): Promise<{ turn: BotTurn; left: number }> {
  const { db, clock } = services;
  const begun = await db.inTransaction((tx) => begin(tx, services, bot, owner, question));
  const { turn, asking, left } = begun;
  if (asking === null) return { turn: queries.toTurn(turn), left };
  const { judged, fault } = await answerOf(services, asking.provider, bot, async () => {
    // Read once the institution's answers are unlocked: others ask meanwhile.
    const knowledge = await knowledgeOf(services, bot, owner.is_trial === 0);
    const fence = randomBytes(12).toString('hex');
    return questionToBot(bot, { question: turn.question, before: asking.before, knowledge, fence });
  });
  const values = {
    state: judged?.state ?? ('failed' as const),
    answer: judged?.state === 'answered' ? judged.text : '',
    fault,
    // A service that says nothing of use was at work all the same.
    is_charged: judged === null && fault !== 'nonsense' ? (0 as const) : (1 as const),
    held_until: clock.now(),
  };
  const isInTime = await db.inTransaction((tx) =>
    queries.endTurn(tx, { ...owner, turn_id: turn.turn_id }, values),
  );
  const state: BotTurnState = isInTime ? values.state : 'failed';
  return {
    turn: queries.toTurn({ ...turn, state, answer: isInTime ? values.answer : '' }),
    left: isInTime && values.is_charged === 1 ? left : left + 1,
  };
}

/** @throws Problem ai.not_set_up, bots.enough_today, bots.no_answers_left, bots.still_answering */
async function begin(
  tx: Tx,
  services: Base,
  bot: Bot,
  owner: queries.TalkOwner,
  asked: string,
): Promise<Begun> {
  const { institution_id } = owner;
  const now = services.clock.now();
  await queries.lockAnswers(tx, institution_id);
  const provider = providerOf(services, await readAi(tx, services, institution_id));
  // A call for help is always accepted, and no model is asked. Hardly anybody sends many.
  const isWorry = mentionsHarm(asked);
  if (!provider && !isWorry) throw new Problem('ai.not_set_up');
  const known = await queries.selectOptionalTalk(tx, owner);
  const today = known ? await queries.listTurnsOfToday(tx, { institution_id, ...known }, now) : [];
  if (!isWorry && today.some(({ state }) => state === 'asked')) throw new Problem('bots.still_answering');
  const counted = today.filter(countsForToday);
  const left = Math.max(0, bot.doc.daily_questions - counted.length - 1);
  const mostToday = bot.doc.daily_questions + (isWorry ? most_worries : 0);
  if (counted.length >= mostToday) throw new Problem('bots.enough_today');
  if (!isWorry && (await answersLeft(tx, institution_id, now)) < 1) throw new Problem('bots.no_answers_left');

  const talk_id = known?.talk_id ?? newId();
  const { title } = bot;
  if (known) await queries.touchTalk(tx, { institution_id, talk_id }, { asked_on: now, title });
  else await queries.insertTalk(tx, { ...owner, talk_id, title, asked_on: now });
  const { text: question, wasHidden } = hidePersonal(asked);
  const turn = {
    turn_id: newId(),
    question,
    answer: '',
    state: isWorry ? ('worry' as const) : ('asked' as const),
    was_hidden: wasHidden ? (1 as const) : (0 as const),
  };
  const held_until = new Date(now.getTime() + turn_hold_ms);
  const kept = { ...turn, institution_id, talk_id, model: provider?.model ?? '', fault: null };
  await queries.insertTurn(tx, { ...kept, asked_on: now, held_until });
  if (isWorry && owner.is_trial === 0) {
    const { content_id } = owner;
    const except_user_id = queries.userOf(owner);
    await notifyOfTalk(tx, { institution_id, content_id, talk_id, kind: 'bot_worry', except_user_id, now });
  }
  const row = { ...turn, reported_on: null, asked_on: now.toISOString() };
  if (isWorry || !provider) return { turn: row, asking: null, left };
  const before = counted
    .filter(({ state, is_wiped }) => state === 'answered' && is_wiped === 0)
    .slice(-remembered);
  return { turn: row, asking: { provider, before }, left };
}

/** The answer of the model, as far as it may be shown; or null and the reason. */
async function answerOf(
  { background }: Pick<Base, 'background'>,
  provider: Provider,
  { language, doc }: Bot,
  write: () => Promise<Question>,
): Promise<{ judged: JudgedAnswer | null; fault: AiFault | null }> {
  const signal = AbortSignal.any([background.stopping, AbortSignal.timeout(most_ms)]);
  let judged: JudgedAnswer | null = null;
  try {
    const question = await write();
    const secrets = [doc.instructions, question.instructions];
    // Read to its end, where the library closes what it opened; the first answer counts.
    for await (const element of askModel(provider, question, signal))
      judged ??= judgeAnswer(element, { language, secrets });
    return { judged, fault: judged === null ? 'nonsense' : null };
  } catch (error) {
    if (judged !== null) return { judged, fault: null };
    if (error instanceof ServiceFault) return { judged, fault: error.fault };
    // It is ours, and logged as such.
    await background.attempt('answer of a bot', () => Promise.reject(error));
    return { judged, fault: 'failing' };
  }
}
