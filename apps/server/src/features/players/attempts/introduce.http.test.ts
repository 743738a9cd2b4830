import { introduceAssessment, launchAssessment, saveAttempt } from '@takhti/contract';
import { competitorUserId } from '@takhti/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp } from '../../../testing/index.ts';
import { launchJwt, launchToken } from '../../../testing/lms/launch-token.ts';
import { answers, secretOf } from '../../../testing/learner.ts';
import { makeLtiCourse } from '../../../testing/lms/lti-course.ts';
import {
  makePublishedAssessment,
  makePublishedBank,
  type Published,
} from '../../../testing/published-content.ts';
import type { Caller } from '../../../testing/test-app.ts';
import { makeCups } from '../../../testing/cups.ts';
import { listKnownBy } from '../learners/learners.testing.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await makeTestApp();
});
afterAll(() => app.close());

const timer = 600;

/** A timed assessment, and how somebody launches it. */
interface Launching {
  readonly content: Published;
  readonly caller: Caller | null;
  readonly proof: object;
}

async function publishTimed(settings: object = {}) {
  const institution_id = await app.make.institution({ settings });
  const author = await app.make.person({ institution_id });
  return makePublishedAssessment(app, author, 2, { timer });
}

async function asPlatformNames(): Promise<Launching> {
  const course = await makeLtiCourse(app, { timer });
  const { searchParams } = await course.enter(course.learner);
  await course.close();
  return {
    content: course.content,
    caller: null,
    proof: { auth_token: searchParams.get('auth_token') ?? '' },
  };
}

async function asCompetitor(): Promise<Launching> {
  const cups = await makeCups(app);
  const content = await makePublishedAssessment(app, await cups.somebody(), 2, { timer });
  const lesson = { content_id: content.assessment_id, content_type: 'assessment', title: 'Lesson' };
  const levels = [{ level_grade: '4', lessons_ids: [lesson.content_id] }];
  const { cup } = await cups.cupToMend({ levels }, [lesson]);
  const { player_id, player_token } = await cups.enter(cup, 'Zara');
  return { content, caller: null, proof: { user_id: competitorUserId(player_id), player_token } };
}

const roles: readonly [string, () => Promise<Launching>][] = [
  ['nobody', async () => ({ content: await publishTimed(), caller: null, proof: {} })],
  ['a name', async () => ({ content: await publishTimed(), caller: null, proof: { user_id: 'gulalai' } })],
  [
    'a login',
    async () => {
      const content = await publishTimed();
      const { institution_id } = content;
      return { content, caller: await app.make.person({ institution_id, roles: ['teacher'] }), proof: {} };
    },
  ],
  [
    'whom the LMS names',
    async () => {
      const content = await publishTimed({ jwt: launchJwt });
      const auth_token = await launchToken(content.institution_id, app.clock.now(), { seconds: 3600 });
      return { content, caller: null, proof: { auth_token } };
    },
  ],
  ['whom a platform names', asPlatformNames],
  ['a competitor', asCompetitor],
];

const begunAt = (content: Published) => app.db.inReadTransaction((tx) => listKnownBy(tx, content));

describe('where time is limited', () => {
  test.each(roles)(
    '%s is told nothing of the questions before they begin, and has all the time',
    async (_who, make) => {
      const { content, caller, proof } = await make();
      const as = app.as(caller);
      const asked = { ...content, ...proof };
      const told = await as.ok(introduceAssessment, asked);
      expect(told).toEqual({
        introduction: {
          title: expect.any(String),
          language: 'english',
          timer,
          total_questions: 2,
          attempts: null,
        },
      });
      expect(await begunAt(content)).toEqual([]);

      app.clock.advance(300_000);
      const begun = await as.ok(launchAssessment, asked);
      expect(begun.play.questions).toHaveLength(2);
      for (const { QuestionId, QuestionText } of begun.play.questions) {
        expect(JSON.stringify(told)).not.toContain(QuestionId);
        expect(JSON.stringify(told)).not.toContain(QuestionText.replaceAll(/<[^>]*>/g, ''));
      }
      expect(begun).toMatchObject({ is_resumed: false, state: { seconds: 0 } });
      expect(await begunAt(content)).toHaveLength(1);

      app.clock.advance(60_000);
      const again = await as.ok(introduceAssessment, { ...asked, ...secretOf(begun) });
      expect(again).toMatchObject({
        attempt_id: begun.attempt_id,
        is_resumed: true,
        state: { seconds: 60 },
        play: { questions: begun.play.questions },
      });
      // 630 seconds from the button, and not from the page before it.
      app.clock.advance(570_000);
      const json_data = answers(begun.play, [true, true]);
      const save = { ...content, ...secretOf(begun), json_data, is_bookmarking: 0 as const };
      expect((await app.as(null).ok(saveAttempt, save)).result).toMatchObject({ CorrectQuestions: 2 });
    },
  );

  test('refuses a false competitor, and what is not published, before the button', async () => {
    const { content, proof } = await asCompetitor();
    const refused = async (input: object) =>
      (await app.as(null).refused(introduceAssessment, { ...content, ...input })).problem;
    expect(await refused({ ...proof, player_token: 'x'.repeat(40) })).toBe('players.token_refused');
    expect(await refused({ assessment_id: '01890a5d-ac96-774b-bcce-b302099a8057' })).toBe(
      'players.not_found',
    );
  });
});

test('without a limit of time the first call launches', async () => {
  const author = await app.make.person();
  const untimed = await makePublishedAssessment(app, author, 2);
  const launched = await app.as(null).ok(introduceAssessment, untimed);
  expect(launched).toMatchObject({ is_resumed: false, result: null, play: { questions: [{}, {}] } });
  const bank = await makePublishedBank(app, author, 4);
  const inParts = await app.as(null).ok(introduceAssessment, { ...bank, part: { size: 2 } });
  expect(inParts).toMatchObject({ part: { number: 1, parts: 2 } });
});
