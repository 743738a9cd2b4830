import { gzipSync } from 'node:zlib';
import { handInGame } from '@takhti/contract';
import { handInCode, handInPrefixes } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';
import { carryAway, codeOf, played, publishGame } from './testing/carried-away.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

describe('a game that was played away', () => {
  test('is handed in once, counted here on the board that it was played on', async () => {
    const { game } = await carryAway(app, author, (await publishGame(app, author, 'Sums')).content_id);
    const code = codeOf(played(game, 2, 2));
    const hand = () => app.as(null).ok(handInGame, { code });
    const first = await hand();
    expect(first).toMatchObject({
      title: 'Sums',
      user_id: 'Zarghuna',
      result: { TotalQuestions: 3, CorrectQuestions: 2, TimeSpentInSeconds: 40 },
    });
    app.clock.advance(60_000);
    expect(await hand()).toEqual(first);
    const stored = await app.db.inReadTransaction((tx) =>
      tx.selectFrom('attempts').select('result').where('user_id', '=', 'Zarghuna').execute(),
    );
    const { finished_at: _, ...counted } = first.result;
    expect(stored).toMatchObject([{ result: counted }]);
  });

  test('is handed in by a short code as by a long one', async () => {
    const { game } = await carryAway(app, author, (await publishGame(app, author, 'Sums')).content_id);
    const { content_id: _said, ...sent } = played(game, 2, 2);
    const hand = (code: string) => app.as(null).ok(handInGame, { code });
    const first = await hand(handInCode(sent));
    expect(first).toMatchObject({ user_id: 'Zarghuna', result: { TotalQuestions: 3, CorrectQuestions: 2 } });
    expect(await hand(codeOf(sent))).toEqual(first);
  });

  test('counts by what was published when it was carried away', async () => {
    const made = await publishGame(app, author);
    const { game } = await carryAway(app, author, made.content_id);
    const sent = played(game, 0, 3);
    await publishNow(app, author, made.container_id);
    expect((await app.as(null).ok(handInGame, { code: codeOf(sent) })).result.CorrectQuestions).toBe(3);
  });

  test('a clock that is years off does not lengthen it', async () => {
    const { game } = await carryAway(app, author, (await publishGame(app, author)).content_id);
    const sent = { ...played(game, 0, 3), started_on: '2061-01-01T00:00:00.000Z' };
    const { result } = await app.as(null).ok(handInGame, { code: codeOf(sent) });
    expect(result.TimeSpentInSeconds).toBe(60);
  });

  test('a date before there was anything to play, and a name with what cannot be kept, are taken in', async () => {
    const { game } = await carryAway(app, author, (await publishGame(app, author)).content_id);
    const sent = { ...played(game, 2, 2), started_on: '-271821-04-20T00:00:00Z', user_id: 'Zar\0a' };
    const { user_id } = await app.as(null).ok(handInGame, { code: codeOf(sent) });
    expect(user_id).toBe('Zara');
  });

  test('an incomplete code is refused', async () => {
    const { game } = await carryAway(app, author, (await publishGame(app, author)).content_id);
    const sent = played(game, 0, 1);
    const code = codeOf(sent);
    const bomb = handInPrefixes.long + gzipSync(Buffer.alloc(8 * 1024 * 1024, 32)).toString('base64url');
    const wrong = [
      'hello',
      handInPrefixes.long,
      handInPrefixes.short,
      handInCode(sent).slice(0, -4),
      // Its very last letter may hold bits that count for nothing.
      handInCode(sent).replace(/.(?=.{3}$)/, (letter) => (letter === 'A' ? 'B' : 'A')),
      code.slice(0, -12),
      code.slice(0, 40) + (code[40] === 'A' ? 'B' : 'A') + code.slice(41),
      bomb,
      codeOf({ ...sent, state: null }),
    ];
    for (const each of wrong)
      expect(await app.as(null).refused(handInGame, { code: each })).toMatchObject({
        problem: 'players.code_unreadable',
      });
    expect(
      await app.as(null).call(handInGame, { code: `\n${code.slice(0, 70)}\r\n ${code.slice(70)} ` }),
    ).toMatchObject({
      error_code: 0,
    });
  });

  test('of an unknown game, or with the id of another’s attempt, is refused', async () => {
    const { game } = await carryAway(app, author, (await publishGame(app, author)).content_id);
    const sent = played(game, 0, 1);
    const unknown = codeOf({ ...sent, publication_id: crypto.randomUUID() });
    expect(await app.as(null).refused(handInGame, { code: unknown })).toMatchObject({
      problem: 'players.not_found',
    });
    await app.as(null).ok(handInGame, { code: codeOf(sent) });
    const thief = codeOf({ ...sent, attempt_token: 'b'.repeat(48) });
    expect(await app.as(null).refused(handInGame, { code: thief })).toMatchObject({
      problem: 'players.attempt_not_found',
    });
  });
});
