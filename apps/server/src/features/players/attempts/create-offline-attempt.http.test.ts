import { scoreGame } from '@takhti/content-types/rounds/play';
import { copyGame, launchGame, saveGame, shortenLink, type ReplyOf } from '@takhti/contract';
import { competitorUserId } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, playedState, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

type Launch = ReplyOf<typeof launchGame>;

async function publishedGame() {
  const made = await app.make.container({
    author,
    content_type: 'rumble_in_the_jumble',
    json_data: gameDoc(),
  });
  await publishNow(app, author, made.container_id);
  const { container_id, content_id, institution_id } = made;
  return { container_id, key: { content_id, institution_id } };
}

/** An attempt as a browser begins it that has no network, at the copy that an earlier launch left there. */
async function offlineAttempt() {
  const { container_id, key } = await publishedGame();
  const copy = await app.as(null).ok(launchGame, key);
  const secret = { attempt_id: crypto.randomUUID(), attempt_token: 'b'.repeat(20) };
  const began_offline = { ...copy.laid, started_on: app.clock.now().toISOString() };
  return { container_id, key, copy, begun: { ...key, ...secret, began_offline } };
}

const over = (copy: Pick<Launch, 'play'>, count: number) => ({
  bookmarking_data: playedState(copy.play, count),
  attempt_data: scoreGame(copy.play, playedState(copy.play, count)),
});

const attemptsOf = (content_id: string) =>
  app.db.inReadTransaction((tx) =>
    tx
      .selectFrom('attempts')
      .select(['attempt_id', 'user_id', 'link_code', 'result'])
      .where('content_id', '=', content_id)
      .execute(),
  );

describe('an attempt that began without a network', () => {
  test('is begun by its first save, counted on its board, and once however often its end is sent', async () => {
    const { key, copy, begun } = await offlineAttempt();
    app.clock.advance(60_000);
    const end = { ...begun, user_id: 'Zarghuna', ...over(copy, 2) };
    const { result } = await app.as(null).ok(saveGame, end);
    expect(result).toMatchObject({ TotalQuestions: 3, CorrectQuestions: 2, TimeSpentInSeconds: 8 });
    expect(await app.as(null).ok(saveGame, end)).toEqual({ result });
    const attempts = await attemptsOf(key.content_id);
    expect(attempts.filter(({ user_id }) => user_id === 'Zarghuna')).toHaveLength(1);
    expect(attempts).toHaveLength(2);
  });

  test('is counted on a copy that was laid out ahead, for which nothing was begun', async () => {
    const { key } = await publishedGame();
    const copy = await app.as(null).ok(copyGame, key);
    expect(await attemptsOf(key.content_id)).toEqual([]);
    const secret = { attempt_id: crypto.randomUUID(), attempt_token: 'b'.repeat(20) };
    const began_offline = { ...copy.laid, started_on: app.clock.now().toISOString() };
    app.clock.advance(60_000);
    const { result } = await app
      .as(null)
      .ok(saveGame, { ...key, ...secret, began_offline, ...over(copy, 3) });
    expect(result).toMatchObject({ TotalQuestions: 3, CorrectQuestions: 3 });
    expect((await app.as(null).ok(launchGame, { ...key, ...secret })).play).toEqual(copy.play);
    expect(await attemptsOf(key.content_id)).toHaveLength(1);
  });

  test('goes on online where it was left, with the board that it was begun on', async () => {
    const { copy, begun } = await offlineAttempt();
    const empty = await app.as(null).ok(launchGame, begun);
    expect(empty).toMatchObject({
      attempt_id: begun.attempt_id,
      is_resumed: true,
      bookmarking_data: { rounds: [] },
    });
    expect(empty.play).toEqual(copy.play);
    app.clock.advance(60_000);
    const state = playedState(copy.play, 1);
    const bookmark = { ...begun, bookmarking_data: state, attempt_data: null };
    expect(await app.as(null).ok(saveGame, bookmark)).toEqual({ result: null });
    expect(await app.as(null).ok(launchGame, begun)).toMatchObject({ bookmarking_data: state });
  });

  test('counts by what was published when its copy was kept', async () => {
    const { container_id, copy, begun } = await offlineAttempt();
    await publishNow(app, author, container_id);
    const { result } = await app.as(null).ok(saveGame, { ...begun, ...over(copy, 3) });
    expect(result).toMatchObject({ CorrectQuestions: 3 });
  });

  test('tells the maker of an own link, as any other by it', async () => {
    const { key, copy, begun } = await offlineAttempt();
    const link = await app
      .as(author)
      .ok(shortenLink, { content_id: key.content_id, asks: 'name', institution_id: key.institution_id });
    const link_code = link.path.split('/').at(-1) ?? '';
    await app.as(null).ok(saveGame, { ...begun, link_code, user_id: 'Zara', ...over(copy, 3) });
    expect(await attemptsOf(key.content_id)).toContainEqual(
      expect.objectContaining({ attempt_id: begun.attempt_id, link_code, user_id: 'Zara' }),
    );
  });

  test('is not begun for whom somebody vouches for: they begin with the server, at its time and on its board', async () => {
    const { begun } = await offlineAttempt();
    const vouched = [
      () => app.as(author).ok(launchGame, begun),
      () => app.as(null).ok(launchGame, { ...begun, player_token: 'a secret of a competition' }),
    ];
    for (const launch of vouched) expect((await launch()).attempt_id).not.toBe(begun.attempt_id);
  });

  test('is nobody’s under the name of a competitor', async () => {
    const { key, copy, begun } = await offlineAttempt();
    const user_id = competitorUserId(crypto.randomUUID());
    await app.as(null).ok(saveGame, { ...begun, user_id, ...over(copy, 3) });
    expect(await attemptsOf(key.content_id)).toContainEqual(
      expect.objectContaining({ attempt_id: begun.attempt_id, user_id: '' }),
    );
  });

  test('is another’s with another secret, and none of what was never published so', async () => {
    const { copy, begun } = await offlineAttempt();
    const { key: other } = await publishedGame();
    await app
      .as(null)
      .ok(saveGame, { ...begun, bookmarking_data: playedState(copy.play, 1), attempt_data: null });
    const wrong = [
      { ...begun, attempt_token: 'c'.repeat(20) },
      { ...begun, ...other, attempt_id: crypto.randomUUID() },
      {
        ...begun,
        attempt_id: crypto.randomUUID(),
        began_offline: { ...begun.began_offline, publication_id: crypto.randomUUID() },
      },
    ];
    for (const each of wrong) {
      const refused = await app.as(null).refused(saveGame, { ...each, ...over(copy, 1) });
      expect(refused.problem).toBe('players.attempt_not_found');
      // To play on is never denied: a launch begins again.
      const launched = await app.as(null).ok(launchGame, each);
      expect(launched.attempt_id).not.toBe(each.attempt_id);
    }
  });

  test('is not begun for content that is not carried: its questions are drawn by the server', async () => {
    const { begun } = await offlineAttempt();
    const bank = await app.make.container({ author, content_type: 'mcq' });
    const copy = { bookmarking_data: { rounds: [], current: 0, seconds: 0 }, attempt_data: null };
    const refused = await app.as(null).refused(saveGame, { ...begun, content_id: bank.content_id, ...copy });
    expect(refused.problem).toBe('players.attempt_not_found');
    const { content_id, institution_id } = bank;
    const uncopied = await app.as(null).refused(copyGame, { content_id, institution_id });
    expect(uncopied.problem).toBe('players.not_found');
  });
});
