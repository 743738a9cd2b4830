import type { Call, ImportProgress, ReplyOf, RequestOf } from '@takhti/contract';
import type { Session } from './session.ts';
import type { Services } from './services.ts';

/** The file of an upload, whole and within its call's limit. */
export interface IncomingFile {
  readonly file_name: string;
  readonly body: Buffer;
}

/** What the route of a download call gives back. */
export interface OutgoingFile {
  readonly file_name: string;
  readonly media_type: string;
  readonly body: Buffer | string;
}

interface BaseContext<C extends Call> {
  readonly input: RequestOf<C>;
  readonly services: Services;
  /** Of calls of kind upload and progress. */
  readonly file: IncomingFile;
  /** Of calls of kind progress: tells the person how far the work has come. */
  readonly report: (progress: ImportProgress) => void;
  /** Logs a fault that the answer tells of itself, because the rest of the work goes on. */
  readonly logFault: (error: unknown) => void;
}

export interface PublicContext<C extends Call> extends BaseContext<C> {
  /** The bearer as sent, or empty; only for calls that take a refresh token. */
  readonly bearer: string;
  readonly address: string;
  /** As the browser calls itself; empty when it does not. */
  readonly user_agent: string;
}

export interface SessionContext<C extends Call> extends BaseContext<C> {
  readonly session: Session;
}

/** A call bound to what the server does with it. */
export type Route =
  | {
      readonly access: 'public';
      readonly call: Call;
      readonly handle: (context: PublicContext<Call>) => Promise<unknown>;
    }
  | {
      readonly access: 'session';
      readonly call: Call;
      readonly handle: (context: SessionContext<Call>) => Promise<unknown>;
    };

/** Binds a call that needs a session: who makes it is known, and their role holds the call's right. */
export function route<C extends Call>(
  call: C,
  handle: (context: SessionContext<C>) => Promise<ReplyOf<C>>,
): Route {
  // The context that arrives was parsed with this very call's schema, so it is the handler's own.
  return {
    access: 'session',
    call,
    handle: handle as unknown as (context: SessionContext<Call>) => Promise<unknown>,
  };
}

/** Binds a call that is open to everybody, or that a refresh token guards. */
export function publicRoute<C extends Call>(
  call: C,
  handle: (context: PublicContext<C>) => Promise<ReplyOf<C>>,
): Route {
  return {
    access: 'public',
    call,
    handle: handle as unknown as (context: PublicContext<Call>) => Promise<unknown>,
  };
}
