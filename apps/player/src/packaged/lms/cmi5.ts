import { isRecord } from '@takhti/domain';
import { launchIn, readLaunchData, type Cmi5Launch } from './cmi5-launch.ts';
import { statementsOf, type Statement } from './cmi5-statements.ts';
import { alone, slowly, type LmsSession } from './lms-session.ts';

/** A request as `fetch` makes it. */
export type Send = (address: string, request: RequestInit) => Promise<Response>;

const RESUME = 'takhti.resume';
/** Kept once passing and completing were reported: the standard takes each once a registration, whose launches are many. */
const REPORTED = 'takhti.told';
/** Browsers send no more than 64 KiB for a page that goes away. */
const most_bytes = 60_000;

/** Statements that go together. */
interface Said {
  readonly statements: readonly Statement[];
  /** Whether the standard takes them once a registration. */
  readonly isOnce: boolean;
}

/** A learning platform that supports cmi5; played alone if the address contains no launch, or access is refused. */
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
  const kept = (name: string) =>
    data.isNormal ? textOf(ask(stateOf(launch, name), { method: 'GET' })) : Promise.resolve('');
  const [resumed, reported] = await Promise.all([kept(RESUME), kept(REPORTED)]);

  const statements = statementsOf(launch, data, now);
  const began = now();
  let suspended = resumed;
  // One after the other: the standard wants the first statement first and the last one last.
  const waiting: Said[] = [];
  let isSending = false;
  const post = async ({ statements: said, isOnce }: Said): Promise<void> => {
    const body = JSON.stringify(said);
    const keepalive = new TextEncoder().encode(body).length <= most_bytes;
    const taken = await ask('statements', { method: 'POST', body, keepalive }).catch(nothing);
    if (!isOnce || taken?.ok !== true) return;
    await ask(stateOf(launch, REPORTED), { method: 'PUT', body: 'true', keepalive: true }).catch(nothing);
  };
  const say = (said: readonly Statement[], isOnce = false): void => {
    if (said.length > 0) waiting.push({ statements: said, isOnce });
    if (!isSending) void sendAll();
  };
  async function sendAll(): Promise<void> {
    isSending = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) await post(next);
    isSending = false;
  }
  const commit = slowly(() => {
    const request = { method: suspended === '' ? 'DELETE' : 'PUT', body: suspended, keepalive: true };
    void ask(stateOf(launch, RESUME), suspended === '' ? { method: 'DELETE' } : request).catch(nothing);
  });
  let hasCompleted = reported !== '';
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
      say([...statements.answered(outcome), statements.scored(outcome)]);
      // Apart from the answers, which a platform would refuse along with what was reported before.
      if (!hasCompleted) say([...statements.judged(outcome), statements.completed(outcome)], true);
      hasCompleted = true;
      suspended = '';
      commit.now();
    },
    leave() {
      if (hasLeft) return;
      hasLeft = true;
      if (data.isNormal && suspended !== resumed) commit.now();
      // Of a page that goes away, only what is sent at once is sent; what waits must not come after the last word.
      const late = waiting.splice(0);
      const last = [
        ...late.flatMap((each) => each.statements),
        statements.terminated((now() - began) / 1000),
      ];
      void post({ statements: last, isOnce: late.some(({ isOnce }) => isOnce) });
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

function nothing(): undefined {
  return undefined;
}
