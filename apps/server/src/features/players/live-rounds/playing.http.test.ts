import { answerLiveRound, joinLiveRound } from '@takhti/contract';
import { limits } from '@takhti/domain';
import { expect, test } from 'vitest';
import { openRounds, type Joined } from './testing/open-rounds.ts';

const { app, nobody, open, join, lead, give } = await openRounds();

test('a round is played to its podium: first answers count, once; nothing tells what is right while it is asked', async () => {
  const round = await open();
  const players = await Promise.all(['Ali', 'Bano', 'Chaman'].map((name) => join(round, name)));
  const [ali, bano, chaman] = players as [Joined, Joined, Joined];
  let view = await lead(round, 'next');
  expect(view).toMatchObject({ phase: 'asking', question_at: 0, total: 3, players: 3, left_ms: 20_000 });
  expect(JSON.stringify(view)).not.toContain('IsCorrect');
  await nobody().ok(answerLiveRound, give(ali, view, true));
  await nobody().ok(answerLiveRound, give(ali, view, false));
  app.clock.advance(10_000);
  await nobody().ok(answerLiveRound, give(bano, view, true));
  app.clock.advance(10_000 + limits.live_round.grace_ms);
  view = await lead(round, 'close');
  expect(view).toMatchObject({ phase: 'picture', answered: 2, picture: { right: 2, wrong: 0 } });
  expect(view.picture?.options.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  // Who has no points yet is not held up to the class.
  expect(view.podium).toEqual([
    { place: 1, nickname: 'Ali', points: 150 },
    { place: 2, nickname: 'Bano', points: 125 },
  ]);
  for (const at of [1, 2]) {
    view = await lead(round, 'next');
    expect(view).toMatchObject({ phase: 'asking', question_at: at });
    await nobody().ok(answerLiveRound, give(chaman, view, false));
    expect(view.podium).toEqual([]);
    app.clock.advance(60_000);
  }
  // After the last question nothing is told before the podium.
  expect((await lead(round, 'close')).podium).toEqual([]);
  view = await lead(round, 'next');
  expect(view.phase).toBe('podium');
  // Three who play are the three places.
  expect(view.podium).toEqual([
    { place: 1, nickname: 'Ali', points: 150 },
    { place: 2, nickname: 'Bano', points: 125 },
    { place: 3, nickname: 'Chaman', points: 0 },
  ]);
  expect(view.summary).toMatchObject({
    played: 3,
    questions: [
      { number: 1, right: 2, answered: 2, text: expect.stringContaining('<p>') },
      { number: 2, right: 0, answered: 1 },
      { number: 3, right: 0, answered: 1 },
    ],
  });
  expect((await lead(round, 'next')).phase).toBe('over');
  expect((await nobody().refused(joinLiveRound, { code: round.code, nickname: 'Zoya' })).problem).toBe(
    'live.round_unknown',
  );
});

test('a click that comes twice goes on once', async () => {
  const round = await open();
  const { version } = await lead(round, 'close');
  const views = await Promise.all([1, 2, 3].map(() => lead(round, 'next', version)));
  expect(views.map(({ question_at }) => question_at)).toEqual([0, 0, 0]);
  expect((await lead(round, 'close')).question_at).toBe(0);
});

test('answers are judged by when they were given: held by a broken line they count, late or made up they do not', async () => {
  const round = await open();
  const [ali, bano] = [await join(round, 'Ali'), await join(round, 'Bano')];
  const view = await lead(round, 'next');
  const problem = async (input: Parameters<typeof give>) =>
    (await nobody().refused(answerLiveRound, give(...input))).problem;
  expect(
    (await nobody().refused(answerLiveRound, { ...give(ali, view, true), question_at: 1 })).problem,
  ).toBe('live.not_asked');
  expect(
    (await nobody().refused(answerLiveRound, { ...give(ali, view, true), player_token: 'x'.repeat(30) }))
      .problem,
  ).toBe('live.player_unknown');
  app.clock.advance(23_000);
  expect(await problem([ali, view, true])).toBe('live.too_late');
  await nobody().ok(answerLiveRound, give(ali, view, true, 4_000));
  app.clock.advance(3_000);
  expect(await problem([bano, view, true, 60_000])).toBe('live.not_asked');
  expect((await lead(round, 'close')).picture).toMatchObject({ right: 1, wrong: 0 });
});

test('no answer is kept that the question does not ask for, nor one that is no option', async () => {
  const round = await open();
  const ali = await join(round, 'Ali');
  const view = await lead(round, 'next');
  const { answer, ...given } = give(ali, view, true);
  const long = { ...answer, OptionIds: ['x'.repeat(limits.play.option_id + 1)] };
  expect((await nobody().refused(answerLiveRound, { ...given, answer: long })).problem).toBe(
    'request.invalid',
  );
  const Blanks = [{ BlankNo: 1, Text: 'x'.repeat(limits.blanks.text) }];
  await nobody().ok(answerLiveRound, { ...given, answer: { ...answer, Blanks } });
  const kept = await app.db.inReadTransaction((tx) =>
    tx.selectFrom('live_answers').select('answer').where('round_id', '=', round.round_id).execute(),
  );
  expect(kept.map((row) => row.answer)).toEqual([{ OptionIds: answer.OptionIds }]);
});
