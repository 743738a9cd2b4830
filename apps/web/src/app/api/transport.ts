import { CallError } from './failures.ts';

/** A request as it goes over the wire. */
export interface WireRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData;
  readonly signal: AbortSignal;
  /** Continues its way even when the page goes away meanwhile. */
  readonly keepalive?: boolean;
  readonly onUpload?: (sent: number, total: number) => void;
  /** Called with the text that has arrived so far, each time that there is more. */
  readonly onText?: (text: string) => void;
}

export interface WireAnswer {
  readonly status: number;
  header(name: string): string | null;
  text(): Promise<string>;
  blob(): Promise<Blob>;
}

/** Sends a request; throws CallError NO_INTERNET, NETWORK_ERROR, or CANCELLED when the signal is aborted. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

function lost(signal: AbortSignal): CallError {
  if (signal.aborted) return signal.reason instanceof CallError ? signal.reason : new CallError('CANCELLED');
  return new CallError(navigator.onLine ? 'NETWORK_ERROR' : 'NO_INTERNET');
}

export const fetchTransport: Transport = async ({ url, headers, body, signal, keepalive = false }) => {
  const guarded = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await work();
    } catch {
      throw lost(signal);
    }
  };
  const response = await guarded(() =>
    fetch(url, { method: 'POST', headers, body, signal, keepalive, cache: 'no-store' }),
  );
  return {
    status: response.status,
    header: (name) => response.headers.get(name),
    text: () => guarded(() => response.text()),
    blob: () => guarded(() => response.blob()),
  };
};

/** By XMLHttpRequest: only it reports how much of a body was sent. */
export const uploadTransport: Transport = ({ url, headers, body, signal, onUpload, onText }) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(lost(signal));
    const abort = (): void => {
      request.abort();
      fail();
    };
    if (signal.aborted) return fail();
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => onUpload?.(event.loaded, event.total));
    request.addEventListener('progress', () => onText?.(request.responseText));
    request.addEventListener('error', fail);
    request.addEventListener('load', () => {
      signal.removeEventListener('abort', abort);
      resolve({
        status: request.status,
        header: (name) => request.getResponseHeader(name),
        text: () => Promise.resolve(request.responseText),
        blob: () => Promise.resolve(new Blob([request.responseText])),
      });
    });
    request.send(body);
  });
