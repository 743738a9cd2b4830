import * as calls from '@takhti/contract';
import { Problem, type RequestOf } from '@takhti/contract';
import { publicRoute, route, type Route } from '../../../http/route.ts';
import type { Services } from '../../../http/services.ts';
import { learnerOf } from '../../players/index.ts';
import { grantAnswers, readAnswers } from './answers/answers.ts';
import { ask } from './talk/ask.ts';
import { publishedBot, savedBot } from './talk/bot.ts';
import { openTalk } from './talk/open.ts';
import { report } from './talk/report.ts';
import type { TalkOwner } from './talk/turns.queries.ts';
import { readTalk } from './talks/read-talk.ts';
import { eraseTalk, lookAt } from './talks/settle-talk.ts';
import { listTalks } from './talks/talks.queries.ts';

export const botsRoutes: readonly Route[] = [
  publicRoute(calls.openBot, async ({ input, services, bearer }) => {
    const owner = await ownerOf(services, input, bearer);
    return services.db.inReadTransaction(async (tx) =>
      openTalk(tx, services, await publishedBot(tx, input), owner),
    );
  }),

  publicRoute(calls.askBot, async ({ input, services, bearer }) => {
    const bot = await services.db.inReadTransaction((tx) => publishedBot(tx, input));
    const owner = await knownOwnerOf(services, input, bearer);
    return ask(services, bot, owner, input.question);
  }),

  publicRoute(calls.reportBot, async ({ input, services, bearer }) => {
    await services.db.inReadTransaction((tx) => publishedBot(tx, input));
    const owner = await knownOwnerOf(services, input, bearer);
    await services.db.inTransaction((tx) => report(tx, services.clock, owner, input));
    return {};
  }),

  route(calls.tryBot, async ({ input, session, services }) => {
    const bot = await services.db.inReadTransaction((tx) => savedBot(tx, session, input.container_id));
    const owner = { ...bot, user_id: session.user_id, known_by: 'session', is_trial: 1 } as const;
    const { institution_id, content_id, user_id, known_by, is_trial } = owner;
    const talk = { institution_id, content_id, user_id, known_by, is_trial };
    const { turn } = await ask(services, bot, talk, input.question);
    return { turn };
  }),

  route(calls.listBotTalks, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => listTalks(tx, session.institution_id, input)),
  ),

  route(calls.readBotTalk, ({ input, session, services }) =>
    services.db.inReadTransaction((tx) => readTalk(tx, session.institution_id, input.talk_id)),
  ),

  route(calls.lookAtBotTurn, async ({ input, session, services }) => {
    const by = { looked_by_user_id: session.user_id, looked_on: services.clock.now() };
    await services.db.inTransaction((tx) => lookAt(tx, session.institution_id, input.turn_id, by));
    return {};
  }),

  route(calls.eraseBotTalk, async ({ input, session, services }) => {
    await services.db.inTransaction((tx) => eraseTalk(tx, session.institution_id, input.talk_id));
    return {};
  }),

  route(calls.readBotAnswers, ({ session, services }) =>
    services.db.inReadTransaction((tx) => readAnswers(tx, services, session)),
  ),

  route(calls.grantBotAnswers, ({ input, session, services }) =>
    services.db.inTransaction((tx) => grantAnswers(tx, services, session, input)),
  ),
];

async function ownerOf(
  services: Services,
  input: RequestOf<typeof calls.openBot>,
  bearer: string,
): Promise<TalkOwner> {
  const { user_id, known_by } = await learnerOf(services, input, bearer);
  const { institution_id, content_id } = input;
  return { institution_id, content_id, user_id, known_by, is_trial: 0 };
}

// A name that nobody checked is not answered: anybody could use up a learner's day, or have as many days as they like.
async function knownOwnerOf(
  services: Services,
  input: RequestOf<typeof calls.openBot>,
  bearer: string,
): Promise<TalkOwner> {
  const owner = await ownerOf(services, input, bearer);
  if (owner.known_by === '') throw new Problem('players.learner_unknown');
  return owner;
}
