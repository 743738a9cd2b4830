import { expect, test, vi } from 'vitest';
import type { Outcome } from '../net/call.ts';
import type { AnyLaunch, Asking, AttemptKind, Introduced } from './attempt-kind.ts';
import type { AttemptStore, StoredAttempt } from './attempt-store.ts';
import { launchAttempt } from './launch-attempt.ts';
import { makeStorage } from './unsent/testing/make-storage.ts';
import { createUnsentStore, type Unsent } from './unsent/unsent.ts';

const content = { institution_id: 98, content_id: 'a', user_id: 'u' };
const secret = { attempt_id: 'x', attempt_token: 'secret' };
const launched: AnyLaunch<string> = { ...secret, play: { language: 'english' }, result: null };

/** Launches with what the browser has kept and what the server answers; a model is the text that it started from. */
async function launch(
  stored: StoredAttempt<string> | null,
  answer: Outcome<AnyLaunch<string>>,
  {
    isNew = false,
    isEmpty = false,
    next = answer,
    token = null as string | null,
    session = null as string | null,
    competitor = undefined as string | undefined,
    introduce = undefined as Asking<AnyLaunch<string> | Introduced> | undefined,
  } = {},
) {
  const asked = vi
    .fn<AttemptKind<AnyLaunch<string>, string, never, string, string>['launch']>(async () => next)
    .mockImplementationOnce(async () => answer);
  const kind: AttemptKind<AnyLaunch<string>, string, never, string, string> = {
    launch: asked,
    ...(introduce && { introduce }),
    saving: (key, _launch, job) => ({ path: 'save', body: { ...key, ...job } }),
    isState: (value) => typeof value === 'string',
    start: (_launch, pending) => (isEmpty ? null : (pending ?? 'as the server has it')),
    finished: (model) => `${model}, finished`,
    reduce: (model) => model,
    stateOf: (model) => model,
    hasEnded: () => false,
    movesOf: () => [],
    keepsTime: false,
  };
  const store: AttemptStore<string> = { read: () => stored, write: () => true };
  const storage = makeStorage();
  const unsent = createUnsentStore(
    () => storage,
    () => undefined,
  );
  const state = await launchAttempt(
    kind,
    content,
    store,
    { token: () => token, competitor: () => competitor, session: () => session },
    isNew ? {} : null,
    unsent,
  );
  const left = (): readonly Unsent[] => unsent.list();
  return {
    state,
    left,
    remembered: asked.mock.lastCall?.[1],
    calls: asked.mock.calls.map(([, ...said]) => said),
  };
}
const ok = (more: Partial<AnyLaunch<string>> = {}) =>
  ({ kind: 'ok', data: { ...launched, ...more } }) as const;
const kept = { ...secret, pending: 'as it was left', is_finishing: false };

test('the attempt that the browser remembers goes on with what was not sent', async () => {
  const { state, remembered } = await launch(kept, ok());
  expect(remembered).toEqual(secret);
  expect(state).toMatchObject({ kind: 'ready', start: 'as it was left' });
});

test('what was kept of an attempt that the server does not know any more is left aside', async () => {
  const { state } = await launch({ ...kept, is_finishing: true }, ok({ attempt_id: 'y' }));
  expect(state).toMatchObject({ kind: 'ready', start: 'as the server has it' });
});

test('a new attempt remembers nothing', async () => {
  const { remembered } = await launch(kept, ok(), { isNew: true });
  expect(remembered).toEqual({});
});

test('an end that was not acknowledged is sent again, and is news once the server has its result', async () => {
  const finishing = { ...kept, is_finishing: true };
  expect((await launch(finishing, ok())).state).toMatchObject({ start: 'as it was left, finished' });
  const done = ok({ result: 'three of five' });
  expect((await launch(finishing, done)).state).toMatchObject({ kind: 'done', isNewlyKnown: true });
  expect((await launch(kept, done)).state).toMatchObject({
    kind: 'done',
    isNewlyKnown: false,
    result: 'three of five',
  });
});

test('what is only introduced waits for a new attempt, which is launched', async () => {
  const introduction = {
    title: 'An exam',
    language: 'english',
    timer: 60,
    total_questions: 5,
    attempts: null,
  } as const;
  const introduce = async () => ({ kind: 'ok', data: { introduction } }) as const;
  expect((await launch(kept, ok(), { introduce })).state).toEqual({ kind: 'introduced', introduction });
  expect((await launch(kept, ok(), { introduce, isNew: true })).state).toMatchObject({ kind: 'ready' });
});

test('content without anything to play says so', async () => {
  expect((await launch(null, ok(), { isEmpty: true })).state).toMatchObject({ kind: 'empty' });
});

test.each([
  [{ kind: 'refused', problem: 'players.not_found' }, 'not_found'],
  [{ kind: 'unauthorized' }, 'unauthorized'],
  [{ kind: 'unreachable' }, 'unreachable'],
  [{ kind: 'refused', problem: 'players.no_attempts_left' }, 'no_attempts_left'],
  [{ kind: 'refused', problem: 'players.learner_unknown' }, 'learner_unknown'],
  [{ kind: 'refused', problem: 'players.token_refused' }, 'token_refused'],
  [{ kind: 'too_many', minutes: 7 }, { minutes: 7 }],
] as const)('%j fails as %s', async (outcome, why) => {
  expect((await launch(null, outcome)).state).toEqual({ kind: 'failed', why });
});

const unknown = { kind: 'refused', problem: 'players.learner_unknown' } as const;
const refused = { kind: 'refused', problem: 'players.token_refused' } as const;

test('the server is told who is logged in only when it asks for it', async () => {
  expect((await launch(kept, ok(), { session: 'of amina' })).calls).toEqual([[secret]]);
  const { state, calls } = await launch(kept, unknown, { next: ok(), session: 'of amina' });
  expect(calls).toEqual([[secret], [secret, 'of amina']]);
  expect(state).toMatchObject({ kind: 'ready' });
  expect((await launch(kept, unknown)).calls).toHaveLength(1);
});

test('what the LMS signed goes with a launch; once it has expired, an attempt that is remembered goes on without', async () => {
  const auth_token = 'signed';
  expect((await launch(null, ok(), { token: auth_token })).calls).toEqual([[{ auth_token }]]);
  const { state, calls } = await launch(kept, refused, { next: ok(), token: auth_token });
  expect(calls).toEqual([[{ ...secret, auth_token }], [secret]]);
  expect(state).toMatchObject({ kind: 'ready' });
  expect((await launch(null, refused, { token: auth_token })).state).toEqual({
    kind: 'failed',
    why: 'token_refused',
  });
});

test('the secret of a learner of a competition goes with a launch', async () => {
  expect((await launch(null, ok(), { competitor: 'secret of zara' })).calls).toEqual([
    [{ player_token: 'secret of zara' }],
  ]);
});

test('an end lies ready for any page to send, whole, and no bookmark does', async () => {
  const { state, left } = await launch(null, ok());
  if (state.kind !== 'ready') throw new Error('not ready');
  const nothing = () => undefined;
  const recorder = state.connect({ onStatus: nothing, onFinished: nothing, onRefused: nothing });
  recorder.record('half of it');
  expect(left()).toEqual([]);
  recorder.finish('all of it');
  recorder.stop();
  expect(left()).toEqual([
    {
      attempt_id: 'x',
      institution_id: 98,
      content_id: 'a',
      gathering_id: null,
      path: 'save',
      body: { ...content, json_data: 'all of it', is_bookmarking: 0 },
      status: 'waiting',
    },
  ]);
});
