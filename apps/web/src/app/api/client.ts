import {
  Problem,
  type Envelope,
  priorities,
  type Call,
  type ImportProgress,
  type ReplyOf,
  type RequestInput,
} from '@takhti/contract';
import { fileNameIn } from './file-name.ts';
import {
  CallError,
  envelopeIn,
  InvalidRequest,
  isConnectionKind,
  isUnauthorizedStatus,
  problemIn,
} from './failures.ts';
import { lastLine, lineReader } from './lines.ts';
import { parseRequest } from './parse-request.ts';
import type { ClientPorts, Credentials } from './ports.ts';
import type { WireAnswer } from './transport.ts';

export interface SendOptions {
  /** A page load cannot be cancelled when the connection fails, an action can (C-1011). */
  readonly isPageLoad?: boolean;
  /** Shows no spinner, dialog or toast: the caller deals with every failure. */
  readonly silent?: boolean;
  /** True for a problem that the screen shows in its own place: no toast for it then. */
  readonly handles?: (problem: Problem) => boolean;
  readonly signal?: AbortSignal;
  /** The caller, if not the session's: between the login and its end. */
  readonly as?: Credentials;
  /** Names no person: for asking who the session is, when what is known of it may be out of date. */
  readonly withoutIds?: boolean;
  /** Sent while the page closes: at once, with the session as it is; nobody reads the answer. */
  readonly isLast?: boolean;
  /** The file of an upload. */
  readonly file?: File;
  /** How much of the file has been sent, from 0 to 1. */
  readonly onUpload?: (share: number) => void;
  /** Reports of an import on its way. */
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface Client {
  /**
   * Makes a call and returns its reply. A failure is shown by the rules of the specification's section 8, and thrown: Problem
   * for a negative code, CallError for a failed connection, InvalidRequest for a request that was not sent.
   */
  send<C extends Call>(call: C, input: RequestInput<C>, options?: SendOptions): Promise<ReplyOf<C>>;
}

export const timeOutMs = 60_000;

/** Makes the one client of the studio from its ports; tests give it others. */
export function makeClient(ports: ClientPorts): Client {
  return {
    async send<C extends Call>(
      call: C,
      input: RequestInput<C>,
      options: SendOptions = {},
    ): Promise<ReplyOf<C>> {
      const isQuiet = options.silent === true || call.priority === priorities.low;
      if (!isQuiet) ports.loader.begin();
      try {
        return (await sendUntilAnswered(ports, call, input, options, isQuiet)) as ReplyOf<C>;
      } catch (error) {
        if (options.silent !== true) showError(ports, call, options, error);
        else if (isSessionRefused(call, options, error)) ports.onQuietlyUnauthorized();
        throw error;
      } finally {
        if (!isQuiet) ports.loader.end();
      }
    },
  };
}

async function sendUntilAnswered(
  ports: ClientPorts,
  call: Call,
  input: unknown,
  options: SendOptions,
  isQuiet: boolean,
): Promise<unknown> {
  if (call.can !== 'public' && call.can !== 'refresh' && options.isLast !== true) await ports.beforeSend();
  for (;;) {
    const sentWith = options.as ?? ports.credentials();
    try {
      return await sendOnce(ports, call, input, options, sentWith);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // Another tab may have refreshed the session while this request was on its way with the old one.
      if (error.kind === 'UNAUTHORIZED' && wasRenewed(ports.credentials(), sentWith)) continue;
      if (isQuiet || !isConnectionKind(error.kind)) throw error;
      const signal = options.signal ?? new AbortController().signal;
      if (!(await ports.loader.askRetry(options.isPageLoad !== true, signal)))
        throw new CallError('CANCELLED');
    }
  }
}

// Who logs in, or asks as somebody else, has no session to lose.
function isSessionRefused(call: Call, { as }: SendOptions, error: unknown): boolean {
  const isOfSession = call.can !== 'public' && call.can !== 'refresh' && as === undefined;
  return isOfSession && error instanceof CallError && error.kind === 'UNAUTHORIZED';
}

function wasRenewed(now: Credentials | null, sentWith: Credentials | null): boolean {
  return (
    now !== null &&
    sentWith !== null &&
    now.user_id === sentWith.user_id &&
    now.session_id !== sentWith.session_id
  );
}

async function sendOnce(
  ports: ClientPorts,
  call: Call,
  input: unknown,
  options: SendOptions,
  credentials: Credentials | null,
): Promise<unknown> {
  const named = options.withoutIds === true ? null : credentials;
  const fields = parseRequest(call, input, named);
  const isUpload = call.kind === 'upload' || call.kind === 'progress';
  const timer = inactivityTimer(options.signal);
  const reader = lineReader((line) => {
    const report = JSON.parse(line) as { progress?: ImportProgress };
    if (report.progress) options.onProgress?.(report.progress);
  });
  try {
    const answer = await (isUpload ? ports.upload : ports.fetch)({
      url: `/api/${call.path}`,
      headers: headersOf(call, credentials, isUpload, named?.user_id),
      body: isUpload ? formOf(fields, options.file) : JSON.stringify(fields),
      signal: timer.signal,
      keepalive: options.isLast === true,
      onUpload: (sent, total) => {
        timer.restart();
        options.onUpload?.(total > 0 ? sent / total : 0);
      },
      onText: (text) => {
        timer.restart();
        if (call.kind === 'progress') reader(text);
      },
    });
    return await readAnswer(ports, call, answer);
  } finally {
    timer.stop();
  }
}

function headersOf(
  call: Call,
  credentials: Credentials | null,
  isUpload: boolean,
  user_id: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'no-cache' };
  // A form's boundary is the browser's to write.
  if (!isUpload) headers['content-type'] = 'application/json';
  if (call.can === 'public' || !credentials) return headers;
  const bearer = call.can === 'refresh' ? credentials.refresh_token : credentials.session_id;
  return { ...headers, authorization: `Bearer ${bearer}`, ...(user_id !== undefined && { user_id }) };
}

function formOf(fields: Readonly<Record<string, unknown>>, file: File | undefined): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  if (file) form.append('file', file, file.name.toLowerCase());
  return form;
}

async function readAnswer(ports: ClientPorts, call: Call, answer: WireAnswer): Promise<unknown> {
  const state = answer.header('x-session-state');
  if (state !== null) ports.onSessionState(state);
  const disposition = answer.header('content-disposition');
  if (call.kind === 'download' && answer.status === 200 && disposition !== null) {
    const file_name = fileNameIn(disposition);
    ports.saveFile(await answer.blob(), file_name);
    return { file_name };
  }
  const text = await answer.text();
  const envelope = envelopeIn(call.kind === 'progress' ? lastLine(text) : text);
  // Faults that the operator of the server can fix have their own message (C-995 is about everything else).
  if (answer.status >= 500) throw reasonIn(envelope) ?? new CallError('SYSTEM_ERROR', answer.status);
  // A file that is too large or too many requests are refusals with a message of their own, not a matter of the session.
  const isRefusal = envelope !== null && envelope.error_code !== 0 && answer.status !== 401;
  if (isUnauthorizedStatus(answer.status) && !isRefusal) {
    throw new CallError('UNAUTHORIZED', answer.status, envelope && problemIn(envelope));
  }
  if (!envelope) throw new CallError('SYSTEM_ERROR', answer.status);
  if (envelope.error_code !== 0) throw problemIn(envelope);
  if (ports.checksReplies) assertReply(call, envelope.data);
  return envelope.data;
}

function reasonIn(envelope: Envelope<unknown> | null): Problem | null {
  const problem = envelope && envelope.error_code !== 0 ? problemIn(envelope) : null;
  return problem?.problem === 'server.fault' ? null : problem;
}

function assertReply(call: Call, data: unknown): void {
  const parsed = call.reply.safeParse(data);
  if (!parsed.success)
    throw new Error(`The reply of ${call.path} is not what the contract says: ${parsed.error.message}`);
}

function showError(ports: ClientPorts, call: Call, options: SendOptions, error: unknown): void {
  if (error instanceof Problem) {
    // The person is brought up to date by then, and what they see is rendered again.
    if (error.problem === 'account.session_changed') return;
    if (options.handles?.(error) !== true) ports.warn(error);
  } else if (error instanceof CallError) {
    showFailure(ports, call, error);
  } else {
    ports.fail(error instanceof InvalidRequest ? 'invalid_request' : 'system_error');
  }
}

function showFailure(ports: ClientPorts, call: Call, error: CallError): void {
  if (error.kind === 'SYSTEM_ERROR')
    return ports.fail(error.status >= 500 ? 'missing_params' : 'system_error');
  // The caller decides what a failed refresh means (C-999).
  if (error.kind !== 'UNAUTHORIZED' || call.can === 'refresh') return;
  // The login page, which comes next, says that the session expired.
  if (error.problem?.problem !== 'account.session_expired') ports.fail('unauthorized');
  ports.onUnauthorized();
}

// Counts from the last progress, so that a large file on a slow network is not aborted while it still moves.
function inactivityTimer(outer: AbortSignal | undefined): {
  signal: AbortSignal;
  restart(): void;
  stop(): void;
} {
  const controller = new AbortController();
  const expire = (): void => controller.abort(new CallError('TIME_OUT'));
  let timer = setTimeout(expire, timeOutMs);
  const cancel = (): void => controller.abort(new CallError('CANCELLED'));
  if (outer?.aborted) cancel();
  outer?.addEventListener('abort', cancel, { once: true });
  return {
    signal: controller.signal,
    restart() {
      clearTimeout(timer);
      timer = setTimeout(expire, timeOutMs);
    },
    stop() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancel);
    },
  };
}
