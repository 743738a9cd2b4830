import { joinLiveRound } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { joinRound } from './join-round.ts';
import { openRounds } from './testing/open-rounds.ts';

const { app, nobody, open, join } = await openRounds();

test('one joins by the code, in the digits of any script, with a nickname that is no insult and nobody else’s', async () => {
  const round = await open();
  const eastern = Array.from(round.code, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
  expect(await nobody().ok(joinLiveRound, { code: eastern, nickname: '\u202Eآمنہ' })).toMatchObject({
    nickname: 'آمنہ',
    round_id: round.round_id,
  });
  const refused = async (nickname: string) =>
    (await nobody().refused(joinLiveRound, { code: round.code, nickname })).problem;
  expect(await refused('آمنہ')).toBe('live.name_taken');
  for (const name of ['a'.repeat(200), 'Idiot', '', '0300 1234567', '\u202E\u202E'])
    expect(await refused(name)).toBe('live.name_refused');
});

test('a nickname that is refused is told why', async () => {
  const { code } = await open();
  for (const [nickname, fault] of [
    ['Ali 2', 'letters'],
    ['a'.repeat(25), 'long'],
    ['Idiot', 'unkind'],
  ] as const)
    expect(await nobody().refused(joinLiveRound, { code, nickname })).toMatchObject({
      details: { fault },
    });
});

test('10,000 wrong codes of one address are soon too many, and then a right one is not told either', async () => {
  const round = await open();
  const problems: string[] = [];
  for (let at = 0; at < 120; at += 1)
    problems.push(
      (await nobody().refused(joinLiveRound, { code: String(100_000 + at), nickname: 'Zara' })).problem,
    );
  expect(new Set(problems)).toEqual(new Set(['live.round_unknown', 'request.too_many']));
  expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zara' })).problem).toBe(
    'request.too_many',
  );
  app.clock.advance(4 * 60_000);
  expect((await join(round, 'Zara')).nickname).toBe('Zara');
});

test('as many parallel joins succeed as there are places', async () => {
  const { round_id, institution_id, code } = await open();
  const left = 3;
  const seated = Array.from({ length: limits.live_round.players - left }, (_, at) => ({
    institution_id,
    round_id,
    player_id: newId(),
    token_hash: '',
    nickname: `Seated ${at}`,
    nickname_key: `seated${at}`,
    joined_on: app.clock.now(),
  }));
  await app.db.inTransaction((tx) => tx.insertInto('live_players').values(seated).execute());
  const coming = ['Zara', 'Amina', 'Gul', 'Omar', 'Nida', 'Bilal', 'Sana', 'Hamid'];
  const answers = await Promise.all(
    coming.map(async (nickname) => nobody().call(joinLiveRound, { code, nickname })),
  );
  expect(answers.filter(({ error_code }) => error_code === 0)).toHaveLength(left);
});

test('one address fills no round: so many join from it, and others still may', async () => {
  const round = await open();
  const { services } = app;
  const limited = { ...services, settings: { ...services.settings, live_joins_per_address: 2 } };
  const from = (address: string, nickname: string) =>
    app.db.inTransaction((tx) => joinRound(tx, limited, { code: round.code, nickname }, address));
  await from('phone', 'Zara');
  await expect(from('phone', 'Zara')).rejects.toThrow('live.name_taken');
  await from('phone', 'Gul');
  await expect(from('phone', 'Hamida')).rejects.toThrow('request.too_many');
  expect((await from('school', 'Hamida')).nickname).toBe('Hamida');
});
