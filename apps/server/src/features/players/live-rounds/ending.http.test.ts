import { joinLiveRound, leadLiveRound } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { sweepLiveRounds } from './sweep-rounds.ts';
import { closeQuestion, selectOptionalRound } from './live-rounds.queries.ts';
import { openRounds } from './testing/open-rounds.ts';

const { live_round } = limits;
const { app, somebody, nobody, open, join, lead } = await openRounds();

test('the host of a round comes back from another browser; the one before leads no more, and it ends by itself', async () => {
  const host = await somebody();
  const round = await open(host);
  const again = await open(host);
  expect(again).toMatchObject({ round_id: round.round_id, code: round.code });
  const old = await nobody().refused(leadLiveRound, { ...round, step: 'next', version: 1 });
  expect(old.problem).toBe('live.round_unknown');
  app.clock.advance(live_round.hours * 3_600_000);
  expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zara' })).problem).toBe(
    'live.round_unknown',
  );
  expect((await open()).round_id).not.toBe(round.round_id);
});

test('a round that was played to its podium makes way for a new one', async () => {
  const host = await somebody();
  const round = await open(host);
  let view = await lead(round, 'next');
  for (let asked = 0; view.phase !== 'podium' && asked < 10; asked += 1) {
    app.clock.advance(60_000);
    view = await lead(round, 'next');
  }
  expect(view.phase).toBe('podium');
  expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Late' })).problem).toBe(
    'live.shut',
  );
  const next = await open(host);
  expect(next.code).not.toBe(round.code);
  expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zara' })).problem).toBe(
    'live.round_unknown',
  );
  await nobody().ok(joinLiveRound, { code: next.code, nickname: 'Zara' });
});

test('a round that was ended stays so, whatever was on its way', async () => {
  const round = await open();
  await lead(round, 'next');
  const seen = await app.db.inReadTransaction((tx) => selectOptionalRound(tx, round));
  if (!seen) throw new Error('no round');
  expect(await lead(round, 'end')).toMatchObject({ phase: 'over' });
  await app.db.inTransaction((tx) => closeQuestion(tx, seen));
  expect(await lead(round, 'close')).toMatchObject({ phase: 'over' });
});

test('rounds end by themselves, and nicknames are forgotten after days, though nobody opens another', async () => {
  const round = await open();
  await join(round, 'Zara');
  const kept = () =>
    app.db.inReadTransaction(async (tx) => ({
      round: await selectOptionalRound(tx, round),
      players: await tx
        .selectFrom('live_players')
        .select('nickname')
        .where('round_id', '=', round.round_id)
        .execute(),
    }));
  app.clock.advance((live_round.hours + 1) * 3_600_000);
  await sweepLiveRounds(app.services);
  expect(await kept()).toMatchObject({ round: { phase: 'over' }, players: [{ nickname: 'Zara' }] });
  app.clock.advance(live_round.days * 24 * 3_600_000);
  await sweepLiveRounds(app.services);
  expect(await kept()).toEqual({ round: undefined, players: [] });
});
