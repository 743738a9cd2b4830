import {
  answerLiveRound,
  removeLivePlayer,
  type LiveHostView,
  type LivePhoneView,
  type LiveRoundEvent,
} from '@takhti/contract';
import type { LivePhase } from '@takhti/domain';
import { expect, test } from 'vitest';
import { openRounds } from './testing/open-rounds.ts';
import { watch } from './testing/watch.ts';

const { app, nobody, open, join, lead, give } = await openRounds();
const api = `${await app.app.listen({ port: 0, host: '127.0.0.1' })}/api`;

const isHost =
  (phase: LivePhase, answered = 0) =>
  (event: LiveRoundEvent): event is LiveHostView =>
    event.kind === 'host' && event.phase === phase && event.answered >= answered;
const isPhone =
  (phase: LivePhase) =>
  (event: LiveRoundEvent): event is LivePhoneView =>
    event.kind === 'phone' && event.phase === phase;

test('screens are told everything: who joins, the question, that all have answered, and being taken out', async () => {
  const round = await open();
  const front = await watch(api, { ...round, secret: round.host_token });
  await front.until(isHost('lobby'));
  const ali = await join(round, 'Ali');
  const phone = await watch(api, { ...ali, secret: ali.player_token });
  expect(await phone.until(isPhone('lobby'))).toMatchObject({ nickname: 'Ali', points: 0, question: null });
  expect((await front.until(isHost('lobby'))).joined).toMatchObject([{ nickname: 'Ali' }]);
  const view = await lead(round, 'next');
  const asked = await phone.until(isPhone('asking'));
  expect(asked.question?.QuestionId).toBe(view.question?.QuestionId);
  expect(JSON.stringify(asked)).not.toContain('IsCorrect');
  await nobody().ok(answerLiveRound, give(ali, view, true));
  // Everybody has answered: nobody waits for the time.
  expect(await front.until(isHost('picture'))).toMatchObject({ answered: 1, picture: { right: 1 } });
  expect(await phone.until(isPhone('picture'))).toMatchObject({
    points: 150,
    right: 1,
    outcome: { is_right: true, points: 150 },
  });
  // A phone that was in standby gets the present state at once.
  phone.stop();
  const woken = await watch(api, { ...ali, secret: ali.player_token });
  expect(await woken.until(isPhone('picture'))).toMatchObject({ is_answered: true });
  await nobody().ok(removeLivePlayer, { ...round, player_id: ali.player_id });
  await woken.until((event): event is LiveRoundEvent & { kind: 'gone' } => event.kind === 'gone');
  expect((await nobody().refused(answerLiveRound, give(ali, view, true))).problem).toBe(
    'live.player_unknown',
  );
  front.stop();
});

test('screens are not for strangers', async () => {
  const round = await open();
  const ali = await join(round, 'Ali');
  await expect(watch(api, { ...round, secret: ali.player_token })).rejects.toThrow('status 403');
  await expect(watch(api, { ...ali, secret: round.host_token })).rejects.toThrow('status 403');
});

test('sixty phones at once: every answer is counted, none twice', async () => {
  const round = await open();
  const names = Array.from({ length: 60 }, (_, at) =>
    String.fromCodePoint(65 + Math.floor(at / 26), 97 + (at % 26)),
  );
  const players = await Promise.all(names.map((name) => join(round, name)));
  const phones = await Promise.all(players.map((each) => watch(api, { ...each, secret: each.player_token })));
  const view = await lead(round, 'next');
  await Promise.all(phones.map((phone) => phone.until(isPhone('asking'))));
  await Promise.all(
    players.flatMap((each, at) => {
      const answer = give(each, view, at % 3 === 0);
      return [nobody().ok(answerLiveRound, answer), nobody().call(answerLiveRound, answer)];
    }),
  );
  const told = await Promise.all(phones.map((phone) => phone.until(isPhone('picture'))));
  expect(told.filter(({ outcome }) => outcome?.is_right)).toHaveLength(20);
  expect((await lead(round, 'close')).picture).toMatchObject({ right: 20, wrong: 40 });
  for (const phone of phones) phone.stop();
});
