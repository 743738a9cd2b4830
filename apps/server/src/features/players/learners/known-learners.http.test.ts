import { launchAssessment, launchGame, loginJwt, saveAttempt } from '@takhti/contract';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeTestApp, type TestApp, type TestPerson } from '../../../testing/index.ts';
import {
  makePublishedAssessment,
  makePublishedBank,
  publishNow,
  type Published,
} from '../../../testing/published-content.ts';
import { listKnownBy, selectContainerOf } from './learners.testing.queries.ts';
import { answers, makeLearner, secretOf } from '../../../testing/learner.ts';

const key = 'a shared secret of at least thirty-two bytes';
const jwt = { algorithm: 'HS256', key, issuer: 'https://lms.example', audience: 'takhti' };

let app: TestApp;
let author: TestPerson;
let learner: ReturnType<typeof makeLearner>;
let content: Published;

beforeAll(async () => {
  app = await makeTestApp();
  learner = makeLearner(app);
  const institution_id = await app.make.institution({ settings: { jwt } });
  author = await app.make.person({ institution_id });
});
beforeEach(async () => {
  content = await makePublishedAssessment(app, author, 2, { max_attempts: 2 });
});
afterAll(() => app.close());

interface Wish {
  readonly sub?: string;
  readonly claims?: Record<string, unknown>;
  readonly audience?: string;
  readonly secret?: string;
  readonly seconds?: number;
}

/** A token as the institution's LMS makes it for a launch, but for what a test wishes otherwise. */
async function tokenOf({ sub = 'gulalai', claims, audience, secret = key, seconds = 300 }: Wish = {}) {
  return new SignJWT({ institution_id: content.institution_id, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(sub)
    .setIssuer(jwt.issuer)
    .setAudience(audience ?? 'takhti:launch')
    .setExpirationTime(Math.floor(app.clock.now().getTime() / 1000) + seconds)
    .sign(new TextEncoder().encode(secret));
}
const launchAs = async (sub: string, more: object = {}) =>
  app.as(null).ok(launchAssessment, { ...content, ...more, auth_token: await tokenOf({ sub }) });
const refusedAs = async (sub: string) =>
  app.as(null).refused(launchAssessment, { ...content, auth_token: await tokenOf({ sub }) });
const finish = (attempt: Awaited<ReturnType<typeof launchAs>>) =>
  learner.save(content, attempt, answers(attempt.play, [true, true]), 0);
const knownBy = () => app.db.inReadTransaction((tx) => listKnownBy(tx, content));

describe('who a learner is', () => {
  test('of a learner whom the LMS names the whole bank is asked, as the result may be a mark', async () => {
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
    ['of somebody else’s key', () => tokenOf({ secret: `${key} of another` })],
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

  test('the clock of one that was only looked at begins anew with its first question, once and for a while', async () => {
    content = await makePublishedAssessment(app, author, 2, { max_attempts: 1, timer: 600 });
    const looked = await launchAs('gulalai');
    app.clock.advance(120_000);
    const begun = await launchAs('gulalai');
    expect(begun).toMatchObject({ attempt_id: looked.attempt_id, is_resumed: false });
    expect(begun.state.seconds).toBe(0);
    // Whoever opens it again without an answer has seen its questions, and gets no more time for them.
    app.clock.advance(60_000);
    expect((await launchAs('gulalai')).state.seconds).toBe(60);
    const again = await launchAs('gulalai');
    await learner.save(content, again, answers(again.play, [true]), 1);
    app.clock.advance(60_000);
    const later = await launchAs('gulalai');
    expect(later).toMatchObject({ attempt_id: looked.attempt_id, is_resumed: true });
    expect(later.state.seconds).toBeGreaterThanOrEqual(120);
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
