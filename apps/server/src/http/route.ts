import type { Call, ImportProgress, ReplyOf, RequestOf } from '@takhti/contract';
import type { Caller } from './session.ts';
import type { Services } from './services.ts';
import type { TemporaryFiles, WrittenFile } from '../platform/temporary/temporary-files.ts';
import type { Work } from '../platform/work/index.ts';

/** The complete file of an upload, within its call's limit: it stays on the disk until the call was answered. */
export interface IncomingFile {
  readonly file_name: string;
  readonly path: string;
  readonly bytes: number;
}

/** What the route of a download call gives back: a file that is on the disk until it was sent. */
export type OutgoingFile = WrittenFile;

/** Reports progress to the person. */
export type Report = (progress: ImportProgress) => void;

/** For calls that upload, make or change files. */
export interface FileWork {
  readonly work: Work;
  /** Temporary files of this call, deleted once it was answered. */
  readonly temporary: Pick<TemporaryFiles, 'make'>;
}

interface BaseContext<C extends Call> {
  readonly input: RequestOf<C>;
  readonly services: Services;
  /** Of calls of kind upload and progress. */
  readonly file: IncomingFile;
  /** Of every call, except light calls of kind json. */
  readonly fileWork: FileWork;
  /** Of calls of kind progress: reports progress to the person. */
  readonly report: Report;
  /** Logs a fault that the reply reports itself, because the rest of the work continues. */
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
  readonly session: Caller;
}

/** What is known of an upload before its file is read. */
export interface AdmissionContext<C extends Call> extends Pick<
  SessionContext<C>,
  'input' | 'session' | 'services'
> {
  /** As its person calls it; empty when no file came. */
  readonly file_name: string;
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
      /** Of uploads: refuses a file before it is read. */
      readonly admit?: ((context: AdmissionContext<Call>) => Promise<unknown>) | undefined;
      readonly handle: (context: SessionContext<Call>) => Promise<unknown>;
    };

/**
 * Binds a call that needs a session: who makes it is known, and their role holds the call's right.
 * @param admit of an upload, what is asked before its file is read
 */
export function route<C extends Call>(
  call: C,
  handle: (context: SessionContext<C>) => Promise<ReplyOf<C>>,
  admit?: (context: AdmissionContext<C>) => Promise<unknown>,
): Route {
  // The context that arrives was parsed with this very call's schema, so it is the handler's own.
  return {
    access: 'session',
    call,
    admit: admit,
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
