import { downloadCarriedGame, exportGame, uploadFile } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { strFromU8, unzipSync, type Unzipped } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { frozenRound } from '../../../testing/frozen-games.ts';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import { publishNow } from '../../../testing/published-content.ts';
import { onePixel } from '../../../testing/things.ts';
import { carryAway, publishGame } from './testing/carried-away.ts';

let app: TestApp;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  author = await app.make.person();
});
afterAll(() => app.close());

async function pageOf(content_id: string) {
  const { headers, body } = await app.post(
    downloadCarriedGame.path,
    { content_id, form: 'html' },
    author.session_id,
  );
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  return { html: body, name: decodeURIComponent(String(headers['content-disposition'])) };
}

describe('a game to carry away', () => {
  test('is one zip with page, player, game and media, and asks nothing of any server', async () => {
    const { files, game, name } = await carryAway(app, author, (await publishGame(app, author)).content_id);
    const media = Object.keys(files).filter((file) => file.startsWith('media/'));
    expect(Object.keys(files).filter((file) => !file.startsWith('media/'))).toEqual([
      'index.html',
      'player.js',
      'player.css',
      'player.old1.css',
      'fonts.css',
      'game.js',
    ]);
    expect(media).toHaveLength(1);
    expect(game.boards.map(({ play }) => play.rounds[0]?.image)).toEqual(Array(4).fill(media[0]));
    expect(game.hand_in_url).toBe('https://studio.example/player/hand-in');
    expect(strFromU8(files['index.html']!)).toContain('<title>Sums &lt;/script&gt; &amp; more</title>');
    expect(strFromU8(files['game.js']!)).not.toContain('</script>');
    expect(decodeURIComponent(name)).toContain("filename*=UTF-8''Sums script & more.zip");
  });

  test('is also one page, with what the zip holds in it', async () => {
    const { content_id } = await publishGame(app, author);
    const [{ html, name }, { files, game }] = [
      await pageOf(content_id),
      await carryAway(app, author, content_id),
    ];
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
    const { content_id } = await publishGame(app, author, 'Heavy');
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
    expect((await carryAway(app, author, content_id)).game.content_id).toBe(content_id);
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
    const { content_id } = await publishGame(app, author);
    expect(await app.as(stranger).refused(downloadCarriedGame, { content_id })).toMatchObject({
      problem: 'players.not_found',
    });
    expect(await app.as(null).refused(downloadCarriedGame, { content_id })).toMatchObject({
      problem: 'account.unauthorized',
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
    const made = await publishGame(app, author, 'Sums');
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
    const { content_id, container_id } = await publishGame(app, author, 'Sums', '../../../up.png');
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
    const made = await publishGame(app, author, 'Lost');
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
      .ok(uploadFile, { container_id: foreign.container_id }, { file_name: 'a.png', body: onePixel });
    const made = await publishGame(app, author, 'Sums');
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
