import { addRound, gameModels, newRound, type ClueRound, type GameDoc } from '@takhti/content-types/rounds';
import { scoreGame } from '@takhti/content-types/rounds/play';
import { launchAssessment, launchGame, saveGame, uploadFile, type ReplyOf } from '@takhti/contract';
import type { GameState } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gameDoc, makeTestApp, playedState, type TestApp, type TestPerson } from '../../testing/index.ts';
import { publishNow } from '../../testing/published-content.ts';

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

type Launch = ReplyOf<typeof launchGame>;
interface Game {
  readonly content_id: string;
  readonly institution_id: number;
}

async function publishGame(
  json_data: GameDoc = gameDoc(),
  content_type: 'rumble_in_the_jumble' | 'clue_on' = 'rumble_in_the_jumble',
): Promise<Game & { skill_id: string }> {
  const made = await app.make.container({ author, content_type, json_data });
  await publishNow(app, author, made.container_id);
  return { content_id: made.content_id, institution_id: made.institution_id, skill_id: made.skill_id };
}
const keyOf = ({ content_id, institution_id }: Game) => ({ content_id, institution_id });
const secretOf = ({ attempt_id, attempt_token }: Launch) => ({ attempt_id, attempt_token });
const launch = (game: Game, attempt?: Launch) =>
  app.as(null).ok(launchGame, { ...keyOf(game), ...(attempt && secretOf(attempt)) });

/** A game of clues with a case for each of these topics. */
function cluesOn(...topics: string[]): GameDoc {
  const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
  return topics.reduce<GameDoc>((doc, Topic) => {
    const round = newRound(doc, 'clue_on', 'clue_on') as ClueRound;
    const cardsData = round.cardsData.map((card, at) => ({ ...card, text: `${Topic}, clue ${at + 1}` }));
    return addRound(doc, { ...round, Answer: 'The Moon', Topic, cardsData });
  }, gameModels.clue_on.defaults(start));
}

const save = (game: Game, attempt: Launch, bookmarking_data: GameState, isOver: boolean) =>
  app.as(null).ok(saveGame, {
    ...keyOf(game),
    ...secretOf(attempt),
    bookmarking_data,
    attempt_data: isOver ? scoreGame(attempt.play, bookmarking_data) : null,
  });

describe('a published game', () => {
  test('is launched by anyone who has its link, laid out anew for each attempt', async () => {
    const game = await publishGame();
    const attempt = await launch(game);
    expect(attempt).toMatchObject({ is_resumed: false, result: null, bookmarking_data: { rounds: [] } });
    expect(attempt.play).toMatchObject({ AssessmentId: game.content_id, SkillId: game.skill_id });
    expect(attempt.play.rounds.map((round) => round.template_type)).toEqual(['matching', 'order', 'mcq']);
    expect((await launch(game)).attempt_id).not.toBe(attempt.attempt_id);
  });

  test('G-506 a bookmark is taken up where it was left, with the same board', async () => {
    const game = await publishGame();
    const attempt = await launch(game);
    const state = playedState(attempt.play, 1);
    app.clock.advance(60_000);
    expect(await save(game, attempt, state, false)).toEqual({ result: null });
    const again = await launch(game, attempt);
    expect(again).toMatchObject({ is_resumed: true, bookmarking_data: state });
    expect(again.play).toEqual(attempt.play);
  });

  test('C-961 C-963 a session says who plays: a save needs no secret, and the next launch gives what it kept', async () => {
    const game = keyOf(await publishGame());
    const { institution_id } = author;
    const [one, other] = [
      await app.make.person({ institution_id }),
      await app.make.person({ institution_id }),
    ];
    const attempt = await app.as(one).ok(launchGame, game);
    const state = playedState(attempt.play, 1);
    app.clock.advance(60_000);
    await app.as(one).ok(saveGame, { ...game, bookmarking_data: state, attempt_data: null });
    const again = await app.as(one).ok(launchGame, game);
    expect(again).toMatchObject({
      attempt_id: attempt.attempt_id,
      bookmarking_data: state,
      is_resumed: true,
    });
    for (const who of [other, null]) {
      const sent = { ...game, user_id: one.user_id, bookmarking_data: state, attempt_data: null };
      expect((await app.as(who).refused(saveGame, sent)).problem).toBe('players.attempt_not_found');
    }
    const over = scoreGame(attempt.play, playedState(attempt.play, 3));
    const sent = { ...game, bookmarking_data: playedState(attempt.play, 3), attempt_data: over };
    const first = await app.as(one).ok(saveGame, sent);
    expect(first.result).toMatchObject({ CompletionPercentage: 100 });
    expect(await app.as(one).ok(saveGame, sent)).toEqual(first);
    expect((await app.as(one).ok(launchGame, game)).attempt_id).not.toBe(attempt.attempt_id);
  });

  test('G-503 G-504 G-505 G-506 the end is counted by the server, once, whatever the player says', async () => {
    const game = await publishGame();
    const attempt = await launch(game);
    app.clock.advance(60_000);
    const claimed = { ...scoreGame(attempt.play, playedState(attempt.play, 3)), GameScore: 100 };
    const end = () =>
      app.as(null).ok(saveGame, {
        ...keyOf(game),
        ...secretOf(attempt),
        bookmarking_data: playedState(attempt.play, 1),
        attempt_data: claimed,
      });
    const { result } = await end();
    expect(result).toMatchObject({
      TotalQuestions: 3,
      CorrectQuestions: 1,
      GameScore: 33,
      AssessmentId: game.content_id,
    });
    expect(result?.QuestionsData[0]).toMatchObject({ QuestionId: '1', SkillId: game.skill_id, credit: 1 });
    expect(await end()).toEqual({ result });
    expect((await launch(game, attempt)).result).toEqual(result);
  });

  test('a bookmark after the end, another token and another game are refused', async () => {
    const game = await publishGame();
    const attempt = await launch(game);
    await save(game, attempt, playedState(attempt.play, 3), true);
    const body = {
      ...keyOf(game),
      ...secretOf(attempt),
      bookmarking_data: playedState(attempt.play, 1),
      attempt_data: null,
    };
    const nobody = app.as(null);
    expect(await nobody.refused(saveGame, body)).toMatchObject({ problem: 'players.attempt_finished' });
    const wrong = { ...body, attempt_token: 'x'.repeat(40) };
    expect(await nobody.refused(saveGame, wrong)).toMatchObject({ problem: 'players.attempt_not_found' });
    const other = await publishGame();
    expect(await nobody.refused(saveGame, { ...body, ...keyOf(other) })).toMatchObject({
      problem: 'players.attempt_not_found',
    });
  });

  test('what was done in the open round is kept, and worth nothing until it is done', async () => {
    const game = await publishGame();
    const attempt = await launch(game);
    const [first, second] = playedState(attempt.play, 2).rounds;
    const open = { ...second!, TimespentInSeconds: 2 };
    const state = { rounds: [first!], current: 1, seconds: 6, open };
    await save(game, attempt, state, false);
    expect(await launch(game, attempt)).toMatchObject({ bookmarking_data: state });
    for (const other of [
      { ...open, QuestionId: '99' },
      { ...open, QuestionId: first!.QuestionId },
    ]) {
      await save(game, attempt, { ...state, open: other }, false);
      expect((await launch(game, attempt)).bookmarking_data).not.toHaveProperty('open');
    }
    const { result } = await save(game, attempt, state, true);
    expect(result).toMatchObject({ CorrectQuestions: 1, CompletionPercentage: 33 });
  });

  test('G-179 counts only the chosen part of a game of clues, also when it is continued later', async () => {
    const game = await publishGame(cluesOn('Animals', 'Stars', 'Stars'), 'clue_on');
    const attempt = await launch(game);
    app.clock.advance(60_000);
    const rounds = playedState(attempt.play, 3).rounds.slice(1);
    const picked = { grade: '', topic: 'Stars' };
    const begun = { rounds: rounds.slice(0, 1), current: 1, seconds: 4, picked };
    await save(game, attempt, begun, false);
    expect((await launch(game, attempt)).bookmarking_data).toEqual(begun);
    const { result } = await save(game, attempt, { ...begun, rounds, seconds: 8 }, true);
    expect(result).toMatchObject({ TotalQuestions: 2, CorrectQuestions: 2, GameScore: 100 });
    expect(result?.QuestionsData.map(({ QuestionId }) => QuestionId)).toEqual(['2', '3']);
  });

  test('only rounds of the game are kept, and no more seconds than have passed', async () => {
    const game = await publishGame();
    const attempt = await launch(game);
    const foreign = { QuestionId: '99', response: { text: 'x' }, TimespentInSeconds: 1 };
    const state = playedState(attempt.play, 1);
    const sent = { rounds: [...state.rounds, foreign], current: 40, seconds: 9_999 };
    await save(game, attempt, sent, false);
    const { bookmarking_data } = await launch(game, attempt);
    expect(bookmarking_data).toEqual({ rounds: state.rounds, current: 2, seconds: 30 });
  });
});

describe('what cannot be played as a game', () => {
  test('content of another kind, and a game as an assessment', async () => {
    const game = await publishGame();
    const nobody = app.as(null);
    const { institution_id, content_id } = game;
    expect(
      await nobody.refused(launchAssessment, { institution_id, assessment_id: content_id }),
    ).toMatchObject({ problem: 'players.not_found' });
    const bank = await app.make.container({ author });
    expect(await nobody.refused(launchGame, { institution_id, content_id: bank.content_id })).toMatchObject({
      problem: 'players.not_found',
    });
  });

  test('a game without rounds is not published', async () => {
    const start = { language: 'english', skill_id: '', subject: '', total_questions: 0 } as const;
    const empty = gameModels.rumble_in_the_jumble.defaults(start);
    await expect(publishGame(empty)).rejects.toMatchObject({ problem: 'container.has_errors' });
  });
});

test('a file of another institution is left out, one of our own is signed', async () => {
  const { container_id } = await app.make.container({ author });
  const { file_path } = await app
    .as(author)
    .ok(uploadFile, { container_id }, { file_name: 'a.png', body: png });
  const foreign = '/files/00000000-0000-4000-8000-000000000001';
  const doc = gameDoc();
  const [first, ...rest] = doc.questionData;
  const game = await publishGame({
    ...doc,
    questionData: [{ ...first!, qContent: { image: file_path, imageAlt: 'x', audio: foreign } }, ...rest],
  });
  const [round] = (await launch(game)).play.rounds;
  expect(round?.image).toMatch(new RegExp(`^${file_path}\\?`));
  expect(round?.audio).toBe('');
});
