import { lookup as lookUp } from 'node:dns';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Why another system gave no answer. */
export type NoAnswer =
  | 'address_refused'
  | 'unknown_host'
  | 'refused_connection'
  | 'insecure'
  | 'timed_out'
  | 'too_large';

export type Answer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'no_answer'; readonly fault: NoAnswer };

export interface OutgoingRequest {
  /** As an administrator wrote it: nothing of it is believed. */
  readonly address: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body: unknown;
}

/** Calls other systems. */
export interface Outgoing {
  post(request: OutgoingRequest): Promise<Answer>;
  /** Lets connections go. */
  close(): void;
}

interface Limits {
  /** Whether addresses of this machine and its network may be called, and plain http: for a school's own LMS. */
  readonly allows_private: boolean;
  readonly timeout_ms?: number;
  readonly most_bytes?: number;
}

class Refused extends Error {
  readonly fault: NoAnswer;
  constructor(fault: NoAnswer) {
    super(fault);
    this.fault = fault;
  }
}

/**
 * Opens the way out. Every address is judged when it is connected to, by what its name stands for at that moment: a name that is
 * public when it is looked at and private a moment later leads nowhere. Redirects are not followed.
 */
export function openOutgoing({
  allows_private,
  timeout_ms = 15_000,
  most_bytes = 262_144,
}: Limits): Outgoing {
  const lookup: LookupFunction = (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const open = allows_private ? found : found?.filter(({ address }) => isPublicAddress(address));
      const [first] = open ?? [];
      if (error) callback(error, '');
      else if (!first) callback(new Refused('address_refused'), '');
      else if (options.all === true) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
  const kept = { keepAlive: true, maxSockets: 8, lookup };
  const agents = { 'http:': new HttpAgent(kept), 'https:': new HttpsAgent(kept) };

  /** @throws Refused */
  function judged(address: string): URL & { protocol: 'http:' | 'https:' } {
    if (!URL.canParse(address)) throw new Refused('address_refused');
    const url = new URL(address);
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const isOpen = isIP(host) === 0 || isPublicAddress(host);
    if (url.username !== '' || url.password !== '' || !(allows_private || isOpen))
      throw new Refused('address_refused');
    if (url.protocol !== 'https:' && !(allows_private && url.protocol === 'http:'))
      throw new Refused(url.protocol === 'http:' ? 'insecure' : 'address_refused');
    return url as URL & { protocol: 'http:' | 'https:' };
  }

  return {
    async post({ address, headers = {}, body }) {
      try {
        const url = judged(address);
        const text = JSON.stringify(body);
        const send = url.protocol === 'https:' ? requestHttps : requestHttp;
        return await new Promise<Answer>((resolve, reject) => {
          const request = send(
            url,
            {
              method: 'POST',
              agent: agents[url.protocol],
              signal: AbortSignal.timeout(timeout_ms),
              headers: {
                ...headers,
                accept: 'application/json',
                'user-agent': 'Takhti',
                'content-type': 'application/json',
                'content-length': Buffer.byteLength(text),
              },
            },
            (response) => {
              readBody(response, most_bytes).then(
                (answered) => resolve({ kind: 'answered', status: response.statusCode ?? 0, text: answered }),
                reject,
              );
            },
          );
          request.on('error', reject);
          request.end(text);
        });
      } catch (error) {
        return { kind: 'no_answer', fault: faultOf(error) };
      }
    },
    close() {
      agents['http:'].destroy();
      agents['https:'].destroy();
    },
  };
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

function faultOf(error: unknown): NoAnswer {
  if (error instanceof Refused) return error.fault;
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || name === 'AbortError' || code === 'ETIMEDOUT') return 'timed_out';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  const isOfCertificate = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code ?? '');
  return isOfCertificate ? 'insecure' : 'refused_connection';
}
