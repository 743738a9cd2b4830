import {
  enterCompetition,
  launchAssessment,
  leaveCompetition,
  readLeaderboard,
  redeemReward,
  saveAttempt,
} from '@takhti/contract';
import { expect, test } from 'vitest';
import { answers } from '../../../testing/learner.ts';
import type { TestPerson } from '../../../testing/index.ts';
import { openAsCompetitor } from '../open-competition.ts';
import { certify, leave } from '../rewards.ts';
import { openCups } from '../../../testing/cups.ts';

const { app, cups } = await openCups();
type Cup = Awaited<ReturnType<typeof cups.compete>>;

async function enterBy(login: TestPerson, cup: Cup, name = 'Zara') {
  const asked = { ...cup, name, grade: '4', code: 'LHR1' };
  return { ...cup, ...(await app.as(login).ok(enterCompetition, asked)) };
}

/** Plays a bank of four questions by a login, with so many right answers. */
async function playBy(login: TestPerson, bank: string, right: number): Promise<void> {
  const content = { institution_id: login.institution_id, assessment_id: bank };
  const { attempt_id, attempt_token, play } = await app.as(login).ok(launchAssessment, content);
  app.clock.advance(4_000);
  const json_data = answers(
    play,
    [0, 1, 2, 3].map((at) => at < right),
  );
  const save = { ...content, attempt_id, attempt_token, json_data, is_bookmarking: 0 as const };
  await app.as(login).ok(saveAttempt, save);
}

const boardOf = async (me: Awaited<ReturnType<typeof enterBy>>) =>
  (await cups.nobody().ok(readLeaderboard, { ...me, period: 3, scope: 'school' })).rows;

test.each([0, 1] as const)(
  'who leaves and comes again by a login has what they had, and nothing twice (once only: %s)',
  async (isnorepeat) => {
    const cup = await cups.compete({ isnorepeat, ticketcost: 80 });
    const login = await cups.somebody();
    const [bank = '', second = ''] = cups.banks;
    const me = await enterBy(login, cup);
    await playBy(login, bank, 4);
    expect(await cups.nobody().ok(redeemReward, me)).toEqual({ code: 'BOOK' });
    await cups.nobody().ok(leaveCompetition, me);

    const again = await enterBy(login, cup, 'Zahra');
    expect(again.player_id).toBe(me.player_id);
    expect(await cups.standing(again)).toMatchObject({
      name: 'Zahra',
      points: 100,
      reward: { code: 'BOOK' },
    });
    expect(await boardOf(again)).toMatchObject([{ name: 'Zahra' }]);
    await playBy(login, bank, 4);
    expect(await cups.standing(again)).toMatchObject({ points: 100 });
    await playBy(login, second, 2);
    expect(await cups.standing(again)).toMatchObject({ points: 150 });
    expect(await boardOf(again)).toMatchObject([{ points: 150 }]);
  },
);

test('another login that left has nothing of it, nor what was played while one was out', async () => {
  const cup = await cups.compete();
  const [one, other] = [await cups.somebody(), await cups.somebody()];
  const [bank = '', second = ''] = cups.banks;
  const me = await enterBy(one, cup);
  await playBy(one, bank, 4);
  await cups.nobody().ok(leaveCompetition, me);
  await playBy(one, second, 4);
  expect((await enterBy(other, cup)).player_id).not.toBe(me.player_id);
  expect(await cups.standing(await enterBy(one, cup))).toMatchObject({ points: 100 });
});

test('what a login opened before it entered is begun anew: it would be played for nothing', async () => {
  const cup = await cups.compete();
  const login = await cups.somebody();
  const [bank = ''] = cups.banks;
  const content = { institution_id: login.institution_id, assessment_id: bank };
  const before = await app.as(login).ok(launchAssessment, content);
  app.clock.advance(1_000);
  const me = await enterBy(login, cup);
  const begun = await app.as(login).ok(launchAssessment, content);
  expect(begun.attempt_id).not.toBe(before.attempt_id);
  await playBy(login, bank, 3);
  expect(await cups.standing(me)).toMatchObject({ points: 75 });
});

test('leaving and entering in one moment keeps what a competitor had, and leaves once', async () => {
  const cup = await cups.compete();
  const login = await cups.somebody();
  const [bank = ''] = cups.banks;
  const me = await enterBy(login, cup);
  await playBy(login, bank, 4);
  const now = app.clock.now();
  const asking = await app.db.inReadTransaction((tx) => openAsCompetitor(tx, me, now));
  const halfway = Promise.withResolvers<void>();
  const leaving = app.db.inTransaction(async (tx) => {
    await leave(tx, asking, now);
    await halfway.promise;
  });
  const entering = enterBy(login, cup);
  // Long enough for the second to come as far as it may before the first has ended.
  await new Promise((done) => setTimeout(done, 200));
  halfway.resolve();
  await leaving;
  const again = await entering;
  expect(again.player_id).toBe(me.player_id);
  expect(await cups.standing(again)).toMatchObject({ points: 100 });
  await cups.nobody().ok(leaveCompetition, again);
  await expect(app.db.inTransaction((tx) => leave(tx, asking, now))).rejects.toThrow(
    'competitions.player_unknown',
  );
});

test('a competitor who left gets no certificate, though it was asked for before', async () => {
  const cup = await cups.compete();
  const me = await cups.enter(cup, 'Zara');
  for (const bank of cups.banks) await cups.play(me, bank, 4);
  const now = app.clock.now();
  const asking = await app.db.inReadTransaction((tx) => openAsCompetitor(tx, me, now));
  await cups.nobody().ok(leaveCompetition, me);
  await expect(app.db.inTransaction((tx) => certify(tx, asking, now))).rejects.toThrow(
    'competitions.player_unknown',
  );
});
