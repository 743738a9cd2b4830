import {
  Agent as HttpAgent,
  request as requestHttp,
  type ClientRequest,
  type IncomingMessage,
} from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { makeLookup } from './lookup.ts';
import { nextIn } from './next-page.ts';
import { Refused, type NoAnswer } from './no-answer.ts';
import { isPublicAddress } from './public-address.ts';

export type Answer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly text: string;
      /** The next page of a list; null at its end. */
      readonly next?: string | null;
    }
  | { readonly kind: 'no_answer'; readonly fault: NoAnswer };

/** An answer that is read while it comes. */
type StreamedAnswer =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly media_type: string;
      /** Throws `BrokenOff` where it ends too early, continues for too long, or is silent for too long. */
      readonly body: AsyncIterable<Buffer>;
    }
  | { readonly kind: 'no_answer'; readonly fault: NoAnswer };

/** An answer broke off while it was read. */
export class BrokenOff extends Error {
  readonly fault: NoAnswer;
  constructor(fault: NoAnswer) {
    super(fault);
    this.fault = fault;
  }
}

export interface OutgoingRequest {
  /** As an administrator wrote it: none of it is trusted. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, but for a form. */
  readonly body: unknown;
  /** The media type of the JSON, if the other system needs its own. */
  readonly media_type?: string;
}

/** Calls other systems. */
export interface Outgoing {
  post(request: OutgoingRequest): Promise<Answer>;
  get(request: Omit<OutgoingRequest, 'body'>): Promise<Answer>;
  /** As `post`, of an answer that comes bit by bit: its time is counted from bit to bit. */
  stream(request: OutgoingRequest, signal?: AbortSignal): Promise<StreamedAnswer>;
  /** Why an address is never called, as far as the address itself shows it; the host is resolved when it is called. */
  refusalOf(address: string): 'address_refused' | 'insecure' | null;
  /** Lets connections go. */
  close(): void;
}

interface Limits {
  /** Whether addresses of this machine and its network may be called, and plain http: for a school's own LMS. */
  readonly allows_private: boolean;
  readonly timeout_ms?: number;
  readonly most_bytes?: number;
  /** Of an answer that comes bit by bit: how long it may be silent, and how much of it there may be. */
  readonly silence_ms?: number;
  readonly most_streamed_bytes?: number;
}

/**
 * Opens the way out. Every address is judged when it is connected to, by what its name means at that moment: a name that is
 * public when it is looked at and private a moment later leads nowhere. Redirects are not followed.
 */
export function openOutgoing({
  allows_private,
  timeout_ms = 15_000,
  most_bytes = 262_144,
  silence_ms = 90_000,
  most_streamed_bytes = 8 * 1024 * 1024,
}: Limits): Outgoing {
  const lookup = makeLookup((address) => allows_private || isPublicAddress(address));
  const agentsOf = (maxSockets: number) => {
    const kept = { keepAlive: true, maxSockets, lookup };
    return { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };
  };
  const brief = agentsOf(8);
  // Held for a minute at a time, and many institutions may have the same service.
  const lasting = agentsOf(48);

  /** @throws Refused */
  function judged(address: string): URL & { protocol: 'http:' | 'https:' } {
    if (!URL.canParse(address)) throw new Refused('address_refused');
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isOpen = isIP(host) === 0 ? !isThisMachine(host) : isPublicAddress(host);
    if (url.username !== '' || url.password !== '' || !(allows_private || isOpen))
      throw new Refused('address_refused');
    if (url.protocol !== 'https:' && !(allows_private && url.protocol === 'http:'))
      throw new Refused(url.protocol === 'http:' ? 'insecure' : 'address_refused');
    return url as URL & { protocol: 'http:' | 'https:' };
  }

  /** Sends a request; its answer's body is not read yet. */
  function send(
    address: string,
    method: 'GET' | 'POST',
    headers: Readonly<Record<string, string>>,
    text: string,
    signal: AbortSignal,
    agents = brief,
  ): Promise<IncomingMessage> {
    const url = judged(address);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const agent = agents[url.protocol];
      const all = { accept: 'application/json', ...headers, 'user-agent': 'Takhti' };
      const sent = request(url, { method, agent, headers: all }, (response) => {
        // An answer that breaks off before it is read would end the server; its reader gets the error all the same.
        response.on('error', () => {});
        resolve(response);
      });
      sent.on('error', reject);
      // An answer that asks for another protocol causes no other event.
      sent.on('close', () => reject(new Error('ended without an answer')));
      stopBy(signal, sent);
      sent.end(text);
    });
  }

  async function exchange(
    address: string,
    method: 'GET' | 'POST',
    headers: Readonly<Record<string, string>>,
    text: string,
  ): Promise<Answer> {
    try {
      const response = await send(address, method, headers, text, AbortSignal.timeout(timeout_ms));
      const answered = await readBody(response, most_bytes);
      const next = nextIn(response.headers.link);
      return { kind: 'answered', status: response.statusCode ?? 0, text: answered, next };
    } catch (error) {
      return { kind: 'no_answer', fault: faultOf(error) };
    }
  }

  return {
    post({ address, headers = {}, body, media_type }) {
      const isForm = body instanceof URLSearchParams;
      const text = isForm ? body.toString() : JSON.stringify(body);
      const type = isForm ? 'application/x-www-form-urlencoded' : (media_type ?? 'application/json');
      return exchange(address, 'POST', { ...headers, ...lengthOf(text), 'content-type': type }, text);
    },
    get({ address, headers = {}, media_type }) {
      return exchange(address, 'GET', { ...headers, ...(media_type && { accept: media_type }) }, '');
    },
    async stream(request, signal) {
      const silence = new AbortController();
      const stop = AbortSignal.any([silence.signal, ...(signal ? [signal] : [])]);
      const timer = setTimeout(() => silence.abort(), silence_ms);
      try {
        const text = JSON.stringify(request.body);
        const type = { accept: 'text/event-stream', 'content-type': 'application/json' };
        const headers = { ...request.headers, ...lengthOf(text), ...type };
        const response = await send(request.address, 'POST', headers, text, stop, lasting);
        return {
          kind: 'answered',
          status: response.statusCode ?? 0,
          media_type: response.headers['content-type'] ?? '',
          body: readBits(response, most_streamed_bytes, timer, silence.signal),
        };
      } catch (error) {
        clearTimeout(timer);
        return { kind: 'no_answer', fault: silence.signal.aborted ? 'timed_out' : faultOf(error) };
      }
    },
    refusalOf(address) {
      try {
        judged(address);
        return null;
      } catch (error) {
        return faultOf(error) === 'insecure' ? 'insecure' : 'address_refused';
      }
    },
    close() {
      for (const agents of [brief, lasting]) for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

/** Names that mean this machine everywhere. */
function isThisMachine(host: string): boolean {
  return /(?:^|\.)localhost\.?$/i.test(host);
}

/**
 * Aborts a request by a signal. The request itself does not get the signal: after its answer has ended it has returned its
 * connection, and would destroy it with an error that nobody listens to.
 */
function stopBy(signal: AbortSignal, sent: ClientRequest): void {
  let response: IncomingMessage | null = null;
  const stop = (): void => {
    if (response?.complete === true) response.destroy();
    else sent.destroy(signal.reason as Error);
  };
  sent.on('response', (answer) => {
    response = answer;
  });
  sent.on('close', () => signal.removeEventListener('abort', stop));
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop);
}

function lengthOf(text: string): { 'content-length': string } {
  return { 'content-length': String(Buffer.byteLength(text)) };
}

async function readBody(response: IncomingMessage, most_bytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most_bytes) {
      response.destroy();
      throw new Refused('too_large');
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

async function* readBits(
  response: IncomingMessage,
  most_bytes: number,
  timer: NodeJS.Timeout,
  silence: AbortSignal,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  try {
    for await (const bit of response as AsyncIterable<Buffer>) {
      bytes += bit.length;
      if (bytes > most_bytes) throw new Refused('too_large');
      timer.refresh();
      yield bit;
    }
  } catch (error) {
    throw new BrokenOff(silence.aborted ? 'timed_out' : faultOf(error));
  } finally {
    clearTimeout(timer);
    response.destroy();
  }
}

function faultOf(error: unknown): NoAnswer {
  if (error instanceof Refused) return error.fault;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timed_out';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  const isOfCertificate = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code ?? '');
  return isOfCertificate ? 'insecure' : 'refused_connection';
}
