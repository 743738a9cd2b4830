import { leaderboardPeriods, periodStart, type CompetitionClock } from '@takhti/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { selectOptionalCompetitor, updateLeft, type Competitor } from '../competitors.queries.ts';
import { insertPointsOnce } from './points.queries.ts';
import { boardCountLimits, placesOf } from '../places.ts';
import { listPlacesOfTotals } from '../totals-board.queries.ts';
import { addToTotals } from './totals.queries.ts';

let app: TestApp;
let institution_id: number;
beforeAll(async () => {
  app = await makeTestApp();
  institution_id = await app.make.institution();
});
afterAll(() => app.close());

const utc: CompetitionClock = { timezone: 'UTC', weeklyawardday: 1 };
const kabul: CompetitionClock = { timezone: 'Asia/Kabul', weeklyawardday: 1 };
const period = leaderboardPeriods.all_time;

async function enter(content_id: string, name: string): Promise<Competitor> {
  const key = { institution_id, content_id, player_id: newId() };
  const school = { entered_by: 'open' as const, school: '', grade: '4', user_id: '', known_by: '' as const };
  const values = { ...key, ...school, name, token_hash: '', joined_on: app.clock.now() };
  const me = await app.db.inTransaction(async (tx) => {
    await tx.insertInto('competition_players').values(values).execute();
    return selectOptionalCompetitor(tx, key);
  });
  if (!me) throw new Error('nobody entered');
  return me;
}

async function score(me: Competitor, clock: CompetitionClock, points: number): Promise<void> {
  const { content_id, player_id } = me;
  const scored_on = app.clock.now();
  const ids = { attempt_id: newId(), lesson_id: newId() };
  await app.db.inTransaction(async (tx) => {
    await insertPointsOnce(tx, {
      institution_id,
      content_id,
      player_id,
      ...ids,
      score: points,
      points,
      scored_on,
    });
    await addToTotals(tx, me, clock, { points, scored_on });
  });
}

const board = (me: Competitor, clock: CompetitionClock) =>
  app.db.inReadTransaction((tx) => {
    const starts_on = periodStart(period, app.clock.now(), clock);
    return listPlacesOfTotals(tx, { me, scope: 'country', most: 20, period, starts_on, clock });
  });

test('a clock that is mended, and mended back, loses no points', async () => {
  const me = await enter(newId(), 'Zara');
  await score(me, utc, 100);
  await score(me, kabul, 50);
  expect(await board(me, kabul)).toMatchObject([{ points: 150 }]);
  expect(await board(me, utc)).toEqual([]);
  await score(me, utc, 25);
  expect(await board(me, utc)).toMatchObject([{ points: 175 }]);
});

test('a competitor who left stands on no board, even where totals were added up while they left', async () => {
  const content_id = newId();
  const [me, other] = [await enter(content_id, 'Zara'), await enter(content_id, 'Bano')];
  for (const each of [me, other]) await score(each, utc, 50);
  await app.db.inTransaction((tx) => updateLeft(tx, other, app.clock.now()));
  expect(await board(me, utc)).toMatchObject([{ name: 'Zara', total: 1 }]);
});

test('a board too large to be counted for everybody says the same, and counts anew after some seconds', async () => {
  const content_id = newId();
  const learners: Competitor[] = [];
  // Four have equal points on both sides of the last place that is shown.
  for (const points of [90, 80, 50, 50, 50, 50, 20, 10]) {
    const me = await enter(content_id, 'Zara');
    learners.push(me);
    app.clock.advance(1000);
    await score(me, utc, points);
  }
  const look = (me: Competitor, isCounted: boolean) =>
    app.db.inReadTransaction((tx) => {
      const starts_on = periodStart(period, app.clock.now(), utc);
      const request = { me, scope: 'country', most: 4, period, starts_on, clock: utc } as const;
      return isCounted
        ? listPlacesOfTotals(tx, request)
        : placesOf(tx, app.services.board_counts, request, learners.length - 1);
    });
  for (const me of learners) expect(await look(me, false)).toEqual(await look(me, true));
  const last = learners.at(-1);
  if (!last) throw new Error('nobody plays');
  await score(last, utc, 35);
  expect((await look(last, false)).at(-1)).toMatchObject({ points: 45, place: 7, total: 8 });
  await score(await enter(content_id, 'Bano'), utc, 46);
  expect((await look(last, false)).at(-1)).toMatchObject({ points: 45, place: 7, total: 8 });
  app.clock.advance(boardCountLimits.keeps_ms);
  expect((await look(last, false)).at(-1)).toMatchObject({ points: 45, place: 8, total: 9 });
});
