import type { Envelope, ProblemName } from '@takhti/contract';

/** How a call ended. `unreachable` may be tried again as it is: no connection, too busy, or a fault of the server. */
export type Outcome<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | { readonly kind: 'refused'; readonly problem: ProblemName }
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'unreachable' };

/** Why there is nothing to show. */
export type Failure = 'unreachable' | 'unauthorized' | 'not_found';

export function failureOf({ kind }: Exclude<Outcome<unknown>, { kind: 'ok' }>): Failure {
  return kind === 'refused' ? 'not_found' : kind;
}

const TIMEOUT_MS = 20_000;

/** Posts to `/api/<path>` and opens the envelope. Never throws. */
export async function post<Data>(path: string, body: object, keepalive = false): Promise<Outcome<Data>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      keepalive,
      // A request that outlives its page has nobody to give up on it.
      ...(keepalive ? {} : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    });
    if (response.status === 401) return { kind: 'unauthorized' };
    if (response.status === 429 || response.status >= 500) return { kind: 'unreachable' };
    return open<Data>(await response.json());
  } catch {
    return { kind: 'unreachable' };
  }
}

function open<Data>(value: unknown): Outcome<Data> {
  const envelope = value as Envelope<Data>;
  if (isSuccess(envelope)) return { kind: 'ok', data: envelope.data };
  return typeof envelope.data?.problem === 'string'
    ? { kind: 'refused', problem: envelope.data.problem }
    : { kind: 'unreachable' };
}

function isSuccess<Data>(envelope: Envelope<Data>): envelope is Extract<Envelope<Data>, { error_code: 0 }> {
  return envelope.error_code === 0;
}
