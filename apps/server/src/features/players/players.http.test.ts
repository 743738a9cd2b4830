import { launchAssessment, saveAttempt } from '@takhti/contract';
import { utcText } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../testing/index.ts';
import {
  makeBank,
  makePublishedAssessment,
  makePublishedBank,
  publishNow,
  type Published,
} from '../../testing/published-content.ts';
import { answers, makeLearner, secretOf } from '../../testing/learner.ts';

let app: TestApp;
let author: TestPerson;
let learner: ReturnType<typeof makeLearner>;
beforeAll(async () => {
  app = await makeTestApp();
  learner = makeLearner(app);
  author = await app.make.person();
});
afterAll(() => app.close());

describe('launching', () => {
  test('C-431 C-432 C-433 C-434 C-436 a published bank is played by its content id, all of it in its order', async () => {
    const content = await makePublishedBank(app, author, 3);
    const { play, state, is_resumed, result } = await learner.launch(content);
    expect(play).toMatchObject({ AssessmentId: content.assessment_id, timer: 0, is_feedback_hidden: 0 });
    expect(play.questions.map((question) => question.QuestionText)).toEqual([
      '<p>Question 1?</p>',
      '<p>Question 2?</p>',
      '<p>Question 3?</p>',
    ]);
    expect(play.questions[0]).toMatchObject({
      Number: 1,
      content_type: 'mcq',
      isFIB: false,
      SkillID: content.skill_id,
      CorrectFeedback: '<p>Count them one by one.</p>',
      IncorrectFeedback: '<p>No.</p>',
      ArticleId: null,
      BlankOptions: [],
      Order: 1,
      subject: 'Mathematics',
      weightage: 0,
    });
    expect(play.questions[0]?.ListOptions[0]).toMatchObject({
      OptionId: 'o1',
      SortOrder: 1,
      IsCorrect: true,
    });
    expect({ state, is_resumed, result }).toEqual({
      state: { answers: [], current: 0, flagged: [], seconds: 0 },
      is_resumed: false,
      result: null,
    });
  });

  test('C-342 with feedback hidden the learner’s copy holds neither answers nor feedback', async () => {
    const { play } = await learner.launch(
      await makePublishedAssessment(app, author, 2, { is_feedback_hidden: 1 }),
    );
    expect(play.questions).toHaveLength(2);
    expect(JSON.stringify(play)).not.toMatch(/IsCorrect|Feedback"|Count them/);
  });

  test('C-562 random questions are drawn, each attempt its own', async () => {
    const content = await makePublishedAssessment(app, author, 30, {
      is_question_randomization: 1,
      show_questions: 5,
    });
    const drawn = await Promise.all(
      Array.from({ length: 6 }, async () =>
        (await learner.launch(content)).play.questions.map((question) => question.QuestionId).join(),
      ),
    );
    expect(new Set(drawn.map((ids) => ids.split(',').length))).toEqual(new Set([5]));
    expect(new Set(drawn).size).toBeGreaterThan(1);
  });

  test('C-560 options are shuffled where the author wants it, each time anew, and stand in their order where not', async () => {
    const ordersOf = async (is_option_randomization: 0 | 1): Promise<Set<string>> => {
      const content = await makePublishedAssessment(app, author, 8, { is_option_randomization });
      const launches = await Promise.all([learner.launch(content), learner.launch(content)]);
      const questions = launches.flatMap(({ play }) => play.questions);
      for (const { ListOptions } of questions)
        expect(ListOptions.map(({ OptionId }) => OptionId).toSorted()).toEqual(['o1', 'o2', 'o3', 'o4']);
      return new Set(questions.map(({ ListOptions }) => ListOptions.map((each) => each.OptionId).join()));
    };
    expect([...(await ordersOf(0))]).toEqual(['o1,o2,o3,o4']);
    expect((await ordersOf(1)).size).toBeGreaterThan(2);
  });

  test('what is not published, taken back, or of another institution, cannot be launched', async () => {
    const { bank } = await makeBank(app, author, [{}]);
    const { institution_id, content_id: assessment_id, container_id } = bank;
    const problem = async (input: Published): Promise<string> =>
      (await learner.refused(launchAssessment, input)).problem;
    expect(await problem({ assessment_id, institution_id })).toBe('players.not_found');
    await publishNow(app, author, container_id);
    expect(await problem({ assessment_id, institution_id: institution_id + 1 })).toBe('players.not_found');
    await learner.launch({ assessment_id, institution_id });
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('containers')
        .set({ is_published: 0 })
        .where('container_id', '=', container_id)
        .execute(),
    );
    expect(await problem({ assessment_id, institution_id })).toBe('players.not_found');
  });
});

describe('an attempt', () => {
  test('C-427 C-553 a bookmarked attempt goes on where it was left, with the same questions and options', async () => {
    const content = await makePublishedAssessment(app, author, 6, {
      is_question_randomization: 1,
      is_question_skill_randomization: 1,
      is_option_randomization: 1,
    });
    const first = await learner.launch(content);
    const state = { ...answers(first.play, [true, false]), flagged: [first.play.questions[2]!.QuestionId] };
    expect(await learner.save(content, first, state, 1)).toEqual({ result: null });
    const again = await learner.resume(content, first);
    expect(again).toMatchObject({ ...secretOf(first), is_resumed: true, result: null, state });
    expect(again.play).toEqual(first.play);
  });

  test('an answer that was not checked goes on as one, and counts at the end', async () => {
    const content = await makePublishedBank(app, author, 2);
    const attempt = await learner.launch(content);
    const own = answers(attempt.play, [true]);
    const [first, second] = attempt.play.questions.map(({ QuestionId }) => QuestionId);
    const sent = { ...own, unchecked: [first!, first!, second!] };
    await learner.save(content, attempt, sent, 1);
    const { state } = await learner.resume(content, attempt);
    expect(state).toEqual({ ...own, unchecked: [first] });
    const { result } = await learner.save(content, attempt, state, 0);
    expect(result).toMatchObject({ CorrectQuestions: 1, CompletionPercentage: 50 });
  });

  test('C-428 C-429 C-437 C-438 C-439 C-440 C-554 C-556 a finished attempt is scored by the server and kept', async () => {
    const content = await makePublishedBank(app, author, 3);
    const attempt = await learner.launch(content);
    const { result } = await learner.save(content, attempt, answers(attempt.play, [true, false]), 0);
    expect(result).toMatchObject({
      TotalQuestions: 3,
      CorrectQuestions: 1,
      TimeSpentInSeconds: 12,
      CompletionPercentage: 66.67,
      GameScore: 33.33,
      AssessmentId: content.assessment_id,
      finished_at: utcText(app.clock.now()),
    });
    expect(
      result?.QuestionsData.map(({ status, IsCorrect, UserAResponse }) => [status, IsCorrect, UserAResponse]),
    ).toEqual([
      ['c', true, ['o1']],
      ['i', false, ['o2']],
      ['n', false, []],
    ]);
    expect(result?.QuestionsData[0]).toMatchObject({
      QuestionNo: 1,
      TimespentInSeconds: 5,
      Order: 1,
      QuestionId: attempt.play.questions[0]?.QuestionId,
      SkillId: content.skill_id,
    });
    const resumed = await learner.resume(content, attempt);
    expect(resumed.result).toEqual(result);
  });

  test('finishing twice gives the same result, a bookmark after the end is refused', async () => {
    const content = await makePublishedBank(app, author, 2);
    const attempt = await learner.launch(content);
    const { result } = await learner.save(content, attempt, answers(attempt.play, [false, false]), 0);
    expect(await learner.save(content, attempt, answers(attempt.play, [true, true]), 0)).toEqual({ result });
    const input = {
      ...content,
      ...secretOf(attempt),
      json_data: answers(attempt.play, [true]),
      is_bookmarking: 1,
    } as const;
    expect((await learner.refused(saveAttempt, input)).problem).toBe('players.attempt_finished');
  });

  test('two finishes at the same moment are one', async () => {
    const content = await makePublishedBank(app, author, 1);
    const attempt = await learner.launch(content);
    const results = await Promise.all(
      [true, false, true].map((isRight) =>
        learner.save(content, attempt, answers(attempt.play, [isRight]), 0),
      ),
    );
    expect(new Set(results.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect((await learner.resume(content, attempt)).result).toEqual(results[0]?.result);
  });

  test('nobody saves an attempt without its token, or under another content or institution', async () => {
    const content = await makePublishedBank(app, author, 1);
    const other = await makePublishedBank(app, author, 1);
    const attempt = await learner.launch(content);
    const stranger = await learner.launch(content);
    const input = {
      ...content,
      ...secretOf(attempt),
      json_data: answers(attempt.play, [true]),
      is_bookmarking: 0,
    } as const;
    for (const wrong of [
      { attempt_token: stranger.attempt_token },
      { attempt_token: 'x'.repeat(43) },
      { assessment_id: other.assessment_id },
      { institution_id: content.institution_id + 1 },
      { attempt_id: stranger.attempt_id },
    ]) {
      expect((await learner.refused(saveAttempt, { ...input, ...wrong })).problem).toBe(
        'players.attempt_not_found',
      );
    }
    const resumed = await app.as(null).ok(launchAssessment, {
      ...content,
      ...secretOf(attempt),
      attempt_token: stranger.attempt_token,
    });
    expect(resumed.is_resumed).toBe(false);
    expect(resumed.attempt_id).not.toBe(attempt.attempt_id);
  });

  test('a token is kept as a hash only', async () => {
    const attempt = await learner.launch(await makePublishedBank(app, author, 1));
    const rows = await app.db.inReadTransaction((tx) =>
      tx.selectFrom('attempts').selectAll().where('attempt_id', '=', attempt.attempt_id).execute(),
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(attempt.attempt_token);
  });

  test('answers to questions that were not drawn, and options that are none, are not kept', async () => {
    const content = await makePublishedBank(app, author, 2);
    const elsewhere = await learner.launch(await makePublishedBank(app, author, 1));
    const attempt = await learner.launch(content);
    const own = answers(attempt.play, [true]);
    const foreign = answers(elsewhere.play, [true]).answers[0]!;
    const junk = { ...own.answers[0]!, OptionIds: ['o1', 'o1', 'o99', "'; drop table attempts"] };
    const sent = {
      ...own,
      answers: [...own.answers, foreign, junk],
      flagged: [foreign.QuestionId],
      current: 99,
    };
    await learner.save(content, attempt, sent, 1);
    const { state } = await learner.resume(content, attempt);
    expect(state).toEqual({ ...own, current: 1, flagged: [] });
  });

  test('a new publication leaves attempts at the old one as they are', async () => {
    const { bank, questions } = await makeBank(app, author, [{ question: '<p>Old?</p>' }, {}]);
    const content = { assessment_id: bank.content_id, institution_id: bank.institution_id };
    await publishNow(app, author, bank.container_id);
    const attempt = await learner.launch(content);
    await app.db.inTransaction((tx) =>
      tx
        .updateTable('questions')
        .set({ question: '<p>New?</p>' })
        .where('content_id', '=', questions[0]!.content_id)
        .execute(),
    );
    await publishNow(app, author, bank.container_id);
    const old = await learner.resume(content, attempt);
    const fresh = await learner.launch(content);
    expect([old.play.questions[0]?.QuestionText, fresh.play.questions[0]?.QuestionText]).toEqual([
      '<p>Old?</p>',
      '<p>New?</p>',
    ]);
  });
});
