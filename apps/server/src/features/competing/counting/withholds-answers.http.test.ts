import {
  enterCompetition,
  launchAssessment,
  launchGame,
  leaveCompetition,
  previewAssessment,
  saveAttempt,
  saveGame,
} from '@takhti/contract';
import { competitorUserId } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answers, secretOf } from '../../../testing/learner.ts';
import { gameDoc, makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import {
  makePublishedAssessment,
  makePublishedBank,
  publishNow,
  type Published,
} from '../../../testing/published-content.ts';
import { day, makeCups, type Cups, type Competitor } from '../../../testing/cups.ts';

let app: TestApp;
let cups: Cups;
let author: TestPerson;
beforeAll(async () => {
  app = await makeTestApp();
  cups = await makeCups(app);
});
afterAll(() => app.close());

const keyWords = ['IsCorrect', 'Answers', 'CorrectFeedback', 'IncorrectFeedback', 'OptionIds'];
const told = (answer: unknown): string[] => keyWords.filter((word) => JSON.stringify(answer).includes(word));

/** A competition of this content alone, and somebody who entered it. */
async function entered(content_id: string, content_type: string, settings: object = {}) {
  const lesson = { content_id, content_type, title: 'Lesson' };
  const levels = [{ level_grade: '4', lessons_ids: [content_id] }];
  const { cup } = await cups.cupToMend({ levels, end_date: cups.local(3), ...settings }, [lesson]);
  return { cup, me: await cups.enter(cup, 'Zara') };
}

const asCompetitor = ({ player_id, player_token }: Competitor) => ({
  user_id: competitorUserId(player_id),
  player_token,
});

describe('no answer to a competitor holds the key of', () => {
  const makers: [string, string, () => Promise<Published>][] = [
    ['a question bank', 'mcq', () => makePublishedBank(app, author, 2)],
    ['an assessment', 'assessment', () => makePublishedAssessment(app, author, 2)],
  ];
  test.each(makers)('%s: launched, gone on with, ended, looked at', async (_what, content_type, make) => {
    author = await cups.somebody();
    const content = await make();
    const { me } = await entered(content.assessment_id, content_type);
    const input = { ...content, ...asCompetitor(me) };
    const nobody = app.as(null);
    // Without a session it is practice, which tells what is right.
    expect(told((await nobody.ok(launchAssessment, content)).play)).toContain('IsCorrect');

    const begun = await nobody.ok(launchAssessment, input);
    expect(told(begun.play)).toEqual([]);
    expect(begun.play.is_feedback_hidden).toBe(1);
    const again = { ...input, ...secretOf(begun) };
    expect(told((await nobody.ok(launchAssessment, again)).play)).toEqual([]);
    // Not by the attempt's secret alone either.
    const unnamed = { ...content, ...secretOf(begun) };
    expect(told((await nobody.ok(launchAssessment, unnamed)).play)).toEqual([]);

    app.clock.advance(2_000);
    const json_data = answers(begun.play, [true, false]);
    const ended = await nobody.ok(saveAttempt, { ...unnamed, json_data, is_bookmarking: 0 });
    expect(ended.result).toMatchObject({ GameScore: 50, QuestionsData: [] });
    const looked = await nobody.ok(launchAssessment, again);
    expect(told([looked.play, looked.result])).toEqual([]);
    expect(await cups.standing(me)).toMatchObject({ points: 50 });

    // Once the competition is over nothing is kept back.
    app.clock.advance(4 * day);
    const after = await nobody.ok(launchAssessment, again);
    expect(told(after.play)).toContain('IsCorrect');
    expect(after.result?.QuestionsData).toHaveLength(2);
  });

  test('what a login competes with: launched by its session, and in a preview', async () => {
    author = await cups.somebody();
    const content = await makePublishedBank(app, author, 2);
    const { cup } = await entered(content.assessment_id, 'mcq');
    const learner = app.as(await cups.somebody());
    await learner.ok(enterCompetition, { ...cup, name: 'Zara', grade: '4', code: '' });
    expect(told((await learner.ok(launchAssessment, content)).play)).toEqual([]);
    const preview = await learner.ok(previewAssessment, { ...content, load_data: 1 });
    expect(told(preview)).toEqual([]);
  });

  test('what a login competed with and left, as it may enter again', async () => {
    author = await cups.somebody();
    const content = await makePublishedBank(app, author, 2);
    const { cup } = await entered(content.assessment_id, 'mcq');
    const learner = app.as(await cups.somebody());
    const me = await learner.ok(enterCompetition, { ...cup, name: 'Zara', grade: '4', code: '' });
    const begun = await learner.ok(launchAssessment, content);
    app.clock.advance(2_000);
    const json_data = answers(begun.play, [true, false]);
    await learner.ok(saveAttempt, { ...content, ...secretOf(begun), json_data, is_bookmarking: 0 });
    await app.as(null).ok(leaveCompetition, { ...cup, ...me });

    const looked = await learner.ok(launchAssessment, { ...content, ...secretOf(begun) });
    expect(told([looked.play, looked.result])).toEqual([]);
    expect(told((await learner.ok(launchAssessment, content)).play)).toEqual([]);
  });

  test('what a competitor who left goes on with, until it is over', async () => {
    author = await cups.somebody();
    const content = await makePublishedBank(app, author, 2);
    const { me } = await entered(content.assessment_id, 'mcq');
    const nobody = app.as(null);
    const begun = await nobody.ok(launchAssessment, { ...content, ...asCompetitor(me) });
    await nobody.ok(leaveCompetition, me);
    const again = { ...content, ...secretOf(begun) };
    expect(told((await nobody.ok(launchAssessment, again)).play)).toEqual([]);
    app.clock.advance(4 * day);
    expect(told((await nobody.ok(launchAssessment, again)).play)).toContain('IsCorrect');
  });
});

describe('a result that comes faster than anybody can play gives no points, and says so:', () => {
  test('a bank', async () => {
    author = await cups.somebody();
    const me = await cups.enter(await cups.compete(), 'Zara');
    const bank = cups.banks[0] ?? '';
    const fast = await (await cups.begin(me, bank))(4, 3);
    expect(fast).toMatchObject({ GameScore: 100, not_counted: 'too_fast' });
    const first = async () => (await cups.standing(me)).levels[0]?.lessons[0];
    expect(await cups.standing(me)).toMatchObject({ points: 0 });
    expect(await first()).toMatchObject({ points: null, was_too_fast: true });
    // Its page says so until it counts, and only of what was played.
    expect((await cups.standing(me)).levels[1]?.lessons[0]).toMatchObject({ was_too_fast: false });
    const taken = await (await cups.begin(me, bank))(4, 4);
    expect(taken?.not_counted).toBeUndefined();
    expect(await cups.standing(me)).toMatchObject({ points: 100 });
    expect(await first()).toMatchObject({ points: 100, was_too_fast: false });
  });

  test('a game, whose key is in the page', async () => {
    author = await cups.somebody();
    const game = await app.make.container({
      author,
      content_type: 'rumble_in_the_jumble',
      json_data: gameDoc(),
    });
    await publishNow(app, author, game.container_id);
    const { content_id, institution_id } = game;
    const { me } = await entered(content_id, 'rumble_in_the_jumble');
    const input = { content_id, institution_id, ...asCompetitor(me) };
    const begun = await app.as(null).ok(launchGame, input);
    const { result } = await app.as(null).ok(saveGame, {
      ...input,
      attempt_id: begun.attempt_id,
      attempt_token: begun.attempt_token,
      bookmarking_data: { rounds: [], current: 0, seconds: 0 },
      attempt_data: { ...emptyResult, AssessmentId: content_id },
    });
    expect(result).toMatchObject({ not_counted: 'too_fast' });
  });

  test('practice by nobody is not judged', async () => {
    author = await cups.somebody();
    const content = await makePublishedBank(app, author, 2);
    const begun = await app.as(null).ok(launchAssessment, content);
    const json_data = answers(begun.play, [true, true]);
    const save = { ...content, ...secretOf(begun), json_data, is_bookmarking: 0 as const };
    expect((await app.as(null).ok(saveAttempt, save)).result?.not_counted).toBeUndefined();
  });
});

const emptyResult = {
  TotalQuestions: 0,
  CorrectQuestions: 0,
  TimeSpentInSeconds: 0,
  CompletionPercentage: 0,
  GameScore: 0,
  finished_at: null,
  QuestionsData: [],
};
