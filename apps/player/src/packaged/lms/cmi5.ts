import { isRecord } from '../../attempt/attempt-store.ts';
import { launchIn, readLaunchData, type Cmi5Launch } from './cmi5-launch.ts';
import { statementsOf, type Statement } from './cmi5-statements.ts';
import { alone, slowly, type LmsSession } from './lms-session.ts';

/** A request as `fetch` makes it. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

const RESUME = 'takhti.resume';

/** A learning platform that speaks cmi5; alone where the address tells of none, or it gives no access. */
export async function openCmi5(
  search: string,
  send: Send = (address, request) => fetch(address, request),
  now: () => number = Date.now,
): Promise<LmsSession> {
  const launch = launchIn(search);
  if (launch === null) return alone;
  const token = await tokenFrom(launch, send);
  if (token === null) return alone;
  const ask = asker(launch, token, send);
  const data = readLaunchData(await jsonOf(ask(stateOf(launch, 'LMS.LaunchData'), { method: 'GET' })));
  // The standard wants them read; what they could say, the language of the page, the content says itself.
  await ask(profileOf(launch), { method: 'GET' }).catch(() => undefined);
  const resumed = data.isNormal ? await textOf(ask(stateOf(launch, RESUME), { method: 'GET' })) : '';

  const statements = statementsOf(launch, data, now);
  const began = now();
  let suspended = resumed;
  // One after the other: the standard wants the first statement first and the last one last.
  let queue = Promise.resolve();
  const say = (said: readonly Statement[], isLast = false): void => {
    const body = JSON.stringify(said);
    const request = { method: 'POST', body, keepalive: isLast };
    // Of a page that goes away, only what is sent at once is sent.
    if (isLast) void ask('statements', request).catch(() => undefined);
    else queue = queue.then(() => ask('statements', request)).then(nothing, nothing);
  };
  const commit = slowly(() => {
    const request = { method: suspended === '' ? 'DELETE' : 'PUT', body: suspended, keepalive: true };
    void ask(stateOf(launch, RESUME), suspended === '' ? { method: 'DELETE' } : request).catch(nothing);
  });
  let hasCompleted = false;
  let hasLeft = false;
  say([statements.initialized()]);

  return {
    isPresent: true,
    resumed,
    return_url: data.returnURL,
    keep(state) {
      if (!data.isNormal || hasLeft) return;
      suspended = state;
      commit.soon();
    },
    finish(outcome) {
      if (!data.isNormal) return;
      // The standard takes each of these once a registration; answers and scores of later attempts are told all the same.
      const once = hasCompleted ? [] : [...statements.judged(outcome), statements.completed(outcome)];
      hasCompleted = true;
      say([...statements.answered(outcome), statements.scored(outcome), ...once]);
      suspended = '';
      commit.now();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      if (data.isNormal && suspended !== resumed) commit.now();
      say([statements.terminated((now() - began) / 1000)], true);
    },
  };
}

async function tokenFrom(launch: Cmi5Launch, send: Send): Promise<string | null> {
  const answer = await jsonOf(send(launch.fetch, { method: 'POST' }));
  const token = isRecord(answer) ? answer['auth-token'] : undefined;
  return typeof token === 'string' && token !== '' ? token : null;
}

function asker({ endpoint }: Cmi5Launch, token: string, send: Send) {
  return (path: string, request: RequestInit): Promise<Response> =>
    send(endpoint + path, {
      ...request,
      headers: {
        Authorization: `Basic ${token}`,
        'X-Experience-API-Version': '1.0.3',
        ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
      },
    });
}

function stateOf({ activityId, actor, registration }: Cmi5Launch, stateId: string): string {
  const agent = JSON.stringify(actor);
  return `activities/state?${new URLSearchParams({ activityId, agent, registration, stateId })}`;
}

function profileOf({ actor }: Cmi5Launch): string {
  const agent = JSON.stringify(actor);
  return `agents/profile?${new URLSearchParams({ agent, profileId: 'cmi5LearnerPreferences' })}`;
}

async function textOf(asked: Promise<Response>): Promise<string> {
  try {
    const response = await asked;
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

async function jsonOf(asked: Promise<Response>): Promise<unknown> {
  try {
    return JSON.parse(await textOf(asked));
  } catch {
    return null;
  }
}

function nothing(): void {}
