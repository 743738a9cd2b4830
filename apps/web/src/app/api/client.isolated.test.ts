import {
  countDashboard,
  createContainer,
  createUser,
  exportQuestions,
  importQuestions,
  listSubjects,
  login,
  logout,
  openContainer,
  Problem,
  refreshToken,
} from '@takhti/contract';
import { describe, expect, test, vi } from 'vitest';
import { timeOutMs } from './client.ts';
import { CallError, InvalidRequest, type ErrorKind } from './failures.ts';
import {
  answer,
  lostConnection,
  refuses,
  someone,
  succeeds,
  worldThatAnswers,
} from './testing/fake-world.ts';

const container_id = '22222222-2222-4222-8222-222222222222';
const imported = { imported: 2, history_id: '5f1b8e0a-58a4-4b7e-9a55-6d5a0b7f1c2d' };
const counts = { d: 1, w: 2, r: 3, s: 4, a: 5 };

function bodyOf(world: ReturnType<typeof worldThatAnswers>): unknown {
  return JSON.parse(world.sent[0]?.body as string);
}

async function kindOf(promise: Promise<unknown>): Promise<ErrorKind | 'none'> {
  try {
    await promise;
    return 'none';
  } catch (error) {
    if (error instanceof CallError) return error.kind;
    throw error;
  }
}

describe('what is sent', () => {
  test('C-830 C-831 C-832 a call carries the session, user_id, no-cache and JSON', async () => {
    const world = worldThatAnswers(succeeds(counts));
    await world.client.send(countDashboard, {});
    expect(world.sent[0]).toMatchObject({
      url: '/api/dashboard/counts',
      headers: {
        authorization: 'Bearer session-1',
        user_id: someone.user_id,
        'cache-control': 'no-cache',
        'content-type': 'application/json',
      },
    });
  });

  test('C-833 user_id, institution_id and school_id are injected into the payload', async () => {
    const world = worldThatAnswers(succeeds(counts));
    await world.client.send(countDashboard, {});
    expect(bodyOf(world)).toMatchObject({ user_id: someone.user_id, institution_id: 98, school_id: null });
  });

  test('ids that a screen gives win over those of the session', async () => {
    const world = worldThatAnswers(succeeds(counts));
    await world.client.send(countDashboard, { institution_id: 201 });
    expect(bodyOf(world)).toMatchObject({ institution_id: 201 });
  });

  test('what is sent while the page goes away waits for nothing, and outlives it', () => {
    const world = worldThatAnswers(succeeds(counts), succeeds(counts));
    void world.client.send(countDashboard, {});
    expect(world.sent).toEqual([]);
    void world.client.send(countDashboard, {}, { isLast: true });
    expect(world.sent).toMatchObject([{ url: '/api/dashboard/counts', keepalive: true }]);
  });

  test('C-845 login goes without a session, even when there is one', async () => {
    const world = worldThatAnswers(refuses('account.wrong_credentials'));
    await expect(world.client.send(login, { username: 'amina', pwd: 'a'.repeat(64) })).rejects.toThrow(
      Problem,
    );
    expect(world.sent[0]?.headers).not.toHaveProperty('authorization');
    expect(bodyOf(world)).toEqual({ username: 'amina', pwd: 'a'.repeat(64) });
  });

  test('C-837 the refresh call uses the refresh token as bearer', async () => {
    const world = worldThatAnswers(succeeds({ session_id: 's2', refresh_token: 'r2' }));
    await world.client.send(refreshToken, {});
    expect(world.sent[0]?.headers['authorization']).toBe('Bearer refresh-1');
  });

  test('an upload sends a form: fields and file, its name in lower case, no content type of ours', async () => {
    const world = worldThatAnswers(succeeds(imported));
    await world.client.send(importQuestions, { container_id }, { file: new File(['Question'], 'MATHS.CSV') });
    const form = world.sent[0]?.body as FormData;
    expect(form.get('container_id')).toBe(container_id);
    expect(form.get('institution_id')).toBe('98');
    expect((form.get('file') as File).name).toBe('maths.csv');
    expect(world.sent[0]?.headers).not.toHaveProperty('content-type');
  });
});

describe('requests that do not have their form', () => {
  const bad: [string, object, string][] = [
    ['C-655 a missing field', {}, 'container_id: field required but not supplied'],
    ['C-656 a null field', { container_id: null }, 'container_id: field required but not supplied'],
    ['C-657 a field of another type', { container_id: 7 }, 'container_id: field type does not match'],
  ];
  test.each(bad)('%s is named', async (_title, input, message) => {
    const world = worldThatAnswers();
    const sending = world.client.send(openContainer, input as { container_id: string });
    await expect(sending).rejects.toThrow(InvalidRequest);
    await expect(sending).rejects.toThrow(message);
  });

  test('C-654 C-658 C-659 an invalid request is not sent, and is told', async () => {
    const world = worldThatAnswers();
    await expect(world.client.send(openContainer, { container_id: 'no id' })).rejects.toThrow(InvalidRequest);
    expect(world.sent).toEqual([]);
    expect(world.told).toEqual(['fail invalid_request']);
  });
});

describe('answers', () => {
  test('C-840 a reply is the data of an envelope with error_code 0', async () => {
    const world = worldThatAnswers(succeeds(counts));
    expect(await world.client.send(countDashboard, {})).toEqual(counts);
    expect(world.told).toEqual([]);
  });

  test('C-841 C-1012 a negative code is thrown as its problem, with details, and warned of', async () => {
    const details = { seconds: 5 };
    const world = worldThatAnswers(refuses('request.too_many', 200, details));
    await expect(world.client.send(openContainer, { container_id })).rejects.toMatchObject({
      problem: 'request.too_many',
      details,
    });
    expect(world.told).toEqual(['warn request.too_many']);
  });

  test('details that do not have the form of their problem are left out', async () => {
    const world = worldThatAnswers(refuses('container.has_draft', 200, { full_name: 4 }));
    await expect(world.client.send(openContainer, { container_id })).rejects.toMatchObject({ details: null });
  });

  test('a problem that the screen handles in its place is thrown without a toast', async () => {
    const world = worldThatAnswers(refuses('container.not_found'), refuses('container.forbidden'));
    const handles = (problem: Problem): boolean => problem.problem === 'container.not_found';
    await expect(world.client.send(openContainer, { container_id }, { handles })).rejects.toThrow(Problem);
    expect(world.told).toEqual([]);
    await expect(world.client.send(openContainer, { container_id }, { handles })).rejects.toThrow(Problem);
    expect(world.told).toEqual(['warn container.forbidden']);
  });

  test('a silent call reports nothing but that the session is refused, and leads nobody away', async () => {
    const answers = [refuses('container.not_found'), lostConnection(), answer(500, ''), answer(401, '')];
    const world = worldThatAnswers(...answers);
    for (const failure of [Problem, CallError, CallError, CallError]) {
      const sent = world.client.send(openContainer, { container_id }, { silent: true });
      await expect(sent).rejects.toThrow(failure);
    }
    expect([world.told, world.ended, world.loader.state()]).toEqual([['refused'], 0, 0]);
  });

  test('a reply that is not what the contract says is a fault while developing', async () => {
    const world = worldThatAnswers(succeeds({ d: 'many' }));
    await expect(world.client.send(countDashboard, {})).rejects.toThrow('dashboard/counts');
    expect(world.told).toEqual(['fail system_error']);
  });

  test('a problem of a newer server that is not in the table is a fault of the system', async () => {
    const world = worldThatAnswers(
      answer(200, { error_code: -9, error_message: '?', data: { problem: 'toString', details: {} } }),
    );
    await expect(world.client.send(countDashboard, {})).rejects.toMatchObject({ problem: 'server.fault' });
  });

  test('a download is saved under the name that the server gives it', async () => {
    const headers = { 'content-disposition': "attachment; filename*=UTF-8''%D8%B3%D9%88%D8%A7%D9%84.csv" };
    const world = worldThatAnswers(answer(200, 'Question,Option1', headers));
    await world.client.send(exportQuestions, { container_id, format: 'csv' });
    expect(world.saved[0]?.name).toBe('سوال.csv');
    expect(await world.saved[0]?.text).toBe('Question,Option1');
  });

  test('a refused download is its problem', async () => {
    const world = worldThatAnswers(refuses('account.forbidden'));
    await expect(world.client.send(exportQuestions, { container_id, format: 'csv' })).rejects.toThrow(
      Problem,
    );
    expect([world.saved, world.told]).toEqual([[], ['warn account.forbidden']]);
  });

  test('an import reports its lines as they come, and its reply is the last', async () => {
    const lines = [
      '{"progress":{"phase":"reading","done":1,"total":2}}',
      '{"progress":{"phase":"saving","done":2,"total":2}}',
      JSON.stringify({ error_code: 0, error_message: '', data: imported }),
    ];
    const world = worldThatAnswers(answer(200, lines.join('\n')));
    const reports: string[] = [];
    const sending = world.client.send(
      importQuestions,
      { container_id },
      { file: new File([''], 'a.csv'), onProgress: ({ phase, done }) => reports.push(`${phase} ${done}`) },
    );
    await Promise.resolve();
    await Promise.resolve();
    world.sent[0]?.onText?.(`${lines[0]}\n${lines[1]?.slice(0, 20) ?? ''}`);
    expect(reports).toEqual(['reading 1']);
    world.sent[0]?.onText?.(`${lines.join('\n')}\n`);
    expect(reports).toEqual(['reading 1', 'saving 2']);
    expect(await sending).toEqual(imported);
  });
});

describe('HTTP statuses', () => {
  test.each([500, 503])('C-995 HTTP %i says that important params are missing', async (status) => {
    const world = worldThatAnswers(refuses('server.fault', status));
    expect(await kindOf(world.client.send(countDashboard, {}))).toBe('SYSTEM_ERROR');
    expect(world.told).toEqual(['fail missing_params']);
  });
  test('HTTP 503 with a reason that somebody can mend is told in its own words', async () => {
    const world = worldThatAnswers(refuses('server.disk_full', 503));
    await expect(world.client.send(countDashboard, {})).rejects.toThrow(Problem);
  });

  test.each([401, 404, 499])(
    'C-996 C-998 HTTP %i shows Unauthorized user and ends the session',
    async (status) => {
      const world = worldThatAnswers(answer(status, 'no envelope'));
      expect(await kindOf(world.client.send(countDashboard, {}))).toBe('UNAUTHORIZED');
      expect([world.told, world.ended]).toEqual([['fail unauthorized'], 1]);
    },
  );

  test('C-996 HTTP 400 does not', async () => {
    const world = worldThatAnswers(answer(400, ''));
    expect(await kindOf(world.client.send(countDashboard, {}))).toBe('SYSTEM_ERROR');
    expect([world.told, world.ended]).toEqual([['fail system_error'], 0]);
  });

  test('C-1002 HTTP 400 with an envelope warns with its message', async () => {
    const world = worldThatAnswers(refuses('request.invalid', 400));
    await expect(world.client.send(countDashboard, {})).rejects.toThrow(Problem);
    expect(world.told).toEqual(['warn request.invalid']);
  });

  test.each([
    [413, 'request.too_large'],
    [429, 'request.too_many'],
  ] as const)(
    'HTTP %i with an envelope is a refusal with its own words, and keeps the session',
    async (status, name) => {
      const world = worldThatAnswers(refuses(name, status));
      await expect(world.client.send(countDashboard, {})).rejects.toMatchObject({ problem: name });
      expect([world.told, world.ended]).toEqual([[`warn ${name}`], 0]);
    },
  );

  test('C-1017 an expired session ends with its own reason, which the login page shows', async () => {
    const world = worldThatAnswers(refuses('account.session_expired', 401));
    expect(await kindOf(world.client.send(countDashboard, {}))).toBe('UNAUTHORIZED');
    expect([world.told, world.ended]).toEqual([[], 1]);
  });

  test('C-999 a refused refresh neither tells nor ends by itself', async () => {
    const world = worldThatAnswers(refuses('account.unauthorized', 401));
    expect(await kindOf(world.client.send(refreshToken, {}))).toBe('UNAUTHORIZED');
    expect([world.told, world.ended]).toEqual([[], 0]);
  });

  test('a session that another tab renewed meanwhile is used instead of logging out', async () => {
    const world = worldThatAnswers(refuses('account.unauthorized', 401), succeeds(counts));
    const sending = world.client.send(countDashboard, {});
    world.credentials = someone;
    await Promise.resolve();
    world.credentials = { ...someone, session_id: 'session-2' };
    expect(await sending).toEqual(counts);
    expect(world.sent[1]?.headers['authorization']).toBe('Bearer session-2');
    expect(world.ended).toBe(0);
  });
});

describe('a connection that fails', () => {
  async function untilAsked(world: ReturnType<typeof worldThatAnswers>): Promise<void> {
    while (world.loader.state() < 2) await Promise.resolve();
  }

  test.each(['NO_INTERNET', 'NETWORK_ERROR', 'TIME_OUT'] as const)(
    'C-1004 C-1005 C-1006 %s asks whether to retry, and Retry sends again',
    async (kind) => {
      const world = worldThatAnswers(new CallError(kind), succeeds({ records: ['Science'], total: 1 }));
      const sending = world.client.send(listSubjects, {});
      await untilAsked(world);
      world.loader.answer(true);
      expect(await sending).toEqual({ records: ['Science'], total: 1 });
      expect(world.sent).toHaveLength(2);
      expect(world.loader.state()).toBe(0);
    },
  );

  test('C-1006 a call that gets no answer for a minute asks whether to retry', async () => {
    vi.useFakeTimers();
    const world = worldThatAnswers('silence', succeeds(counts));
    const sending = world.client.send(countDashboard, {}, { isPageLoad: true });
    await vi.advanceTimersByTimeAsync(timeOutMs - 1);
    expect(world.loader.state()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(world.loader.state()).toBe(3);
    world.loader.answer(true);
    expect(await sending).toEqual(counts);
  });

  test('C-1011 an action asks in state 2, a page load in state 3', async () => {
    const world = worldThatAnswers(lostConnection(), lostConnection());
    const action = world.client.send(openContainer, { container_id });
    await untilAsked(world);
    expect(world.loader.state()).toBe(2);
    world.loader.answer(false);
    expect(await kindOf(action)).toBe('CANCELLED');

    const controller = new AbortController();
    const load = world.client.send(
      openContainer,
      { container_id },
      { isPageLoad: true, signal: controller.signal },
    );
    await untilAsked(world);
    expect(world.loader.state()).toBe(3);
    world.loader.answer(false);
    expect(world.loader.state()).toBe(3);
    controller.abort();
    expect(await kindOf(load)).toBe('CANCELLED');
    expect(world.told).toEqual([]);
  });

  test('C-1010 C-839 a low-priority call leaves the loader off', async () => {
    const world = worldThatAnswers(lostConnection());
    const states: number[] = [];
    world.loader.subscribe(() => states.push(world.loader.state()));
    expect(await kindOf(world.client.send(logout, {}))).toBe('NETWORK_ERROR');
    expect(states).toEqual([]);
  });

  test('C-567 a call of normal priority turns the spinner on until it is answered', async () => {
    const world = worldThatAnswers(refuses('skills.not_found'));
    const sending = world.client.send(createContainer, {
      content_type: 'mcq',
      title: 'Fractions',
      language: 'english',
      skill_id: container_id,
    });
    expect(world.loader.state()).toBe(1);
    await expect(sending).rejects.toThrow(Problem);
    expect(world.loader.state()).toBe(0);
  });
});

describe('the state of the session', () => {
  test('is told by every answer, by refusals and downloads too', async () => {
    const told = answer(200, JSON.parse(await succeeds({}).text()), { 'x-session-state': '2.cd' });
    const world = worldThatAnswers(told, succeeds({}));
    await world.client.send(logout, {});
    await world.client.send(logout, {});
    expect(world.states).toEqual(['2.cd']);
  });

  test('anyone who asks who the session is names nobody', async () => {
    const world = worldThatAnswers(succeeds({}));
    await world.client.send(logout, {}, { withoutIds: true });
    expect(world.sent[0]?.headers['user_id']).toBeUndefined();
    expect(world.sent[0]?.headers['authorization']).toBe('Bearer session-1');
    expect(bodyOf(world)).toEqual({});
  });

  test('a refusal because the session changed ends nothing and needs no words', async () => {
    const world = worldThatAnswers(refuses('account.session_changed'));
    await expect(world.client.send(logout, {})).rejects.toMatchObject({ problem: 'account.session_changed' });
    expect([world.told, world.ended]).toEqual([[], 0]);
  });
});

test('C-980 a call about people carries only the user_id that it is given', async () => {
  const world = worldThatAnswers(refuses('people.invalid'));
  const form = {
    username: 'a',
    full_name: 'b',
    email: 'c',
    roles: 'cd',
    grades_access: 'ALL',
    subjects_access: 'ALL',
  };
  await expect(world.client.send(createUser, form)).rejects.toMatchObject({ problem: 'people.invalid' });
  expect(bodyOf(world)).not.toHaveProperty('user_id');
  expect(bodyOf(world)).toMatchObject({ institution_id: someone.institution_id });
});
