import {
  failure,
  introduceAssessment,
  launchAssessment,
  copyGame,
  handInGame,
  launchGame,
  readLmsOrigins,
  saveAttempt,
  saveGame,
  success,
} from '@takhti/contract';
import { afterEach, describe, expect, test, vi, type Mock } from 'vitest';
import { paths } from '../types/assessments/attempt/assessment-calls.ts';
import { gamePaths } from '../types/rounds/game/game-calls.ts';
import { handInPath } from '../hand-in/hand-in-call.ts';
import { originsPath } from '../launch/use-host.ts';
import { post } from './call.ts';

afterEach(() => vi.unstubAllGlobals());

function answer(body: unknown, status = 200): Mock<typeof fetch> {
  const fetching = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

test('the paths are the contract’s', () => {
  expect(paths).toEqual({
    introduce: introduceAssessment.path,
    launch: launchAssessment.path,
    save: saveAttempt.path,
  });
  expect(originsPath).toBe(readLmsOrigins.path);
  expect(handInPath).toBe(handInGame.path);
  expect(gamePaths).toEqual({
    launch: launchGame.path,
    copy: copyGame.path,
    save: saveGame.path,
  });
});

describe('how a call ends', () => {
  test('C-1050 with the data of a success', async () => {
    const fetching = answer(success({ result: null }));
    await expect(post('assessment/save', { a: 1 })).resolves.toEqual({ kind: 'ok', data: { result: null } });
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      '/api/assessment/save',
      expect.objectContaining({ method: 'POST', body: '{"a":1}', keepalive: false }),
    );
  });

  test('C-1050 with the problem of a refusal, and what the server tells of it', async () => {
    answer(failure('competitions.name_refused', { fault: 'long' }, 'c'));
    const details = { fault: 'long' };
    await expect(post('x', {})).resolves.toEqual({
      kind: 'refused',
      problem: 'competitions.name_refused',
      details,
    });
  });

  test('unauthorized, without a session', async () => {
    answer(failure('account.unauthorized', {}, 'c'), 401);
    await expect(post('x', {})).resolves.toEqual({ kind: 'unauthorized' });
  });

  test.each([500, 503])('to be tried again after %i', async (status) => {
    answer(failure('server.fault', {}, 'c'), status);
    await expect(post('x', {})).resolves.toEqual({ kind: 'unreachable' });
  });

  test.each([
    ['90', 2],
    ['30', 1],
    ['', 1],
    ['soon', 1],
  ])('to be tried again later when too many ask, after %j seconds', async (seconds, minutes) => {
    const headers = { 'retry-after': seconds };
    vi.stubGlobal('fetch', async () => new Response('too many', { status: 429, headers }));
    await expect(post('x', {})).resolves.toEqual({ kind: 'too_many', minutes });
  });

  test('with the bearer of who is logged in, where one is given', async () => {
    const fetching = answer(success({}));
    await post('x', {}, { bearer: 'of amina' });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer of amina' };
    expect(fetching).toHaveBeenCalledExactlyOnceWith('/api/x', expect.objectContaining({ headers }));
  });

  test('to be tried again when something else answers, or nothing', async () => {
    answer({ hello: 'captive portal' });
    await expect(post('x', {})).resolves.toEqual({ kind: 'unreachable' });
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(post('x', {})).resolves.toEqual({ kind: 'unreachable' });
  });
});
