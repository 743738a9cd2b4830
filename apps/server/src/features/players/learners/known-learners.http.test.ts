import { introduceAssessment, launchAssessment, launchGame, loginJwt, saveAttempt } from '@takhti/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import {
  makePublishedAssessment,
  makePublishedBank,
  publishNow,
  type Published,
} from '../../../testing/published-content.ts';
import { listKnownBy, selectContainerOf } from './learners.testing.queries.ts';
import { launchJwt, launchToken, type TokenOptions } from '../../../testing/lms/launch-token.ts';
import { answers, makeLearner, secretOf } from '../../../testing/learner.ts';

let app: TestApp;
let author: TestPerson;
let learner: ReturnType<typeof makeLearner>;
let content: Published;

beforeAll(async () => {
  app = await makeTestApp();
  learner = makeLearner(app);
  const institution_id = await app.make.institution({ settings: { jwt: launchJwt } });
  author = await app.make.person({ institution_id });
});
beforeEach(async () => {
  content = await makePublishedAssessment(app, author, 2, { max_attempts: 2 });
});
afterAll(() => app.close());

const tokenOf = (options?: TokenOptions) => launchToken(content.institution_id, app.clock.now(), options);
const launchAs = async (sub: string, more: object = {}) =>
  app.as(null).ok(launchAssessment, { ...content, ...more, auth_token: await tokenOf({ sub }) });
const refusedAs = async (sub: string) =>
  app.as(null).refused(launchAssessment, { ...content, auth_token: await tokenOf({ sub }) });
const finish = (attempt: Awaited<ReturnType<typeof launchAs>>) =>
  learner.save(content, attempt, answers(attempt.play, [true, true]), 0);
const knownBy = () => app.db.inReadTransaction((tx) => listKnownBy(tx, content));

describe('the identity of a learner', () => {
  test('a learner named by the LMS is asked the whole bank, as the result may be a mark', async () => {
    content = await makePublishedBank(app, author, 12);
    const { part, play } = await launchAs('gulalai', { part: { size: 10 } });
    expect(part).toBeNull();
    expect(play.questions).toHaveLength(12);
  });

  test('is believed to a token that the LMS signed; a name in the address is kept as one that nobody checked', async () => {
    content = await makePublishedAssessment(app, author, 2);
    await launchAs('gulalai', { user_id: 'somebody else' });
    await app.as(null).ok(launchAssessment, { ...content, user_id: 'gulalai' });
    await app.as(null).ok(launchAssessment, content);
    expect(await knownBy()).toEqual([
      { user_id: '', known_by: '' },
      { user_id: 'gulalai', known_by: '' },
      { user_id: 'gulalai', known_by: 'lms' },
    ]);
  });

  const wrong: [string, () => Promise<string>][] = [
    ['of somebody else’s key', () => tokenOf({ secret: `${launchJwt.key} of another` })],
    ['that has expired', () => tokenOf({ seconds: -60 })],
    ['for a login', () => tokenOf({ audience: 'takhti' })],
    ['of another institution', () => tokenOf({ claims: { institution_id: 1 } })],
    ['for other content', () => tokenOf({ claims: { content_id: author.user_id } })],
    ['that is none', () => Promise.resolve('a.b.c')],
  ];
  test.each(wrong)('a token %s is refused, and nothing is begun', async (_what, make) => {
    const auth_token = await make();
    expect((await app.as(null).refused(launchAssessment, { ...content, auth_token })).problem).toBe(
      'players.token_refused',
    );
    const { assessment_id: content_id, institution_id } = content;
    expect((await app.as(null).refused(launchGame, { content_id, institution_id, auth_token })).problem).toBe(
      'players.token_refused',
    );
    expect(await knownBy()).toEqual([]);
  });

  test('a token for a launch opens no session in the studio', async () => {
    const token = await tokenOf({ sub: author.username });
    expect((await app.as(null).refused(loginJwt, { token })).problem).toBe('account.jwt_refused');
  });
});

describe('attempts that are limited', () => {
  test('are told and counted, at every publication, and no more are begun', async () => {
    const first = await launchAs('gulalai');
    expect(first.attempts).toEqual({ used: 1, max: 2 });
    await finish(first);
    const container_id = await app.db.inReadTransaction((tx) => selectContainerOf(tx, content));
    await publishNow(app, author, container_id);
    const second = await launchAs('gulalai');
    expect(second.attempts).toEqual({ used: 2, max: 2 });
    await finish(second);
    expect(await refusedAs('gulalai')).toMatchObject({
      problem: 'players.no_attempts_left',
      details: { max_attempts: 2 },
    });
    // Another learner has all of theirs; the result of the last one can still be looked at.
    expect((await launchAs('hamida')).attempts).toEqual({ used: 1, max: 2 });
    const again = await launchAs('gulalai', secretOf(second));
    expect(again).toMatchObject({ is_resumed: true, attempts: { used: 2, max: 2 } });
    expect(again.result).not.toBeNull();
  });

  test('one that was left open is gone on with from anywhere, and the browser that lost it saves no more', async () => {
    const first = await launchAs('gulalai');
    const state = answers(first.play, [true]);
    await learner.save(content, first, state, 1);
    const elsewhere = await launchAs('gulalai');
    expect(elsewhere).toMatchObject({ attempt_id: first.attempt_id, is_resumed: true, state });
    expect(elsewhere.attempts).toEqual({ used: 1, max: 2 });
    const late = { ...content, ...secretOf(first), json_data: state, is_bookmarking: 1 as const };
    expect((await app.as(null).refused(saveAttempt, late)).problem).toBe('players.attempt_not_found');
  });

  test('one is not used up by its introduction; once begun it is gone on with, though nothing was done in it', async () => {
    content = await makePublishedAssessment(app, author, 2, { max_attempts: 1, timer: 600 });
    const introduce = async () =>
      app.as(null).ok(introduceAssessment, { ...content, auth_token: await tokenOf() });
    for (const _times of [1, 2])
      expect(await introduce()).toMatchObject({ introduction: { attempts: { used: 1, max: 1 } } });
    const begun = await launchAs('gulalai');
    expect(begun).toMatchObject({ is_resumed: false, attempts: { used: 1, max: 1 } });
    app.clock.advance(60_000);
    const { attempt_id } = begun;
    expect(await introduce()).toMatchObject({ attempt_id, is_resumed: true, state: { seconds: 60 } });
    const again = await launchAs('gulalai');
    expect(again).toMatchObject({ attempt_id, is_resumed: true });
    await finish(again);
    const auth_token = await tokenOf();
    expect((await app.as(null).refused(introduceAssessment, { ...content, auth_token })).problem).toBe(
      'players.no_attempts_left',
    );
  });

  test('two windows that begin at once have one attempt', async () => {
    const both = await Promise.all([launchAs('gulalai'), launchAs('gulalai')]);
    expect(new Set(both.map(({ attempt_id }) => attempt_id)).size).toBe(1);
  });

  test('are not for nobody, nor for a name that nobody checked', async () => {
    for (const user_id of ['', 'gulalai'])
      expect((await app.as(null).refused(launchAssessment, { ...content, user_id })).problem).toBe(
        'players.learner_unknown',
      );
    // A login of another institution is a stranger here.
    const stranger = await app.make.person();
    expect((await app.as(stranger).refused(launchAssessment, content)).problem).toBe(
      'players.learner_unknown',
    );
    expect((await app.as({ session_id: 'none' }).refused(launchAssessment, content)).problem).toBe(
      'players.learner_unknown',
    );
  });

  test('count by who is logged in, and who sits down at the same browser next has their own', async () => {
    const { institution_id } = author;
    const [one, next] = [
      await app.make.person({ institution_id }),
      await app.make.person({ institution_id }),
    ];
    const attempt = await app.as(one).ok(launchAssessment, content);
    expect(attempt.attempts).toEqual({ used: 1, max: 2 });
    const remembered = { ...content, ...secretOf(attempt) };
    expect((await app.as(null).refused(launchAssessment, remembered)).problem).toBe(
      'players.learner_unknown',
    );
    const others = await app.as(next).ok(launchAssessment, remembered);
    expect(others.attempt_id).not.toBe(attempt.attempt_id);
    const own = await app.as(one).ok(launchAssessment, remembered);
    expect(own.attempt_id).toBe(attempt.attempt_id);
  });
});
