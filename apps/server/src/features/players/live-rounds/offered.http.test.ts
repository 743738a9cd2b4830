import {
  joinLiveRound,
  leadLiveRound,
  listLiveContent,
  openLiveRound,
  readLiveContent,
  type LivePhoneView,
  type LiveRoundEvent,
} from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameDoc } from '../../../testing/game-doc.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { assessmentOn, makePublishedBank, publishNow } from '../../../testing/published-content.ts';
import { watch } from './testing/watch.ts';

let app: TestApp;
let teacher: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  teacher = await app.make.person();
});
afterAll(() => app.close());

test('nobody joins once the person who leads shut the door; who is in comes back, and the door opens again', async () => {
  const { assessment_id } = await makePublishedBank(app, teacher, 1);
  const api = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const round = await app.as(teacher).ok(openLiveRound, { content_id: assessment_id });
  const nobody = app.as(null);
  const join = (nickname: string) => ({ code: round.code, nickname });
  const zara = await nobody.ok(joinLiveRound, join('Zara'));

  const shut = await nobody.ok(leadLiveRound, { ...round, step: 'shut', version: 0 });
  expect(shut).toMatchObject({ takes_players: false, phase: 'lobby' });
  expect((await nobody.refused(joinLiveRound, join('Gul'))).problem).toBe('live.shut');
  const phone = await watch(api, { ...zara, secret: zara.player_token });
  await phone.until((event: LiveRoundEvent): event is LivePhoneView => event.kind === 'phone');
  phone.stop();

  // The door is said of the round, wherever it is by then.
  await nobody.ok(leadLiveRound, { ...round, step: 'next', version: shut.version });
  const opened = await nobody.ok(leadLiveRound, { ...round, step: 'admit', version: 0 });
  expect(opened).toMatchObject({ takes_players: true, phase: 'asking' });
  expect((await nobody.ok(joinLiveRound, join('Gul'))).nickname).toBe('Gul');
});

test('what can be asked is offered, and nothing else: by the rule by which a round is opened', async () => {
  const bank = await makePublishedBank(app, teacher, 2);
  const publishedAs = async (content_type: 'rumble_in_the_jumble' | 'assessment', json_data: object) => {
    const { skill_id } = bank;
    const made = await app.make.container({ author: teacher, content_type, skill_id, json_data });
    await publishNow(app, teacher, made.container_id);
    return made.content_id;
  };
  const game = gameDoc();
  const withoutOptions = { ...game, questionData: game.questionData.slice(0, 2) };
  const asked = assessmentOn([{ skill_id: bank.skill_id, count: 2 }]);
  const draft = await app.make.container({ author: teacher });
  const ids = {
    bank: bank.assessment_id,
    game: await publishedAs('rumble_in_the_jumble', game),
    test: await publishedAs('assessment', asked),
    hands: await publishedAs('rumble_in_the_jumble', withoutOptions),
    exam: await publishedAs('assessment', { ...asked, is_feedback_hidden: 1 }),
    draft: draft.content_id,
  };
  const content_ids = Object.values(ids);
  const offered = await app.as(teacher).ok(listLiveContent, { content_ids });
  expect(offered.content_ids.toSorted()).toEqual([ids.bank, ids.game, ids.test].toSorted());
  for (const content_id of content_ids) {
    const { error_code } = await app.as(teacher).call(openLiveRound, { content_id });
    expect(error_code === 0).toBe(offered.content_ids.includes(content_id));
  }
  const asks = (content_id: string) => app.as(teacher).ok(readLiveContent, { content_id });
  expect(await asks(ids.bank)).toEqual({ questions: 2, rounds: null });
  // Of a game less may be asked than it has: the person who opens it is told before.
  expect(await asks(ids.game)).toEqual({ questions: 1, rounds: game.questionData.length });
  expect((await app.as(teacher).refused(readLiveContent, { content_id: ids.draft })).problem).toBe(
    'players.not_found',
  );
});
