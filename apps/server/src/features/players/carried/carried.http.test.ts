import { gzipSync } from 'node:zlib';
import { downloadCarriedGame, exportGame, handInGame, uploadFile } from '@takhti/contract';
import { CarriedGame, handInCode, handInPrefixes, limits, type HandIn } from '@takhti/domain';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenRound } from '../../../testing/frozen-games.ts';
import { gameDoc, makeTestApp, playedState, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function publishedGame(title = 'Sums </script> & more', file_name = 'a.png') {
  const { container_id: other } = await app.make.container({ author });
  const { file_path } = await app
    .as(author)
    .ok(uploadFile, { container_id: other }, { file_name, body: png });
  const doc = gameDoc();
  const [first, ...rest] = doc.questionData;
  const json_data = {
    ...doc,
    questionData: [{ ...first!, qContent: { image: file_path, imageAlt: 'a square', audio: '' } }, ...rest],
  };
  const made = await app.make.container({ author, content_type: 'rumble_in_the_jumble', title, json_data });
  await publishNow(app, author, made.container_id);
  return made;
}

async function pageOf(content_id: string) {
  const { headers, body } = await app.post(
    downloadCarriedGame.path,
    { content_id, form: 'html' },
    author.session_id,
  );
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  return { html: body, name: decodeURIComponent(String(headers['content-disposition'])) };
}

async function zipOf(content_id: string): Promise<{ files: Unzipped; game: CarriedGame; name: string }> {
  const response = await app.post(downloadCarriedGame.path, { content_id }, author.session_id);
  expect(response.headers['content-type']).toBe('application/zip');
  const files = unzipSync(response.rawPayload);
  const script = strFromU8(files['game.js'] ?? new Uint8Array());
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  return {
    files,
    game: CarriedGame.parse(JSON.parse(json)),
    name: String(response.headers['content-disposition']),
  };
}

function played(game: CarriedGame, at: number, rounds: number): HandIn {
  const { institution_id, content_id, publication_id, boards } = game;
  const { seed, play } = boards[at]!;
  return {
    institution_id,
    content_id,
    publication_id,
    attempt_id: crypto.randomUUID(),
    attempt_token: 'a'.repeat(48),
    seed,
    user_id: 'Zarghuna',
    started_on: '2019-01-01T00:00:00.000Z',
    state: playedState(play, rounds, 20),
  };
}
const codeOf = (sent: object): string =>
  handInPrefixes.long + gzipSync(Buffer.from(JSON.stringify(sent))).toString('base64url');

describe('a game to carry away', () => {
  test('is one zip with page, player, game and media, and asks nothing of any server', async () => {
    const { files, game, name } = await zipOf((await publishedGame()).content_id);
    const media = Object.keys(files).filter((file) => file.startsWith('media/'));
    expect(Object.keys(files).filter((file) => !file.startsWith('media/'))).toEqual([
      'index.html',
      'player.js',
      'player.css',
      'player.old1.css',
      'game.js',
      'fonts.css',
    ]);
    expect(media).toHaveLength(1);
    expect(game.boards.map(({ play }) => play.rounds[0]?.image)).toEqual(Array(4).fill(media[0]));
    expect(game.hand_in_url).toBe('https://studio.example/player/hand-in');
    expect(strFromU8(files['index.html']!)).toContain('<title>Sums &lt;/script&gt; &amp; more</title>');
    expect(strFromU8(files['game.js']!)).not.toContain('</script>');
    expect(decodeURIComponent(name)).toContain("filename*=UTF-8''Sums script & more.zip");
  });

  test('is also one page, with what the zip holds in it', async () => {
    const { content_id } = await publishedGame();
    const [{ html, name }, { files, game }] = [await pageOf(content_id), await zipOf(content_id)];
    expect(name).toBe("attachment; filename*=UTF-8''Sums script & more.html");
    expect(html).toContain('<title>Sums &lt;/script&gt; &amp; more</title>');
    const inside = (id: string) => new RegExp(`id="${id}">([^<]*)</script>`).exec(html)?.[1] ?? '';
    expect(JSON.parse(inside('takhti-game'))).toEqual(game);
    const [media] = Object.entries(files).filter(([file]) => file.startsWith('media/'));
    const picture = Buffer.from(media![1]).toString('base64');
    expect(inside(media![0])).toBe(`data:image/webp;base64,${picture}`);
    for (const part of ['the player.js', 'the player.css']) expect(html).toContain(part);
  });

  test('is no page where its pictures and sounds are too heavy for a phone, and still a zip', async () => {
    const { content_id } = await publishedGame('Heavy');
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('uploads')
        .set({ bytes: limits.carried.page_media_bytes + 1 })
        .where('institution_id', '=', author.institution_id)
        .execute(),
    );
    expect(await app.as(author).refused(downloadCarriedGame, { content_id, form: 'html' })).toMatchObject({
      problem: 'players.too_heavy',
    });
    expect((await zipOf(content_id)).game.content_id).toBe(content_id);
  });

  test('is not given of what is not published, of another institution, nor to nobody', async () => {
    const draft = await app.make.container({
      author,
      content_type: 'rumble_in_the_jumble',
      json_data: gameDoc(),
    });
    const input = { content_id: draft.content_id };
    expect(await app.as(author).refused(downloadCarriedGame, input)).toMatchObject({
      problem: 'players.not_found',
    });
    const stranger = await app.make.person({ institution_id: await app.make.institution() });
    const { content_id } = await publishedGame();
    expect(await app.as(stranger).refused(downloadCarriedGame, { content_id })).toMatchObject({
      problem: 'players.not_found',
    });
    expect(await app.as(null).refused(downloadCarriedGame, { content_id })).toMatchObject({
      problem: 'account.unauthorized',
    });
  });
});

describe('a game that was played away', () => {
  test('is handed in once, counted here on the board that it was played on', async () => {
    const { game } = await zipOf((await publishedGame('Sums')).content_id);
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
    const { game } = await zipOf((await publishedGame('Sums')).content_id);
    const { content_id: _said, ...sent } = played(game, 2, 2);
    const hand = (code: string) => app.as(null).ok(handInGame, { code });
    const first = await hand(handInCode(sent));
    expect(first).toMatchObject({ user_id: 'Zarghuna', result: { TotalQuestions: 3, CorrectQuestions: 2 } });
    expect(await hand(codeOf(sent))).toEqual(first);
  });

  test('counts by what was published when it was carried away', async () => {
    const made = await publishedGame();
    const { game } = await zipOf(made.content_id);
    const sent = played(game, 0, 3);
    await publishNow(app, author, made.container_id);
    expect((await app.as(null).ok(handInGame, { code: codeOf(sent) })).result.CorrectQuestions).toBe(3);
  });

  test('a clock that is years off does not lengthen it', async () => {
    const { game } = await zipOf((await publishedGame()).content_id);
    const sent = { ...played(game, 0, 3), started_on: '2061-01-01T00:00:00.000Z' };
    const { result } = await app.as(null).ok(handInGame, { code: codeOf(sent) });
    expect(result.TimeSpentInSeconds).toBe(60);
  });

  test('a date before there was anything to play, and a name with what cannot be kept, are taken in', async () => {
    const { game } = await zipOf((await publishedGame()).content_id);
    const sent = { ...played(game, 2, 2), started_on: '-271821-04-20T00:00:00Z', user_id: 'Zar\0a' };
    const { user_id } = await app.as(null).ok(handInGame, { code: codeOf(sent) });
    expect(user_id).toBe('Zara');
  });

  test('what is no whole code is refused', async () => {
    const { game } = await zipOf((await publishedGame()).content_id);
    const sent = played(game, 0, 1);
    const code = codeOf(sent);
    const bomb = handInPrefixes.long + gzipSync(Buffer.alloc(8 * 1024 * 1024, 32)).toString('base64url');
    const wrong = [
      'hello',
      handInPrefixes.long,
      handInPrefixes.short,
      handInCode(sent).slice(0, -4),
      handInCode(sent).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
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
    const { game } = await zipOf((await publishedGame()).content_id);
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

describe('the export of a game', () => {
  async function exported(who: TestPerson, content_id: string): Promise<Unzipped> {
    const response = await app.post(exportGame.path, { content_id }, who.session_id);
    expect(response.headers['content-type']).toBe('application/zip');
    expect(String(response.headers['content-disposition'])).toBe("attachment; filename*=UTF-8''Sums.zip");
    return unzipSync(response.rawPayload);
  }

  test('C-988 G-430 G-431 G-432 G-433 G-435 G-436 is a zip of the game, its questions and its media, for roles that may export', async () => {
    const made = await publishedGame('Sums');
    expect(await app.as(author).refused(exportGame, { content_id: made.content_id })).toMatchObject({
      problem: 'account.forbidden',
    });
    const senior = await app.make.person({ institution_id: author.institution_id, roles: ['cd3'] });
    const files = await exported(senior, made.content_id);
    const media = Object.keys(files).filter((file) => file.startsWith('media/'));
    expect(media).toHaveLength(1);
    expect(Object.keys(files).toSorted()).toEqual(['game.json', ...media, 'questions.json'].toSorted());
    const game = JSON.parse(strFromU8(files['game.json']!)) as { questionData: { qContent: object }[] };
    expect(game.questionData[0]?.qContent).toMatchObject({ image: media[0] });
    const questions = JSON.parse(strFromU8(files['questions.json']!)) as object[];
    expect(questions).toEqual([
      expect.objectContaining({ MetaData1: 'Concept', QuestionTypeId: 3, isUrdu: false }),
    ]);
  });

  test('G-249 G-250 G-251 G-252 G-253 G-257 holds the questions of a Jungle Gym under the names of game platforms', async () => {
    const senior = await app.make.person({ institution_id: author.institution_id, roles: ['cd3'] });
    for (const language of ['english', 'urdu'] as const) {
      const round = { ...frozenRound('mcq', language), game: 'jungle_gym_primary' };
      const feedback = { CorrectFeedback: 'Yes.', IncorrectFeedback: 'Look again.' };
      const doc = { ...gameDoc(), language, questionData: [{ ...round, ...feedback }] };
      const made = {
        author,
        content_type: 'jungle_gym_primary',
        title: 'Sums',
        language,
        json_data: doc,
      } as const;
      const { container_id, content_id } = await app.make.container(made);
      await publishNow(app, author, container_id);
      const files = await exported(senior, content_id);
      const [question] = JSON.parse(strFromU8(files['questions.json']!)) as Record<string, unknown>[];
      const names = ['Question', 'ListOptions', 'CorrectFeedback', 'IncorrectFeedback', 'QuestionTypeId'];
      const places = ['Taxonomy', 'MasteryTopic', 'Skill', 'VirtualSkill', 'DifficultyLevel', 'Category'];
      const metadata = [1, 2, 3, 4].map((n) => `MetaData${n}`);
      expect(Object.keys(question ?? {})).toEqual(expect.arrayContaining([...names, ...places, ...metadata]));
      expect(question).toMatchObject({
        ...feedback,
        Question: round.question,
        MetaData1: 'Concept',
        isUrdu: language === 'urdu',
        ListOptions: round.cardsData.map(({ text, isCorrect }) => ({ OptionText: text, isCorrect })),
      });
    }
  });
});

describe('the names in and of both zips', () => {
  const inside =
    /^(game\.json|questions\.json|index\.html|player\.(js|css|old1\.css)|game\.js|fonts\.css|media\/[0-9a-f-]{36}\.webp)$/;

  test.each([
    ['../../etc/cron.d/x', 'etc cron.d x.zip'],
    ['C:\\Windows\\evil', 'C Windows evil.zip'],
    ['a\r\nset-cookie: b=c', 'a set-cookie b=c.zip'],
    ['fdp.\u202Eexe', 'fdp. exe.zip'],
    ['..', 'game.zip'],
    ['کھیل "ایک"', 'کھیل ایک.zip'],
  ])('C-989 of a game called %j are ours alone', async (title, name) => {
    const { content_id, container_id } = await publishedGame('Sums', '../../../up.png');
    await app.db.inTransaction((tx) =>
      tx.updateTable('containers').set({ title }).where('container_id', '=', container_id).execute(),
    );
    await publishNow(app, author, container_id);
    const senior = await app.make.person({ institution_id: author.institution_id, roles: ['cd3'] });
    expect((await pageOf(content_id)).name).toContain(`filename*=UTF-8''${name.replace(/zip$/, 'html')}`);
    for (const [path, who] of [
      [downloadCarriedGame.path, author],
      [exportGame.path, senior],
    ] as const) {
      const { headers, rawPayload } = await app.post(path, { content_id }, who.session_id);
      expect(headers['set-cookie']).toBeUndefined();
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(
        `filename*=UTF-8''${name}`,
      );
      const names = Object.keys(unzipSync(rawPayload));
      expect(names.filter((each) => !inside.test(each))).toEqual([]);
      expect(names.filter((each) => each.startsWith('media/'))).toHaveLength(1);
    }
  });

  test('a file that the storage has lost is left out, and is no empty picture', async () => {
    const made = await publishedGame('Lost');
    const lost = await app.db.inReadTransaction((tx) =>
      tx
        .selectFrom('uploads')
        .select('storage_key')
        .where('institution_id', '=', author.institution_id)
        .execute(),
    );
    for (const { storage_key } of lost) await app.services.storage.remove(storage_key);
    const senior = await app.make.person({ institution_id: author.institution_id, roles: ['cd3'] });
    const { rawPayload } = await app.post(
      exportGame.path,
      { content_id: made.content_id },
      senior.session_id,
    );
    const names = Object.keys(unzipSync(rawPayload));
    expect(names).toContain('game.json');
    expect(names.filter((name) => name.startsWith('media/'))).toEqual([]);
  });

  test('a file of another institution is not brought along, even where a game names it', async () => {
    const stranger = await app.make.person({ institution_id: await app.make.institution() });
    const foreign = await app.make.container({ author: stranger });
    const { upload_id } = await app
      .as(stranger)
      .ok(uploadFile, { container_id: foreign.container_id }, { file_name: 'a.png', body: png });
    const made = await publishedGame('Sums');
    await app.db.inTransaction(async (tx) => {
      const { json_data } = await tx
        .selectFrom('containers')
        .select('json_data')
        .where('container_id', '=', made.container_id)
        .executeTakeFirstOrThrow();
      const stolen = JSON.stringify(json_data).replaceAll(/\/files\/[0-9a-f-]{36}/g, `/files/${upload_id}`);
      expect(stolen).toContain(upload_id);
      await tx
        .updateTable('containers')
        .set({ json_data: stolen })
        .where('container_id', '=', made.container_id)
        .execute();
    });
    const senior = await app.make.person({ institution_id: author.institution_id, roles: ['cd3'] });
    const { rawPayload } = await app.post(
      exportGame.path,
      { content_id: made.content_id },
      senior.session_id,
    );
    const files = unzipSync(rawPayload);
    expect(Object.keys(files).filter((name) => name.startsWith('media/'))).toEqual([]);
    expect(strFromU8(files['game.json']!)).not.toContain(upload_id);
  });
});
