import { leadLiveRound, listPastRounds, openPastRound } from '@takhti/contract';
import { expect, test } from 'vitest';
import { openRounds } from './testing/open-rounds.ts';

const { app, bank, somebody, nobody, open, join, lead } = await openRounds();

test('only the leader of a round finds it again with its report, on whatever device', async () => {
  const host = await somebody();
  const round = await open(host);
  await join(round, 'Zara');
  await lead(round, 'next');
  expect((await app.as(host).ok(listPastRounds, { content_id: bank })).records).toEqual([]);
  await lead(round, 'end');
  const { records } = await app.as(host).ok(listPastRounds, { content_id: bank });
  expect(records).toMatchObject([{ round_id: round.round_id, players: 1, questions: 1 }]);

  const { round_id } = round;
  const other = await somebody();
  expect((await app.as(other).ok(listPastRounds, { content_id: bank })).records).toEqual([]);
  expect((await app.as(other).refused(openPastRound, { round_id })).problem).toBe('live.round_unknown');
  const again = await app.as(host).ok(openPastRound, { round_id });
  const report = await nobody().ok(leadLiveRound, { ...again, step: 'close', version: 0 });
  expect(report).toMatchObject({ phase: 'over', summary: { questions: [{ number: 1 }] } });
  const old = await nobody().refused(leadLiveRound, { ...round, step: 'close', version: 0 });
  expect(old.problem).toBe('live.round_unknown');
});
