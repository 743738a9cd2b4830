import { failure, success, type ProblemName } from '@takhti/contract';
import { makeClient, type Client } from '../client.ts';
import { CallError } from '../failures.ts';
import { makeLoader, type Loader } from '../loader.ts';
import type { ClientPorts, Credentials } from '../ports.ts';
import type { WireAnswer, WireRequest } from '../transport.ts';

export const someone: Credentials = {
  session_id: 'session-1',
  refresh_token: 'refresh-1',
  user_id: '11111111-1111-4111-8111-111111111111',
  institution_id: 98,
  school_id: null,
};

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): WireAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    status,
    header: (name) => headers[name] ?? null,
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(new Blob([text])),
  };
}

export function succeeds(data: unknown): WireAnswer {
  return answer(200, success(data));
}

export function refuses(problem: ProblemName, status = 200, details = {}): WireAnswer {
  return answer(status, failure(problem, details, 'correlation'));
}

interface World {
  readonly client: Client;
  readonly loader: Loader;
  /** What went over the wire, in order. */
  readonly sent: WireRequest[];
  /** What the person was told, in order: `warn container.not_found`, `fail unauthorized`. */
  readonly told: string[];
  /** The states of the session that answers told. */
  readonly states: string[];
  /** How often the session was ended. */
  ended: number;
  readonly saved: { name: string; text: Promise<string> }[];
  credentials: Credentials | null;
}

/** A client in a world that answers as a test says, one answer after the other; an Error is thrown, silence is cut off by the caller. */
export function worldThatAnswers(...answers: (WireAnswer | Error | 'silence')[]): World {
  const queue = [...answers];
  const loader = makeLoader();
  const transport = (request: WireRequest): Promise<WireAnswer> => {
    world.sent.push(request);
    const next = queue.shift();
    if (!next) throw new Error('the test has no answer left');
    if (next === 'silence') return cutOff(request.signal);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  };
  const ports: ClientPorts = {
    fetch: transport,
    upload: transport,
    loader,
    credentials: () => world.credentials,
    beforeSend: () => Promise.resolve(),
    onSessionState: (state) => void world.states.push(state),
    onUnauthorized: () => void (world.ended += 1),
    onQuietlyUnauthorized: () => void world.told.push('refused'),
    warn: ({ problem }) => world.told.push(`warn ${problem}`),
    fail: (text) => world.told.push(`fail ${text}`),
    saveFile: (blob, name) => world.saved.push({ name, text: blob.text() }),
    checksReplies: true,
  };
  const world: World = {
    client: makeClient(ports),
    loader,
    sent: [],
    told: [],
    states: [],
    ended: 0,
    saved: [],
    credentials: someone,
  };
  return world;
}

function cutOff(signal: AbortSignal): Promise<never> {
  return new Promise((_answer, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}

export const lostConnection = (): Error => new CallError('NETWORK_ERROR');
