import {
  approve,
  certifyCompetitor,
  enterCompetition,
  launchAssessment,
  leaderboardScopes,
  leaveCompetition,
  readLeaderboard,
  readStanding,
  readEntrance,
  redeemReward,
  saveAttempt,
  saveCompetition,
  verifyCertificate,
  type RequestInput,
} from '@takhti/contract';
import { competitionDefaults, competitorUserId, type CompetitionSettings } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers } from '../../../testing/learner.ts';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { makePublishedBank, publishNow } from '../../../testing/published-content.ts';
import { makeSchool } from '../../../testing/school.ts';

let app: TestApp;
let author: TestPerson;
let banks: string[];
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
  banks = [];
  for (const count of [4, 4, 4]) banks.push((await makePublishedBank(app, author, count)).assessment_id);
});
afterAll(() => app.close());

const day = 24 * 3600_000;
const local = (offset_days: number): string =>
  new Date(app.clock.now().getTime() + offset_days * day).toISOString().slice(0, 19).replace('T', ' ');

const settled = (settings: Partial<CompetitionSettings>, played: readonly string[]) => ({
  ...competitionDefaults,
  timezone: 'UTC',
  start_date: local(-1),
  end_date: local(40),
  ispublic: 1 as const,
  isschool: 1 as const,
  ismultiplayer: 1 as const,
  iscertificate: 1 as const,
  isresign: 1 as const,
  schoolcode: 'LHR1\nQTA2',
  schooltag: 'Lahore\nQuetta',
  rewardcode: 'BOOK',
  ticketcost: 150,
  levels: played.map((id) => ({ level_grade: '4', lessons_ids: [id] })),
  ...settings,
});

/** A competition of three levels that was written, went through every level of review, and was published by the last approval. */
async function reviewedCup(settings: Partial<CompetitionSettings>) {
  const school = await makeSchool(app);
  const { institution_id } = school.author;
  const played: string[] = [];
  for (const count of [4, 4, 4])
    played.push((await makePublishedBank(app, school.author, count)).assessment_id);
  const { skill_id } = await app.make.skill({ institution_id });
  const entity = { name: 'The Cup', description: 'A week', ...settled(settings, played) };
  const made = await app.as(school.author).ok(saveCompetition, { skill_id, ...entity });
  const { container_id, version } = await school.toLastReview(made);
  await app.as(school.last).ok(approve, { container_id, version });
  return { cup: { content_id: made.guid, institution_id }, played };
}

async function compete(settings: Partial<CompetitionSettings> = {}) {
  // The clock moves on by weeks, past the end of a login.
  author = await app.make.person({ institution_id: author.institution_id });
  const json_data = {
    schema_version: 1,
    description: '',
    ...settled(settings, banks),
    lessons: banks.map((content_id) => ({ content_id, content_type: 'mcq', title: 'Bank' })),
  };
  const { container_id, content_id, institution_id } = await app.make.container({
    author,
    content_type: 'competition',
    title: 'The Cup',
    json_data,
  });
  await publishNow(app, author, container_id);
  return { content_id, institution_id };
}
type Cup = Awaited<ReturnType<typeof compete>>;

const nobody = () => app.as(null);
async function enter(cup: Cup, name: string, code = '') {
  return { ...cup, ...(await nobody().ok(enterCompetition, { ...cup, name, grade: '4', code })) };
}
type Entered = Awaited<ReturnType<typeof enter>>;
type Player = Omit<Entered, 'player_token'> & { readonly player_token?: string };

/** Plays a bank with so many right answers of four. */
async function play(me: Player, bank: string, right: number, gathering_id?: string): Promise<void> {
  const content = {
    gathering_id,
    institution_id: me.institution_id,
    assessment_id: bank,
    user_id: competitorUserId(me.player_id),
    player_token: me.player_token,
  };
  const { attempt_id, attempt_token, play: drawn } = await nobody().ok(launchAssessment, content);
  const json_data = answers(
    drawn,
    [0, 1, 2, 3].map((at) => at < right),
  );
  const save = { ...content, attempt_id, attempt_token, json_data, is_bookmarking: 0 as const };
  await nobody().ok(saveAttempt, save);
  // What comes twice counts once.
  await nobody().ok(saveAttempt, save);
}

const enterRefused = async (input: RequestInput<typeof enterCompetition>) =>
  (await nobody().refused(enterCompetition, input)).problem;

describe('entering', () => {
  test('by the link, the code of a school or the secret code, each where it is switched on', async () => {
    const cup = await compete();
    expect(await nobody().ok(readStanding, await enter(cup, 'Zara', ' lhr1 '))).toMatchObject({
      school: 'Lahore',
      phase: 'running',
      points: 0,
    });
    expect(await enterRefused({ ...cup, name: 'Zara', grade: '4', code: 'XXXX' })).toBe(
      'competitions.wrong_code',
    );
    const secret = await compete({ ispublic: 0, isschool: 0, issemiprivate: 1, secretcode: 'AB7' });
    expect(await enterRefused({ ...secret, name: 'Zara', grade: '4' })).toBe('competitions.wrong_code');
    expect((await nobody().ok(readStanding, await enter(secret, 'Zara', 'ab7'))).school).toBe('');
  });

  test.each(['', '   ', 'a'.repeat(200), '0300 1234567', 'Idiot', '<b>', 'http://x'])(
    'refuses %j as a name',
    async (name) => {
      const cup = await compete();
      expect(await enterRefused({ ...cup, name, grade: '4' })).toBe('competitions.name_refused');
    },
  );

  test('takes marks of direction out of a name', async () => {
    const me = await enter(await compete(), '\u202Eآمنہ\u2069');
    expect((await nobody().ok(readStanding, me)).name).toBe('آمنہ');
  });

  test('not before, after, while it is paused, in another grade, or without the login that it wants', async () => {
    const asked = { name: 'Zara', grade: '4' };
    for (const off of [{ isdisabled: 1 as const }, { end_date: local(-0.5) }, { start_date: local(1) }])
      expect(await enterRefused({ ...(await compete(off)), ...asked })).toBe('competitions.not_running');
    expect(await enterRefused({ ...(await compete()), name: 'Zara', grade: '9' })).toBe(
      'competitions.grade_unknown',
    );
    const premium = await compete({ ispremium: 1 });
    expect(await enterRefused({ ...premium, ...asked })).toBe('players.learner_unknown');
    const one = await app.as(author).ok(enterCompetition, { ...premium, ...asked });
    const again = await app.as(author).ok(enterCompetition, { ...premium, ...asked });
    expect(again.player_id).toBe(one.player_id);
    const old = await nobody().refused(readStanding, { ...premium, ...one });
    expect(old.problem).toBe('competitions.player_unknown');
  });

  test('10,000 wrong codes of one address are soon too many, and then a right one opens nothing either', async () => {
    const cup = await compete({ ispublic: 0 });
    const problems = new Set<string>();
    for (let at = 0; at < 120; at += 1)
      problems.add(await enterRefused({ ...cup, name: 'Zara', grade: '4', code: `A${at}` }));
    expect([...problems]).toEqual(['competitions.wrong_code', 'request.too_many']);
    expect(await enterRefused({ ...cup, name: 'Zara', grade: '4', code: 'LHR1' })).toBe('request.too_many');
    app.clock.advance(16 * 60_000);
    expect(await enterRefused({ ...cup, name: 'Zara', grade: '4', code: 'A' })).toBe(
      'competitions.wrong_code',
    );
  });
});

test('the door says how it is entered, without a code, and that it is hidden once it is over', async () => {
  const cup = await compete({ ispublic: 0, isdemo: 1, ishideonend: 1, end_date: local(3) });
  const door = await nobody().ok(readEntrance, cup);
  expect(door).toEqual({
    phase: 'running',
    is_hidden: false,
    by_link: false,
    by_code: true,
    grades: ['4'],
    needs_login: false,
    is_trial: true,
  });
  app.clock.advance(4 * day);
  expect(await nobody().ok(readEntrance, cup)).toMatchObject({ phase: 'over', is_hidden: true });
});

test('G-274 what was withdrawn is asked of nobody any more, and keeps the points that it gave', async () => {
  const { cup, played } = await reviewedCup({});
  const [me, other] = [await enter(cup, 'Zara'), await enter(cup, 'Bano')];
  const [first = '', ...rest] = played;
  await play(me, first, 4);
  await app.db.inTransaction((tx) =>
    tx.updateTable('containers').set({ is_deleted: 1 }).where('content_id', '=', first).execute(),
  );
  const lessonsOf = async (who: Entered) =>
    (await nobody().ok(readStanding, who)).levels.flatMap(({ lessons }) => lessons);
  expect((await lessonsOf(me))[0]).toMatchObject({ content_id: first, points: 100, is_open: false });
  expect((await lessonsOf(other)).map(({ content_id }) => content_id)).toEqual(rest);
  for (const bank of rest) await play(other, bank, 4);
  expect(await nobody().ok(certifyCompetitor, other)).toMatchObject({ points: 200 });
});

describe('points', () => {
  test('count the best result of each content, once; with no repeat the first', async () => {
    const me = await enter(await compete(), 'Zara');
    const [bank = ''] = banks;
    for (const right of [2, 1, 3]) await play(me, bank, right);
    expect((await nobody().ok(readStanding, me)).points).toBe(75);
    const once = await enter(await compete({ isnorepeat: 1 }), 'Zara');
    for (const right of [2, 4]) await play(once, bank, right);
    expect((await nobody().ok(readStanding, once)).points).toBe(50);
  });

  test('content of no level counts nothing, nor what ends when the competition is over', async () => {
    const me = await enter(await compete({ end_date: local(2) }), 'Zara');
    await play(me, (await makePublishedBank(app, author, 4)).assessment_id, 4);
    app.clock.advance(3 * day);
    await play(me, banks[0] ?? '', 4);
    expect(await nobody().ok(readStanding, me)).toMatchObject({ points: 0, phase: 'over' });
  });

  test('are earned by who has the secret alone: with the id of somebody else nobody adds to theirs', async () => {
    const cup = await compete();
    const [me, other] = [await enter(cup, 'Zara'), await enter(cup, 'Bano')];
    const [bank = ''] = banks;
    const { player_token: _, ...named } = me;
    await play(named, bank, 4);
    const { institution_id, player_id } = named;
    const launch = { institution_id, assessment_id: bank, user_id: competitorUserId(player_id) };
    for (const player_token of [other.player_token, 'x'.repeat(43)]) {
      const { problem } = await nobody().refused(launchAssessment, { ...launch, player_token });
      expect(problem).toBe('players.token_refused');
    }
    for (const each of [me, other])
      expect(await nobody().ok(readStanding, each)).toMatchObject({ points: 0 });
    await play(me, bank, 2);
    expect((await nobody().ok(readStanding, me)).points).toBe(50);
  });

  test('buy the reward once, and a certificate that its code proves; a trial gives neither', async () => {
    const me = await enter(await compete(), 'Zara', 'LHR1');
    const early = await nobody().refused(redeemReward, me);
    expect(early.problem).toBe('competitions.not_earned');
    expect((await nobody().refused(certifyCompetitor, me)).problem).toBe('competitions.not_earned');
    for (const bank of banks) await play(me, bank, 3);
    const codes = await Promise.all([1, 2, 3].map(() => nobody().ok(redeemReward, me)));
    expect(codes).toEqual([{ code: 'BOOK' }, { code: 'BOOK' }, { code: 'BOOK' }]);
    const certificate = await nobody().ok(certifyCompetitor, me);
    expect(certificate).toMatchObject({ name: 'Zara', school: 'Lahore', points: 225, levels: 3 });
    expect(await nobody().ok(certifyCompetitor, me)).toEqual(certificate);
    const { institution_id, content_id } = me;
    const asked = { institution_id, content_id, code: certificate.code.toLowerCase() };
    expect(await nobody().ok(verifyCertificate, asked)).toEqual(certificate);
    const made = await nobody().refused(verifyCertificate, { ...asked, code: 'AAAAAAAAAAAA' });
    expect(made.problem).toBe('competitions.certificate_unknown');
    expect(await nobody().ok(readStanding, me)).toMatchObject({
      coins: 75,
      reward: { code: 'BOOK' },
      certificate: { is_earned: true, code: certificate.code },
    });
    const trial = await enter(await compete({ isdemo: 1 }), 'Zara');
    expect(await nobody().ok(readStanding, trial)).toMatchObject({ reward: null, certificate: null });
  });
});

test('leaving takes name and places away, and what hides on its end is hidden', async () => {
  const cup = await compete({ ishideonend: 1, end_date: local(3) });
  const [me, other] = [await enter(cup, 'Zara', 'LHR1'), await enter(cup, 'Bano', 'LHR1')];
  for (const each of [me, other]) await play(each, banks[0] ?? '', 2);
  const wish = { period: 3, scope: 'school' } as const;
  expect((await nobody().ok(readLeaderboard, { ...me, ...wish })).rows).toHaveLength(2);
  await nobody().ok(leaveCompetition, other);
  expect((await nobody().ok(readLeaderboard, { ...me, ...wish })).rows).toMatchObject([{ name: 'Zara' }]);
  expect((await nobody().refused(readStanding, other)).problem).toBe('competitions.player_unknown');
  app.clock.advance(4 * day);
  expect((await nobody().refused(readStanding, me)).problem).toBe('competitions.not_running');
});

describe('a week of twenty learners of two schools', () => {
  test(
    'every leaderboard is what a plain recount says, and names stay in their school',
    { timeout: 120_000 },
    async () => {
      const when = { weeklyawardday: 3, timezone: 'Asia/Kabul', start_date: local(-2) };
      const { cup, played } = await reviewedCup(when);
      const learners: (Entered & { name: string; school: string })[] = [];
      for (let at = 0; at < 20; at += 1) {
        const name = `Learner ${String.fromCodePoint(65 + at)}`;
        const school = at % 2 === 0 ? 'Lahore' : 'Quetta';
        learners.push({ ...(await enter(cup, name, at % 2 === 0 ? 'LHR1' : 'QTA2')), name, school });
      }
      const results: { who: number; bank: string; score: number; at: number }[] = [];
      let random = 7;
      const next = (most: number): number => {
        random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
        return Math.floor((random / 2_147_483_648) * most);
      };
      for (let hour = 0; hour < 7 * 24; hour += 11) {
        for (let time = 0; time < 4; time += 1) {
          const [who, bank, right] = [next(20), played[next(3)] ?? '', next(5)];
          const me = learners[who];
          if (!me) continue;
          // As the page of the competition opens it: in the version that was pinned.
          await play(me, bank, right, cup.content_id);
          results.push({ who, bank, score: right * 25, at: app.clock.now().getTime() });
          app.clock.advance(1000);
        }
        app.clock.advance(11 * 3600_000);
      }
      const all = await Promise.all(learners.map((me) => nobody().ok(readStanding, me)));
      const rich = learners.filter((_me, at) => (all[at]?.points ?? 0) >= 150).slice(0, 3);
      expect(rich.length).toBeGreaterThan(0);
      for (const me of rich) await nobody().ok(redeemReward, me);
      const now = app.clock.now().getTime();
      // Clocks of Kabul are four and a half hours ahead of UTC, all year.
      const ahead = 4.5 * 3600_000;
      const midnight = Math.floor((now + ahead) / day) * day;
      const weekday = new Date(midnight).getUTCDay();
      const month = new Date(midnight);
      const since = [
        midnight,
        midnight - ((weekday - 3 + 7) % 7) * day,
        Date.UTC(month.getUTCFullYear(), month.getUTCMonth(), 1),
        0,
        0,
      ].map((start) => start - ahead);
      const standings = await Promise.all(learners.map((me) => nobody().ok(readStanding, me)));
      for (const period of [0, 1, 2, 3, 4] as const) {
        const points = learners.map((_me, who) => {
          const best = new Map<string, number>();
          let sum = 0;
          for (const result of results.filter((each) => each.who === who)) {
            const before = best.get(result.bank) ?? 0;
            if (result.at >= (since[period] ?? 0)) sum += Math.max(0, result.score - before);
            best.set(result.bank, Math.max(before, result.score));
          }
          const redeemed = standings[who]?.reward?.code === null ? 0 : 150;
          return period === 4 ? sum - redeemed : sum;
        });
        for (const scope of leaderboardScopes) {
          for (const [who, me] of learners.entries()) {
            const isCompared = (other: { school: string }): boolean =>
              scope === 'country' || other.school === me.school;
            const rivals = learners
              .map((other, at) => ({ ...other, points: points[at] ?? 0 }))
              .filter((other) => isCompared(other) && other.points > 0);
            const expected = rivals
              .map((other) => ({
                place: 1 + rivals.filter((each) => each.points > other.points).length,
                name: other.school === me.school ? other.name : null,
                points: other.points,
              }))
              .toSorted((one, other) => one.place - other.place);
            const board = await nobody().ok(readLeaderboard, { ...me, period, scope });
            const told = board.rows.map(({ place, name, points: had }) => ({ place, name, points: had }));
            const key = (row: object): string => JSON.stringify(row);
            expect(told.map(key).toSorted()).toEqual(expected.map(key).toSorted());
            expect(told.map(({ place }) => place)).toEqual(expected.map(({ place }) => place));
            const mine = points[who] ?? 0;
            expect(board.me?.points ?? 0).toBe(Math.max(0, mine));
          }
        }
      }
      const some = learners.slice(0, 4);
      const boards = () =>
        Promise.all(
          some.flatMap((me) =>
            ([0, 1, 2, 3, 4] as const).flatMap((period) =>
              leaderboardScopes.map((scope) => nobody().ok(readLeaderboard, { ...me, period, scope })),
            ),
          ),
        );
      const forgetTotals = () =>
        app.db.inTransaction(async (tx) => {
          await tx.deleteFrom('competition_totals').where('content_id', '=', cup.content_id).execute();
          await tx.deleteFrom('competition_clocks').where('content_id', '=', cup.content_id).execute();
        });
      const ofTotals = await boards();
      await forgetTotals();
      expect(await boards()).toEqual(ofTotals);
      // The next results make the totals of all that was there, and go on with them.
      for (const bank of played) if (some[0]) await play(some[0], bank, 4, cup.content_id);
      const madeAnew = await boards();
      expect(madeAnew).not.toEqual(ofTotals);
      await forgetTotals();
      expect(await boards()).toEqual(madeAnew);
    },
  );
});
