import { Problem, problems, readProblem, type Envelope, type FailureData } from '@takhti/contract';

/** Failures of a call without an answer of ours (specification, section 8). */
export const errorKinds = [
  'NO_INTERNET',
  'SYSTEM_ERROR',
  'TIME_OUT',
  'CANCELLED',
  'UNAUTHORIZED',
  'NETWORK_ERROR',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

export class CallError extends Error {
  readonly kind: ErrorKind;
  /** The HTTP status, 0 without an answer. */
  readonly status: number;
  /** The message of the server, if there is one. */
  readonly problem: Problem | null;

  constructor(kind: ErrorKind, status = 0, problem: Problem | null = null) {
    super(kind);
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
    this.problem = problem;
  }
}

/** One field of a request that does not have its call's form. */
export interface FieldFault {
  readonly field: string;
  readonly message: 'field required but not supplied' | 'field type does not match';
}

/** A request that was not sent, because it does not have its call's form: a fault of the screen. */
export class InvalidRequest extends Error {
  readonly faults: readonly FieldFault[];

  constructor(path: string, faults: readonly FieldFault[]) {
    super(`${path}: ${faults.map((fault) => `${fault.field}: ${fault.message}`).join('; ')}`);
    this.name = 'InvalidRequest';
    this.faults = faults;
  }
}

/** Kinds where the connection is at fault and another try may succeed: they ask whether to retry (C-1004 to C-1006). */
export function isConnectionKind(kind: ErrorKind): boolean {
  return kind === 'NO_INTERNET' || kind === 'NETWORK_ERROR' || kind === 'TIME_OUT';
}

/** Whether a status means that the session is not good for this: 401 up to below 500 (C-996). */
export function isUnauthorizedStatus(status: number): boolean {
  return status >= 401 && status < 500;
}

/** The envelope in a body, or null when it holds something else: a proxy's page, or nothing. */
export function envelopeIn(body: string): Envelope<unknown> | null {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return null;
  }
  return isEnvelope(value) ? value : null;
}

/** Whether a parsed value is an envelope. */
export function isEnvelope(value: unknown): value is Envelope<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'error_code' in value &&
    typeof value.error_code === 'number'
  );
}

/** The problem in an envelope; an unknown name of a newer release becomes a fault of the system. */
export function problemIn(envelope: Envelope<unknown>): Problem {
  const data = envelope.data as Partial<FailureData> | null;
  const name = data?.problem;
  if (name !== undefined && Object.hasOwn(problems, name)) return readProblem(name, data?.details);
  return new Problem('server.fault');
}
