import {
  certifyCompetitor,
  enterCompetition,
  launchAssessment,
  leaveCompetition,
  listResults,
  openLibraryContent,
  readLeaderboard,
  readStanding,
  readTurnout,
  redeemReward,
  uploadFile,
  verifyCertificate,
} from '@takhti/contract';
import { certificateLink, certificatePath, competitorUserId } from '@takhti/domain';
import { describe, expect, test } from 'vitest';
import { makePublishedBank } from '../../testing/published-content.ts';
import { onePixel } from '../../testing/things.ts';
import { day, openCups } from '../../testing/cups.ts';

const { app, cups } = await openCups();

async function visit(url: string) {
  const { statusCode: status, headers } = await app.app.inject({ method: 'GET', url });
  return { status, location: headers.location };
}

test('G-274 what was withdrawn is asked of nobody any more, and keeps the points that it gave', async () => {
  const { cup, played } = await cups.reviewedCup({});
  const [me, other] = [await cups.enter(cup, 'Zara'), await cups.enter(cup, 'Bano')];
  const [first = '', ...rest] = played;
  await cups.play(me, first, 4);
  await app.db.inTransaction((tx) =>
    tx.updateTable('containers').set({ is_deleted: 1 }).where('content_id', '=', first).execute(),
  );
  const lessonsOf = async (who: typeof me) =>
    (await cups.standing(who)).levels.flatMap(({ lessons }) => lessons);
  expect((await lessonsOf(me))[0]).toMatchObject({ content_id: first, points: 100, is_open: false });
  expect((await lessonsOf(other)).map(({ content_id }) => content_id)).toEqual(rest);
  for (const bank of rest) await cups.play(other, bank, 4);
  expect(await cups.nobody().ok(certifyCompetitor, other)).toMatchObject({ points: 200 });
});

describe('points', () => {
  test('are those of the first result of each content, and half of what a later one is better by; with no repeat the first', async () => {
    const me = await cups.enter(await cups.compete(), 'Zara');
    const [bank = ''] = cups.banks;
    for (const right of [2, 1, 3]) await cups.play(me, bank, right);
    expect((await cups.standing(me)).points).toBe(50 + 12);
    const once = await cups.enter(await cups.compete({ isnorepeat: 1 }), 'Zara');
    for (const right of [2, 4]) await cups.play(once, bank, right);
    expect((await cups.standing(once)).points).toBe(50);
  });

  test('content of no level counts nothing, nor what ends when the competition is over', async () => {
    const me = await cups.enter(await cups.compete({ end_date: cups.local(2) }), 'Zara');
    await cups.play(me, (await makePublishedBank(app, await cups.somebody(), 4)).assessment_id, 4);
    app.clock.advance(3 * day);
    await cups.play(me, cups.banks[0] ?? '', 4);
    expect(await cups.standing(me)).toMatchObject({ points: 0, phase: 'over' });
  });

  test('what was played in time and arrives when it is over counts nothing, and says so', async () => {
    const me = await cups.enter(await cups.compete({ end_date: cups.local(2) }), 'Zara');
    const [bank = '', other = ''] = cups.banks;
    const end = await cups.begin(me, bank);
    app.clock.advance(3 * day);
    expect(await end(4)).toMatchObject({ GameScore: 100, not_counted: 'late' });
    expect(await cups.standing(me)).toMatchObject({ points: 0 });
    // What is begun afterwards has nothing to do with it.
    expect((await (await cups.begin(me, other))(4))?.not_counted).toBeUndefined();
  });

  test('what was only skipped finishes nothing, says so, and is a first try', async () => {
    const me = await cups.enter(await cups.compete(), 'Zara');
    const [bank = ''] = cups.banks;
    const first = async () => (await cups.standing(me)).levels[0]?.lessons[0];
    expect(await cups.skip(me, bank)).toMatchObject({ not_counted: 'skipped' });
    expect(await first()).toMatchObject({ points: null, was_skipped: true });
    await cups.play(me, bank, 4);
    expect(await first()).toMatchObject({ points: 50, was_skipped: false });
    // Where there is no other try it is theirs.
    const once = await cups.enter(await cups.compete({ isnorepeat: 1 }), 'Zara');
    expect((await cups.skip(once, bank))?.not_counted).toBeUndefined();
    expect((await cups.standing(once)).levels[0]?.lessons[0]).toMatchObject({ points: 0 });
  });

  test('are earned by who has the secret alone: with the id of somebody else nobody adds to theirs', async () => {
    const cup = await cups.compete();
    const [me, other] = [await cups.enter(cup, 'Zara'), await cups.enter(cup, 'Bano')];
    const [bank = ''] = cups.banks;
    const { player_token: _, ...named } = me;
    await cups.play(named, bank, 4);
    const { institution_id, player_id } = named;
    const launch = { institution_id, assessment_id: bank, user_id: competitorUserId(player_id) };
    for (const player_token of [other.player_token, 'x'.repeat(43)]) {
      const { problem } = await cups.nobody().refused(launchAssessment, { ...launch, player_token });
      expect(problem).toBe('players.token_refused');
    }
    for (const each of [me, other]) expect(await cups.standing(each)).toMatchObject({ points: 0 });
    await cups.play(me, bank, 2);
    expect((await cups.standing(me)).points).toBe(50);
  });

  test('of one learner on two phones count once, whichever of them ends first', async () => {
    const cup = await cups.compete({ ispremium: 1 });
    const learner = await cups.somebody();
    const enter = async () => ({
      ...cup,
      ...(await app.as(learner).ok(enterCompetition, { ...cup, name: 'Zara', grade: '4' })),
    });
    const [bank = ''] = cups.banks;
    const first = await enter();
    const endOnFirst = await cups.begin(first, bank);
    const second = await enter();
    expect(second.player_id).toBe(first.player_id);
    await cups.play(second, bank, 2);
    await endOnFirst(3);
    expect(await cups.standing(second)).toMatchObject({ points: 50 + 12 });
    // The secret of the phone that came last is the one that holds.
    const { problem } = await cups.nobody().refused(readStanding, first);
    expect(problem).toBe('competitions.player_unknown');
  });

  test('buy the reward once, and a certificate that its code proves; a trial gives neither', async () => {
    const me = await cups.enter(await cups.compete(), 'Zara', 'LHR1');
    const early = await cups.nobody().refused(redeemReward, me);
    expect(early.problem).toBe('competitions.not_earned');
    expect((await cups.nobody().refused(certifyCompetitor, me)).problem).toBe('competitions.not_earned');
    for (const bank of cups.banks) await cups.play(me, bank, 3);
    const codes = await Promise.all([1, 2, 3].map(() => cups.nobody().ok(redeemReward, me)));
    expect(codes).toEqual([{ code: 'BOOK' }, { code: 'BOOK' }, { code: 'BOOK' }]);
    const certificate = await cups.nobody().ok(certifyCompetitor, me);
    expect(certificate).toMatchObject({ name: 'Zara', school: 'Lahore', points: 225, levels: 3 });
    expect(await cups.nobody().ok(certifyCompetitor, me)).toEqual(certificate);
    const { institution_id, content_id } = me;
    const asked = { institution_id, content_id, code: certificate.code.toLowerCase() };
    const told = { ...certificate, has_competition: true };
    expect(await cups.nobody().ok(verifyCertificate, asked)).toEqual(told);
    const made = await cups.nobody().refused(verifyCertificate, { ...asked, code: 'AAAAAAAAAAAA' });
    expect(made).toMatchObject({
      problem: 'competitions.certificate_unknown',
      details: { language: 'english' },
    });
    const printed = await visit(certificateLink(me, certificate.code.toLowerCase()));
    expect(printed).toMatchObject({ status: 302, location: certificatePath(me, certificate.code) });
    for (const code of ['AAAAAAAAAAAA', '%00'])
      expect((await visit(certificateLink(me, code))).status).toBe(404);
    expect((await visit(`/c/x/${certificate.code}`)).status).toBe(404);
    expect(await cups.standing(me)).toMatchObject({
      coins: 75,
      reward: { code: 'BOOK' },
      certificate: { is_earned: true, code: certificate.code },
    });
    const trial = await cups.enter(await cups.compete({ isdemo: 1 }), 'Zara');
    expect(await cups.standing(trial)).toMatchObject({ reward: null, certificate: null });
  });
});

test('the picture of the reward has an address that learners can open', async () => {
  const author = await cups.somebody();
  const { container_id } = await app.make.container({ author, content_type: 'competition' });
  const file = { file_name: 'ball.png', body: onePixel };
  const { url: coinimage } = await app.as(author).ok(uploadFile, { container_id }, file);
  const { reward } = await cups.standing(await cups.enter(await cups.compete({ coinimage }), 'Zara'));
  expect((await visit(reward?.image ?? '')).status).toBe(200);
  const bare = await cups.standing(await cups.enter(await cups.compete(), 'Zara'));
  expect(bare.reward).toMatchObject({ image: '' });
});

test('leaving takes name and places away, and what hides on its end is hidden', async () => {
  const cup = await cups.compete({ ishideonend: 1, end_date: cups.local(3) });
  const [me, other] = [await cups.enter(cup, 'Zara', 'LHR1'), await cups.enter(cup, 'Bano', 'LHR1')];
  for (const each of [me, other]) await cups.play(each, cups.banks[0] ?? '', 2);
  const chosen = { period: 3, scope: 'school' } as const;
  expect((await cups.nobody().ok(readLeaderboard, { ...me, ...chosen })).rows).toHaveLength(2);
  await cups.nobody().ok(leaveCompetition, other);
  expect((await cups.nobody().ok(readLeaderboard, { ...me, ...chosen })).rows).toMatchObject([
    { name: 'Zara' },
  ]);
  expect((await cups.nobody().refused(readStanding, other)).problem).toBe('competitions.player_unknown');
  app.clock.advance(4 * day);
  expect((await cups.nobody().refused(readStanding, me)).problem).toBe('competitions.not_running');
});

test('only the owner of a competition learns how many have joined and how many have played', async () => {
  const { cup, played, author, container_id } = await cups.reviewedCup({});
  const [me, other, gone] = [
    await cups.enter(cup, 'Zara'),
    await cups.enter(cup, 'Bano'),
    await cups.enter(cup, 'Gul'),
  ];
  for (const who of [me, gone]) await cups.play(who, played[0] ?? '', 2);
  expect(other.player_id).not.toBe(me.player_id);
  expect(await app.as(author).ok(readTurnout, { container_id })).toEqual({ joined: 3, played: 2 });
  await cups.nobody().ok(leaveCompetition, gone);
  expect(await app.as(author).ok(readTurnout, { container_id })).toEqual({ joined: 2, played: 1 });
  const stranger = await app.make.person({ institution_id: author.institution_id });
  expect((await app.as(stranger).refused(readTurnout, { container_id })).problem).toMatch(
    /forbidden|not_found/,
  );
});

test('results hold neither name nor id of competitors: their name is for learners of their school', async () => {
  const { cup, played, author: owner } = await cups.reviewedCup({});
  const [bank = ''] = played;
  const me = await cups.enter(cup, 'Zara', 'LHR1');
  await cups.play(me, bank, 3);
  const { container_id } = await app.as(owner).ok(openLibraryContent, { content_id: bank });
  const { records } = await app.as(owner).ok(listResults, { container_id });
  expect(records).toMatchObject([{ learner: '', known_by: 'competition', right: 3 }]);
  expect(JSON.stringify(records)).not.toMatch(new RegExp(`Zara|${me.player_id}`));
});
