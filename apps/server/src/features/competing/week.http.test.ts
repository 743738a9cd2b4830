import { leaderboardScopes, readLeaderboard, redeemReward } from '@takhti/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../testing/index.ts';
import { day, makeCups, type Cups, type Competitor } from '../../testing/cups.ts';

let app: TestApp;
let cups: Cups;
beforeAll(async () => {
  app = await makeTestApp();
  // A Thursday: in the week to come a month ends, and a week of the leaderboard begins in Kabul.
  app.clock.advance(Date.UTC(2031, 2, 27, 6) - app.clock.now().getTime());
  cups = await makeCups(app);
});
afterAll(() => app.close());

const hour = 3600_000;
/** Clocks of Kabul are four and a half hours ahead of UTC, all year. */
const ahead = 4.5 * hour;
const award_day = 3;
const cost = 100;
const periods = [0, 1, 2, 3, 4] as const;
const schools = ['Lahore', 'Quetta'] as const;

interface Learner {
  readonly me: Competitor & { readonly player_token: string };
  readonly name: string;
  readonly school: string;
  readonly grade: string;
}
interface Result {
  readonly who: number;
  readonly bank: string;
  readonly score: number;
  readonly at: number;
}

/** When the day, the week, the month of an instant began, and what has no beginning. */
function startsOf(now: number): number[] {
  const midnight = Math.floor((now + ahead) / day) * day;
  const date = new Date(midnight);
  const sinceAwards = (date.getUTCDay() - award_day + 7) % 7;
  const month = Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return [midnight - ahead, midnight - sinceAwards * day - ahead, month - ahead, 0, 0];
}

/** What a learner has since an instant, and when they came to it: each content counts with its first result, and a better one adds half. */
function recount(results: readonly Result[], since: number): { points: number; reached: number } {
  const best = new Map<string, number>();
  let [points, reached] = [0, 0];
  for (const { bank, score, at } of results) {
    const before = best.get(bank);
    const gain = before === undefined ? score : Math.floor(Math.max(0, score - before) / 2);
    best.set(bank, Math.max(score, before ?? 0));
    if (gain === 0 || at < since) continue;
    points += gain;
    reached = at;
  }
  return { points, reached };
}

test(
  'C-1071 G-603 twenty learners of two schools play a reviewed competition for a week: every leaderboard is what a plain recount says, ties in the order in which they were reached, and names stay in their school',
  { timeout: 180_000 },
  async () => {
    const when = { weeklyawardday: award_day, timezone: 'Asia/Kabul', start_date: cups.local(-2) };
    // Classes of two grades, so that a class is less than its school; all three banks are played in each.
    const { cup, played } = await cups.reviewedCup(
      { ...when, ticketcost: cost },
      ([one = '', two = '', three = '']) => [
        { level_grade: '4', lessons_ids: [one, two] },
        { level_grade: '5', lessons_ids: [three, one, two] },
        { level_grade: '4', lessons_ids: [three] },
      ],
    );
    const learners: Learner[] = [];
    for (let at = 0; at < 20; at += 1) {
      const name = `Learner ${String.fromCodePoint(65 + at)}`;
      const school = schools[at % 2] ?? '';
      const grade = at % 5 < 3 ? '4' : '5';
      const me = await cups.enter(cup, name, at % 2 === 0 ? 'LHR1' : 'QTA2', grade);
      learners.push({ me, name, school, grade });
    }
    const results: Result[] = [];
    const redeemed = new Set<number>();
    let ties = 0;
    let random = 7;
    const next = (most: number): number => {
      random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((random / 2_147_483_648) * most);
    };
    const boardOf = (
      { me }: Learner,
      period: (typeof periods)[number],
      scope: 'class' | 'school' | 'country',
    ) => cups.nobody().ok(readLeaderboard, { ...me, period, scope });

    /** Asks every leaderboard as some learners see it, and counts it by hand. */
    async function check(asking: readonly number[]): Promise<void> {
      const since = startsOf(app.clock.now().getTime());
      for (const period of periods) {
        const counted = learners.map((_me, who) => {
          const own = recount(
            results.filter((each) => each.who === who),
            since[period] ?? 0,
          );
          return period === 4 && redeemed.has(who) ? { ...own, points: own.points - cost } : own;
        });
        const ranked = learners
          .map(({ name, school, grade }, who) => ({
            who,
            name,
            school,
            grade,
            ...(counted[who] ?? { points: 0, reached: 0 }),
          }))
          .filter(({ points }) => points > 0)
          .toSorted((one, other) => other.points - one.points || one.reached - other.reached);
        ties += ranked.filter(({ points }, at) => ranked[at + 1]?.points === points).length;
        for (const scope of leaderboardScopes)
          for (const who of asking) {
            const learner = learners[who];
            if (!learner) continue;
            const rivals = ranked.filter(
              ({ school, grade }) =>
                scope === 'country' ||
                (school === learner.school && (scope === 'school' || grade === learner.grade)),
            );
            const board = await boardOf(learner, period, scope);
            expect(board.rows).toEqual(
              rivals.map((rival) => ({
                place: 1 + rivals.filter(({ points }) => points > rival.points).length,
                name: rival.school === learner.school ? rival.name : null,
                school: rival.school,
                points: rival.points,
                is_me: rival.who === who,
              })),
            );
            expect(board.total).toBe(rivals.length);
            expect(board.me?.points ?? 0).toBe(Math.max(0, counted[who]?.points ?? 0));
          }
      }
    }

    for (let turn = 0; turn < 16; turn += 1) {
      for (let time = 0; time < 5; time += 1) {
        const [who, bank, right] = [next(20), played[next(3)] ?? '', next(5)];
        const learner = learners[who];
        if (!learner) continue;
        // As the page of the competition opens it: in the version that was pinned.
        await cups.play(learner.me, bank, right, cup.content_id);
        results.push({ who, bank, score: right * 25, at: app.clock.now().getTime() });
        app.clock.advance(1000);
      }
      if (turn === 9)
        for (const [who, { me }] of learners.entries())
          if (redeemed.size < 3 && (await cups.standing(me)).coins >= cost) {
            await cups.nobody().ok(redeemReward, me);
            redeemed.add(who);
          }
      if (turn % 4 === 1) await check([turn, turn + 1]);
      if (turn < 15) app.clock.advance(11 * hour);
    }
    expect(redeemed.size).toBe(3);
    await check(learners.map((_learner, who) => who));
    // The week told its periods apart, and had ties to settle.
    const [first] = learners;
    if (!first) throw new Error('nobody plays');
    const sums = await Promise.all(
      periods.map(async (period) =>
        (await boardOf(first, period, 'country')).rows.reduce((sum, { points }) => sum + points, 0),
      ),
    );
    expect(new Set(sums).size).toBe(periods.length);
    expect(ties).toBeGreaterThan(20);

    // Totals are a copy of the points: without them the boards say the same, and the next results make them again.
    const boards = () =>
      Promise.all(
        learners
          .slice(0, 4)
          .flatMap((learner) =>
            periods.flatMap((period) => leaderboardScopes.map((scope) => boardOf(learner, period, scope))),
          ),
      );
    const clearTotals = () =>
      app.db.inTransaction(async (tx) => {
        await tx.deleteFrom('competition_totals').where('content_id', '=', cup.content_id).execute();
        await tx.deleteFrom('competition_clocks').where('content_id', '=', cup.content_id).execute();
      });
    const ofTotals = await boards();
    await clearTotals();
    expect(await boards()).toEqual(ofTotals);
    for (const bank of played) await cups.play(first.me, bank, 4, cup.content_id);
    const madeAnew = await boards();
    expect(madeAnew).not.toEqual(ofTotals);
    await clearTotals();
    expect(await boards()).toEqual(madeAnew);
  },
);
