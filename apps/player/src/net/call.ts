import type { DetailsOf, Envelope, ProblemName } from '@takhti/contract';

/** How a call ended. `unreachable` may be tried again as it is: no connection, or a fault of the server; so may `too_many`, later. */
export type Outcome<Data> =
  | { readonly kind: 'ok'; readonly data: Data }
  | Refused
  | { readonly kind: 'unauthorized' }
  | { readonly kind: 'too_many'; readonly minutes: number }
  | { readonly kind: 'unreachable' };

/** A call that the server refused, and why. The name of the problem determines its details. */
export type Refused = { [Name in ProblemName]: RefusedFor<Name> }[ProblemName];

interface RefusedFor<Name extends ProblemName> {
  readonly kind: 'refused';
  readonly problem: Name;
  /** As they are declared with the problem. They are not parsed here, so any of them may be missing. */
  readonly details?: Partial<NonNullable<DetailsOf<Name>>>;
}

/** Too many begin at once; it is worth to try again after some minutes. */
export interface TooMany {
  readonly minutes: number;
}

/** Why there is nothing to show. */
export type Failure = 'unreachable' | 'unauthorized' | 'not_found' | LearnerFailure | TooMany;
type LearnerFailure = (typeof ofLearners)[keyof typeof ofLearners];

/** Fields about the learner, and not about the content. */
const ofLearners = {
  'players.learner_unknown': 'learner_unknown',
  'players.no_attempts_left': 'no_attempts_left',
  'players.token_refused': 'token_refused',
} as const satisfies Partial<Record<ProblemName, string>>;

function isOfLearner(problem: ProblemName): problem is keyof typeof ofLearners {
  return Object.hasOwn(ofLearners, problem);
}

export function failureOf(outcome: Exclude<Outcome<unknown>, { kind: 'ok' }>): Failure {
  if (outcome.kind === 'too_many') return { minutes: outcome.minutes };
  if (outcome.kind !== 'refused') return outcome.kind;
  return isOfLearner(outcome.problem) ? ofLearners[outcome.problem] : 'not_found';
}

const TIMEOUT_MS = 20_000;

interface PostOptions {
  /** The request outlives its page. */
  readonly keepalive?: boolean;
  /** The token of the logged-in person, if the server asks for it. */
  readonly bearer?: string;
  /** How long an answer is waited for, where it is longer than usual. */
  readonly timeout_ms?: number;
}

/** Posts to `/api/<path>` and opens the envelope. Never throws. */
export async function post<Data>(
  path: string,
  body: object,
  { keepalive = false, bearer = '', timeout_ms = TIMEOUT_MS }: PostOptions = {},
): Promise<Outcome<Data>> {
  try {
    const response = await fetch(`/api/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
      },
      body: JSON.stringify(body),
      keepalive,
      // A request that outlives its page has no time limit of the page.
      ...(keepalive ? {} : { signal: AbortSignal.timeout(timeout_ms) }),
    });
    if (response.status === 401) return { kind: 'unauthorized' };
    if (response.status === 429) return { kind: 'too_many', minutes: minutesUntilRetry(response) };
    if (response.status >= 500) return { kind: 'unreachable' };
    return open<Data>(await response.json());
  } catch {
    return { kind: 'unreachable' };
  }
}

// Our limits say how long to wait; those of a proxy may not.
function minutesUntilRetry({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds / 60) : 1;
}

function open<Data>(value: unknown): Outcome<Data> {
  const envelope = value as Envelope<Data>;
  if (isSuccess(envelope)) return { kind: 'ok', data: envelope.data };
  if (typeof envelope.data?.problem !== 'string') return { kind: 'unreachable' };
  const { problem, details } = envelope.data;
  // The compiler cannot know that name and details are of one row of the contract's table.
  return { kind: 'refused', problem, details } as Refused;
}

function isSuccess<Data>(envelope: Envelope<Data>): envelope is Extract<Envelope<Data>, { error_code: 0 }> {
  return envelope.error_code === 0;
}
